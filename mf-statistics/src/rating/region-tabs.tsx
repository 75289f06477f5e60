import { platformOf } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { rankedRegions } from './board.ts';
import type { RatingData } from './rating.loader.ts';
import { useRatingLink } from './rating-link.ts';

/** The regions of the platform, where players are ranked by region. */
export function RegionTabs({ shard, mode, marked }: RatingData) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const ratingLink = useRatingLink({ shard, mode, marked });
  const regions = rankedRegions(game, shard);
  if (regions.length === 0) return null;
  const tab = (id: string, label: string) => ({
    to: ratingLink({ shard: id }),
    label,
    isCurrent: id === shard,
    preventScrollReset: true,
  });
  return (
    <Tabs
      look="regions"
      label={t`Region`}
      tabs={[
        tab(platformOf(game, shard), t`All regions`),
        ...regions.map(({ id, name }) => tab(id, name[locale])),
      ]}
    />
  );
}
