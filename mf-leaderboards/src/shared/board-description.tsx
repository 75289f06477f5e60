import { useSite } from '@hotdrop/shared-ui/site';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';

interface BoardDescriptionProps {
  /** A sentence about the board's players. */
  readonly scope: string;
  readonly season: string | null;
  /** Time of the last update. */
  readonly time: string | null;
}

/** Describes the players, the season, and the last update of a board, if known. */
export function BoardDescription({ scope, season, time }: BoardDescriptionProps) {
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
