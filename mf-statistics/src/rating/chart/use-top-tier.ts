import type { Season, TierLabel } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import type { Distribution } from '../../distribution/distribution.ts';

/** The tier of top places, which has no band of points. Null: the season has none, or the chart has no tiers. */
export function useTopTier(season: Season | null, { tiers }: Pick<Distribution, 'tiers'>): TierLabel | null {
  const { game } = useSite();
  if (!season || tiers.length === 0) return null;
  const banded = new Set(game.tiers.bands(season).map(({ tier }) => tier.id));
  const top = game.tiers.ranked(season).findLast(({ id }) => !banded.has(id));
  return top ? game.tiers.read({ tier: top.id, subTier: '' }) : null;
}
