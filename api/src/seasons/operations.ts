import {
  rankedPlatforms,
  readSeason,
  readShard,
  regionFor,
  regionsOf,
  type Season,
} from '@hotdrop/shared-domain/game';
import type { ActiveSeason, PlayerSeason, RankedModeStats } from '@hotdrop/shared-domain/wire';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { seasonStats } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation, type Visit } from '../http/operation.ts';
import { isCrawler } from '../http/visitor.ts';
import { type PlayerRow, requirePlayer } from '../players/find-player.ts';
import { readAverages } from '../stats/averages.ts';
import { type SeasonStats, UpstreamError } from '../upstream/upstream.ts';
import { findCurrentSeason, findSeasonEnd, listPlatformSeasons, requireSeason } from './platform-seasons.ts';
import { findReachedRank, readStatsOnce, saveStats } from './save-stats.ts';

type ReadStats = (shard: string) => Promise<SeasonStats | null>;

interface RegionReads {
  readonly findOrFetch: (shard: string) => Promise<SeasonStats>;
  /** Returns null if the database has no stats of the region. */
  readonly readStored: ReadStats;
}

const hasStats = (stats: SeasonStats | null): stats is SeasonStats =>
  stats !== null && Object.keys(stats.normal).length + Object.keys(stats.ranked).length > 0;

/**
 * Reads the stats of a shard. In a season that was counted by region, a platform has the stats of its default region
 * or, if that has none, of the first region with stats. To save requests, other regions are not fetched from a source
 * with a rate limit.
 */
const readShardStats = async (
  { game, source }: Context,
  platform: string,
  shard: string,
  season: Season,
  { findOrFetch, readStored }: RegionReads,
): Promise<{ readonly region: string | null; readonly stats: SeasonStats }> => {
  const region = season.isByRegion ? regionFor(game, shard) : null;
  const stats = await findOrFetch(region ?? platform);
  if (region === null || hasStats(stats) || readShard(game, shard).isRegion) return { region, stats };
  const readOther: ReadStats = source.isInstant ? findOrFetch : readStored;
  for (const { id } of regionsOf(game, platform)) {
    const others = id === region ? null : await readOther(id);
    if (hasStats(others)) return { region: id, stats: others };
  }
  return { region, stats };
};

const noStats: SeasonStats = { normal: {}, ranked: {} };

/** While the key has no request left, a new player has no stats: their renewal reads them later. */
const fetchUnlessLimited = async (
  { source }: Context,
  { accountId, syncedAt }: PlayerRow,
  season: Season,
  shard: string,
): Promise<SeasonStats | null> => {
  try {
    return await source.seasonStats(shard, accountId, season.id);
  } catch (error) {
    if (syncedAt === null && error instanceof UpstreamError && error.status === 'limited') return null;
    throw error;
  }
};

const save = async (
  context: Context,
  player: PlayerRow,
  season: Season,
  shard: string,
  stats: SeasonStats,
): Promise<void> => {
  const isCurrent = (await findCurrentSeason(context, player.platform))?.id === season.id;
  const owner = { ...player, season: season.id, shard, fetchedAt: context.now() };
  await context.db.transaction((tx) => saveStats(tx, owner, stats, isCurrent));
};

/** Reads stats again that are of a day in mid-season. The stored ones are shown if that fails. */
const fetchAgain = async (
  context: Context,
  player: PlayerRow,
  season: Season,
  shard: string,
  stored: SeasonStats,
): Promise<SeasonStats> => {
  try {
    const stats = await context.source.seasonStats(shard, player.accountId, season.id);
    if (stats.isRankedMissing) return stored;
    await save(context, player, season, shard, stats);
    return stats;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return stored;
  }
};

/**
 * Reads stats from the database, or from the source the first time and once more after the end of the season. Only a
 * renewal updates those of the current season.
 */
const findOrFetchStats = async (
  context: Context,
  player: PlayerRow,
  season: Season,
  shard: string,
  visit: Visit,
): Promise<SeasonStats> => {
  const stored = await readStatsOnce(context, { ...player, season: season.id, shard });
  if (!context.source.isInstant && isCrawler(visit)) return stored ?? noStats;
  if (stored) {
    const end = await findSeasonEnd(context, player.platform, season.id);
    const isFinal = end === null || stored.fetchedAt >= end;
    return isFinal ? stored : fetchAgain(context, player, season, shard, stored);
  }
  const stats = await fetchUnlessLimited(context, player, season, shard);
  // Stats without the ranked part are shown, and read again by the next visit.
  if (!stats || stats.isRankedMissing) return stats ?? noStats;
  await save(context, player, season, shard, stats);
  return stats;
};

const rateStats = async (
  { percentiles }: Context,
  { platform, ban }: PlayerRow,
  season: Season,
  stats: SeasonStats['ranked'],
): Promise<Record<string, RankedModeStats>> => {
  const rated: Record<string, RankedModeStats> = {};
  for (const [mode, ranked] of Object.entries(stats)) {
    const compared = { platform, season: season.id, mode, isBanned: ban !== null };
    rated[mode] = { ...ranked, rating: await percentiles.rate(compared, ranked) };
  }
  return rated;
};

export const getSeasonStats = operation(
  'getSeasonStats',
  { summary: "A player's stats of one season, by mode", maxAge: cacheSeconds.none },
  async (context, input, visit) => {
    const player = await requirePlayer(context, input.shard, input.accountId);
    const season = await requireSeason(context, player.platform, input.season);
    const { region, stats } = await readShardStats(context, player.platform, input.shard, season, {
      findOrFetch: (shard) => findOrFetchStats(context, player, season, shard, visit),
      readStored: (shard) => readStatsOnce(context, { ...player, season: season.id, shard }),
    });
    const rankedStats = await rateStats(context, player, season, stats.ranked);
    const averages = await readAverages(context, player.platform, season.id);
    return { season: season.id, region, normalStats: stats.normal, rankedStats, averages };
  },
);

export const listActiveSeasons = operation(
  'listActiveSeasons',
  { summary: 'The running season of each platform', maxAge: cacheSeconds.fiveMinutes },
  async (context) => {
    const seasons: Record<string, ActiveSeason> = {};
    let failure: UpstreamError | undefined;
    // A platform without boards has shut down.
    for (const { id: platform } of rankedPlatforms(context.game)) {
      const current = await findCurrentSeason(context, platform).catch((error: unknown) => {
        if (!(error instanceof UpstreamError)) throw error;
        failure = error;
      });
      if (!current) continue;
      const { label } = readSeason(context.game, current.id);
      seasons[platform] = {
        id: current.id,
        label: label.en,
        start: current.start?.toISOString() ?? null,
        end: current.end?.toISOString() ?? null,
      };
    }
    if (failure && Object.keys(seasons).length === 0) throw failure;
    return { seasons };
  },
);

const hasAny = (stats: object): boolean => Object.keys(stats).length > 0;

type KnownSeason = Omit<PlayerSeason, 'id'>;

const readAllStats = prepared(
  'stats of all seasons',
  ({ db }: Context, { accountId }: Given<{ accountId: string }>) =>
    db.select().from(seasonStats).where(eq(seasonStats.accountId, accountId)),
);

/** The seasons of a player that are in the database. Regional stats count for the whole season. */
const readStoredSeasons = async (context: Context, accountId: string) => {
  const { game } = context;
  const rows = await readAllStats(context, { accountId });
  const stored = new Map<string, KnownSeason>();
  for (const { season, shard, normal, ranked } of rows) {
    const known = stored.get(season);
    const { isRegion, id } = readShard(game, shard);
    const hasStats = hasAny(normal) || hasAny(ranked);
    const reached = findReachedRank(game, season, { normal, ranked });
    stored.set(season, {
      hasNormal: hasAny(normal) || known?.hasNormal === true,
      hasRanked: hasAny(ranked) || known?.hasRanked === true,
      isCertain: true,
      tier: reached.tier ?? known?.tier ?? null,
      points: reached.points ?? known?.points ?? null,
      regions: [...(known?.regions ?? []), ...(isRegion && hasStats ? [id] : [])],
    });
  }
  return stored;
};

/** The seasons that the source lists, or null if it cannot list them, so that every season is possible. */
const readPlayedSeasons = async (
  { source }: Context,
  { platform, accountId }: PlayerRow,
): Promise<ReadonlyMap<string, KnownSeason> | null> => {
  const played = await source.seasonsPlayed(platform, accountId);
  return played && new Map(played.map(({ id, ...season }) => [id, { ...season, isCertain: true }]));
};

/** Stored stats of one region say nothing about the other regions. */
const addRegions = (season: KnownSeason, stored: KnownSeason | undefined): KnownSeason => ({
  ...season,
  tier: season.tier ?? stored?.tier ?? null,
  points: season.points ?? stored?.points ?? null,
  regions: [...new Set([...season.regions, ...(stored?.regions ?? [])])],
});

const none = { hasNormal: false, hasRanked: false, isCertain: true, tier: null, points: null, regions: [] };

export const listSeasons = operation(
  'listSeasons',
  { summary: 'The seasons that a player took part in, newest first', maxAge: cacheSeconds.none },
  async (context, { shard, accountId }) => {
    const player = await requirePlayer(context, shard, accountId);
    const stored = await readStoredSeasons(context, player.accountId);
    const played = await readPlayedSeasons(context, player);
    const seasons = (await listPlatformSeasons(context, player.platform))
      .map(({ id }): PlayerSeason => {
        const { isByRegion, hasRanked } = readSeason(context.game, id);
        const possible = { ...none, hasNormal: true, hasRanked, isCertain: false };
        const season = played ? (played.get(id) ?? none) : possible;
        // Stored stats are newer than the list of the source, which may lack the season.
        return { id, ...(isByRegion ? addRegions(season, stored.get(id)) : (stored.get(id) ?? season)) };
      })
      .filter(({ hasNormal, hasRanked }) => hasNormal || hasRanked)
      .toReversed();
    return { seasons };
  },
);
