import { useSite } from '@hotdrop/shared-ui/site';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RatingData } from './rating.loader.ts';

/** Names the season of the distribution and the time of its last update, if known. */
export function RatingDescription({ season, ratings }: Pick<RatingData, 'season' | 'ratings'>) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const label = season === null ? null : game.seasons.read(season).label[locale];
  const scope =
    label === null
      ? t`Distribution of rank points for the season.`
      : t`Distribution of rank points in ${label}.`;
  if (!ratings?.updatedAt) return scope;
  const ago = <TimeAgo time={ratings.updatedAt} />;
  return (
    <Trans>
      {scope} Updated {ago}.
    </Trans>
  );
}
