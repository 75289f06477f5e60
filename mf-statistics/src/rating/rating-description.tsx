import { useSite } from '@hotdrop/shared-ui/site';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RatingData } from './rating.loader.ts';

/** Whose points are spread, and when they were counted, as far as that is known. */
export function RatingLead({ season, spread }: Pick<RatingData, 'season' | 'spread'>) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const label = season === null ? null : game.seasons.read(season).label[locale];
  const scope =
    label === null
      ? t`Distribution of rank points for the season.`
      : t`Distribution of rank points in ${label}.`;
  if (!spread?.updatedAt) return scope;
  const ago = <TimeAgo time={spread.updatedAt} />;
  return (
    <Trans>
      {scope} Updated {ago}.
    </Trans>
  );
}
