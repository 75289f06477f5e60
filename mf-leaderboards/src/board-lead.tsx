import { useSite } from '@hotdrop/shared-ui/site';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';

interface SeasonAndTimeProps {
  readonly season: string | null;
  /** When the board was read from the game. */
  readonly time: string | null;
}

/** Which season a board belongs to and how old it is, as far as that is known. */
export function SeasonAndTime({ season, time }: SeasonAndTimeProps) {
  const { game, locale } = useSite();
  const label = season !== null && game.seasons.read(season).label[locale];
  const ago = time !== null && <TimeAgo time={time} />;
  if (label && ago) {
    return (
      <Trans>
        {label}, read {ago}.
      </Trans>
    );
  }
  if (label) return <Trans>{label}.</Trans>;
  return ago && <Trans>Read {ago}.</Trans>;
}
