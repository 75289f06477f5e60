import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import type { FavoriteRow } from './favorite-rows.ts';
import type { Reorder } from './use-reorder.ts';

interface MoveAnnouncementProps extends Pick<Reorder, 'moved'> {
  readonly rows: readonly FavoriteRow[];
}

/** Announces the new position of a moved player to screen readers. */
export function MoveAnnouncement({ rows, moved }: MoveAnnouncementProps) {
  const row = rows.find(({ key }) => key === moved?.key);
  const [name, place, count] = [row?.name, (row?.position ?? 0) + 1, rows.length];
  return (
    <VisuallyHidden>
      <span role="status">
        {row && (
          <Trans>
            {name}: place {place} of {count}
          </Trans>
        )}
      </span>
    </VisuallyHidden>
  );
}
