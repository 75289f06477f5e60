import { type Game, readShard } from '@hotdrop/shared-domain/game';
import type { PublishedTier, RatingTier } from '@hotdrop/shared-domain/wire';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireMode, requireShard } from '../http/require-known.ts';
import { findCurrentSeason } from '../seasons/platform-seasons.ts';
import { readDistribution } from './rating-distribution.ts';

/** The tier of points in a season: by the observed bands, or a tier of top places from its last player on. */
const findTier = (
  { seasons, tiers }: Game,
  season: string,
  points: number,
  known: readonly RatingTier[],
): PublishedTier | null => {
  const bands = tiers.bands(seasons.read(season));
  const banded = new Set(bands.map(({ tier }) => tier.id));
  const top = known.findLast((each) => !banded.has(tiers.read(each).id) && points >= each.lowest);
  if (top) return { tier: top.tier, subTier: top.subTier };
  const band = bands.findLast(({ from }) => points >= from) ?? bands[0];
  return band ? { tier: band.tier.name.en, subTier: band.tier.division } : null;
};

export const getPointsPlace = operation(
  'getPointsPlace',
  { maxAge: cacheSeconds.minute },
  async (context, input) => {
    const { game } = context;
    const shard = requireShard(game, input.shard).id;
    const mode = requireMode(game, input.mode);
    const { platform, isRegion } = readShard(game, shard);
    const { points } = input;
    const season = await findCurrentSeason(context, platform);
    if (!season) return { points, place: null, behind: null, population: null, tier: null };
    const group = { platform, region: isRegion ? shard : null, season: season.id, mode };
    const [found, distribution] = await Promise.all([
      context.percentiles.findPlace(group, points),
      readDistribution(context, shard, mode),
    ]);
    const tier = findTier(game, season.id, points, distribution?.value.tiers ?? []);
    return { points, ...(found ?? { place: null, behind: null, population: null }), tier };
  },
);
