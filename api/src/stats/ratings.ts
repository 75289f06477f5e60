import {
  type Game,
  readSeason,
  readShard,
  readTier,
  regionalBoards,
  regionsOf,
  tierBands,
} from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import {
  type AnswerData,
  type Histogram,
  type PastRatings,
  type PublishedTier,
  type RatingTier,
  ratingsSchema,
} from '@hotdrop/shared-domain/wire';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { rankedStats, ratingDays } from '../data/schema.ts';
import { readSnapshots } from '../data/snapshots.ts';
import type { Database } from '../data/store.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireMode, requireShard } from '../http/require-known.ts';
import { isRanked } from '../leaderboards/boards.ts';
import { dayBefore } from '../leaderboards/places.ts';
import { findKnownSeason } from '../seasons/platform-seasons.ts';

/** The distribution of each day, to show how it moved in a week. */

/** Null: too few players for a distribution. */
const toRatingDay = ({
  ratings,
  sample,
  quantiles,
  tiers = [],
}: Distribution): Omit<PastRatings, 'day'> | null => {
  const [first] = ratings;
  if (!first || sample === null || quantiles === null) return null;
  const size = (first.to ?? 0) - (first.from ?? 0) + 1;
  const counts = ratings.map(({ count = 0 }) => count);
  return { sample, median: quantiles.p50, histogram: { from: first.from ?? 0, size, counts }, tiers };
};

/** Stores the distributions of a day. The last ones of the day stay. */
export const storeRatingDay = async (
  db: Database,
  season: string,
  day: string,
  distributions: readonly ShardDistribution[],
): Promise<void> => {
  const rows = distributions.flatMap(({ shard, mode, value }) => {
    const stored = toRatingDay(value);
    return stored ? [{ shard, mode, day, season, value: stored }] : [];
  });
  if (rows.length === 0) return;
  await db
    .insert(ratingDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [ratingDays.shard, ratingDays.mode, ratingDays.day],
      set: { season: sql`excluded.season`, value: sql`excluded.value` },
    });
};

/** Reads the distribution a week before a time. Null: it is not stored, or from another season. */
const readLastWeek = async (
  { db }: Context,
  { shard, mode, season }: { readonly shard: string; readonly mode: string; readonly season: string },
  time: Date,
): Promise<PastRatings | null> => {
  const day = dayBefore(time, 7);
  const [row] = await db
    .select()
    .from(ratingDays)
    .where(
      and(
        eq(ratingDays.shard, shard),
        eq(ratingDays.mode, mode),
        eq(ratingDays.day, day),
        eq(ratingDays.season, season),
      ),
    );
  return row ? { day, ...row.value } : null;
};

/** The distribution of rank points. A job computes and stores it. */

const step = 100;
const fineStep = 20;

const distributionSchema = v.pick(ratingsSchema, ['ratings', 'sample', 'quantiles', 'histogram', 'tiers']);
type Distribution = v.InferOutput<typeof distributionSchema>;

const keyOf = (shard: string, mode: string) => `ratings/${shard}/${mode}`;

/** Reads the distributions of shards in a mode. Shards without one are missing. */
const readDistributions = async ({ db }: Context, shards: readonly string[], mode: string) => {
  const snapshots = await readSnapshots(
    db,
    shards.map((shard) => keyOf(shard, mode)),
    distributionSchema,
  );
  return new Map(
    shards.flatMap((shard) => {
      const found = snapshots.get(keyOf(shard, mode));
      return found ? [[shard, found] as const] : [];
    }),
  );
};

const readDistribution = async (context: Context, shard: string, mode: string) =>
  (await readDistributions(context, [shard], mode)).get(shard) ?? null;

const label = new Intl.NumberFormat('en');

/** Rank points of a player, with the published tier. */
interface RatedPlayer {
  readonly mode: string;
  readonly region: string | null;
  readonly rankPoint: number;
  readonly tier: string;
  readonly subTier: string;
}

/** Counts sorted points in steps, from the lowest to the highest occupied step. */
const toHistogram = (sorted: readonly number[], size: number): Histogram => {
  const lowest = Math.floor((sorted[0] ?? 0) / size);
  const counts = Array.from<number>({ length: Math.floor((sorted.at(-1) ?? 0) / size) - lowest + 1 }).fill(0);
  for (const points of sorted) {
    const at = Math.floor(points / size) - lowest;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { from: lowest * size, size, counts };
};

const toTiers = (players: readonly RatedPlayer[]): RatingTier[] =>
  [...Map.groupBy(players, ({ tier, subTier }) => `${tier} ${subTier}`).values()]
    .flatMap((members) => {
      const [first] = members;
      const points = members.map(({ rankPoint }) => rankPoint);
      if (!first) return [];
      const { tier, subTier } = first;
      const bounds = { lowest: Math.min(...points), highest: Math.max(...points) };
      return [{ tier, subTier, players: members.length, ...bounds }];
    })
    .sort((a, b) => a.lowest - b.lowest);

/** Groups players in steps of points. Too few players have no distribution. */
const toDistribution = (players: readonly RatedPlayer[]): Distribution => {
  const sample = players.length;
  if (sample < limits.distributedPlayers)
    return { ratings: [], sample, quantiles: null, histogram: null, tiers: [] };
  const sorted = players.map(({ rankPoint }) => rankPoint).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sample - 1, Math.floor(share * sample))] ?? 0;
  const { from: lowest, counts } = toHistogram(sorted, step);
  return {
    ratings: counts.map((count, i) => {
      const from = lowest + i * step;
      const to = from + step - 1;
      return { range: `${label.format(from)} ~ ${label.format(to)}`, ratio: count / sample, from, to, count };
    }),
    sample,
    quantiles: { p25: at(0.25), p50: at(0.5), p75: at(0.75), p99: at(0.99) },
    histogram: toHistogram(sorted, fineStep),
    tiers: toTiers(players),
  };
};

/** The distribution of a platform or region in a mode. */
interface ShardDistribution {
  readonly shard: string;
  readonly mode: string;
  readonly value: Distribution;
}

/** Computes the distributions of a platform and its regions in every mode with players. */
export const toDistributions = (
  { game }: Pick<Context, 'game'>,
  platform: string,
  players: readonly RatedPlayer[],
): readonly ShardDistribution[] => {
  const shards = [platform, ...regionsOf(game, platform).map(({ id }) => id)];
  const modes = new Set(players.map(({ mode }) => mode));
  return shards.flatMap((shard) =>
    [...modes].map((mode) => {
      const members = players.filter(
        (player) => player.mode === mode && (shard === platform || player.region === shard),
      );
      return { shard, mode, value: toDistribution(members) };
    }),
  );
};

/** Computes the distributions of the ranked players of now. */
export const computeDistributions = async (context: Context, platform: string, season: string) => {
  const players = await context.db
    .select({
      mode: rankedStats.mode,
      region: rankedStats.region,
      rankPoint: rankedStats.rankPoint,
      tier: rankedStats.tier,
      subTier: rankedStats.subTier,
    })
    .from(rankedStats)
    .where(and(eq(rankedStats.platform, platform), eq(rankedStats.season, season), isRanked));
  return toDistributions(context, platform, players);
};

/** The snapshots of distributions. */
export const toSnapshots = (distributions: readonly ShardDistribution[]) =>
  distributions.map(({ shard, mode, value }) => ({ key: keyOf(shard, mode), value }));

type Regions = NonNullable<AnswerData<'getRatings'>['regions']>;

/** Reads the distributions of a platform's regions, also of those without players. None: no player has a known region. */
const readRegions = async (context: Context, shard: string, mode: string): Promise<Regions> => {
  const { isRegion } = readShard(context.game, shard);
  const regions = isRegion ? [] : regionalBoards(context.game, shard).map(({ id }) => id);
  if (regions.length === 0) return [];
  const found = await readDistributions(context, regions, mode);
  if (![...found.values()].some(({ value }) => value.sample)) return [];
  return regions.map((id) => {
    const { sample = 0, quantiles = null, histogram = null } = found.get(id)?.value ?? {};
    const { p50 = null, p99 = null } = quantiles ?? {};
    return { shard: id, sample: sample ?? 0, median: p50, top: p99, histogram };
  });
};

export const getRatings = operation(
  'getRatings',
  { summary: 'The distribution of rank points over all players', maxAge: cacheSeconds.fiveMinutes },
  async (context, input) => {
    const shard = requireShard(context.game, input.shard).id;
    const mode = requireMode(context.game, input.mode);
    const [distribution, season, regions] = await Promise.all([
      readDistribution(context, shard, mode),
      findKnownSeason(context, readShard(context.game, shard).platform),
      readRegions(context, shard, mode),
    ]);
    if (!distribution) {
      await context.keyState.requireAccepted();
      const none = { ratings: [], sample: null, updatedAt: null, quantiles: null };
      return { ...none, histogram: null, tiers: [], lastWeek: null, regions };
    }
    const { value, takenAt } = distribution;
    const lastWeek = season && (await readLastWeek(context, { shard, mode, season: season.id }, takenAt));
    return { ...value, updatedAt: takenAt.toISOString(), lastWeek, regions };
  },
);

/** The tier of points in a season: by the observed bands, or a tier of top places from its last player on. */
const findTier = (
  game: Game,
  season: string,
  points: number,
  known: readonly RatingTier[],
): PublishedTier | null => {
  const bands = tierBands(game, readSeason(game, season));
  const banded = new Set(bands.map(({ tier }) => tier.id));
  const top = known.findLast((each) => !banded.has(readTier(game, each).id) && points >= each.lowest);
  if (top) return { tier: top.tier, subTier: top.subTier };
  const band = bands.findLast(({ from }) => points >= from) ?? bands[0];
  return band ? { tier: band.tier.name.en, subTier: band.tier.division } : null;
};

export const getPointsPlace = operation(
  'getPointsPlace',
  { summary: 'The exact place and the tier that rank points would have', maxAge: cacheSeconds.minute },
  async (context, input) => {
    const { game } = context;
    const shard = requireShard(game, input.shard).id;
    const mode = requireMode(game, input.mode);
    const { platform, isRegion } = readShard(game, shard);
    const { points } = input;
    const season = await findKnownSeason(context, platform);
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
