import { useSite } from '@hotdrop/shared-ui/site';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';

interface BoardLeadProps {
  /** Whom a board ranks, as a sentence. */
  readonly scope: string;
  readonly season: string | null;
  /** When the board was read from the game. */
  readonly time: string | null;
}

/** Whom a board ranks, of which season it is and how old, as far as that is known. */
export function BoardLead({ scope, season, time }: BoardLeadProps) {
  const { game, locale } = useSite();
  const label = season !== null && game.seasons.read(season).label[locale];
  const ago = time !== null && <TimeAgo time={time} />;
  if (label && ago) {
    return (
      <Trans>
        {scope} {label}, updated {ago}.
      </Trans>
    );
  }
  if (label) {
    return (
      <Trans>
        {scope} {label}.
      </Trans>
    );
  }
  if (!ago) return scope;
  return (
    <Trans>
      {scope} Updated {ago}.
    </Trans>
  );
}
