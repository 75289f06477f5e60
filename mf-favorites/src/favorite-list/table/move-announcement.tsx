import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import type { FavoriteRow } from './favorite-rows.ts';
import type { Order } from './use-reorder.ts';

interface MovedProps extends Pick<Order, 'moved'> {
  readonly rows: readonly FavoriteRow[];
}

/** Tells those who listen where a player has been moved. */
export function Moved({ rows, moved }: MovedProps) {
  const row = rows.find(({ key }) => key === moved?.key);
  const [name, place, count] = [row?.name, (row?.place ?? 0) + 1, rows.length];
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
