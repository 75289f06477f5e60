import { type Game, readSeason, tierByPoints } from '@hotdrop/shared-domain/game';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import { type PlayerSeason, readComparedStats } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { players, rankedStats, seasonStats } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { recordPoints } from '../points/points.ts';
import type { RankedStats, SeasonStats } from '../upstream/upstream.ts';

interface StatsOwner {
  readonly accountId: string;
  readonly platform: string;
  readonly region: string | null;
  readonly season: string;
  readonly shard: string;
  readonly fetchedAt: Date;
}

/** The row for comparisons with other players in one mode. */
export const toRankedRow = (
  { accountId, platform, region, season }: Omit<StatsOwner, 'shard' | 'fetchedAt'>,
  mode: string,
  stats: RankedStats,
): typeof rankedStats.$inferInsert => ({
  platform,
  season,
  mode,
  accountId,
  region,
  ...readComparedStats(stats),
  rankPoint: Math.round(stats.currentRankPoint),
  ...stats.currentTier,
  kills: stats.kills,
  deaths: stats.deaths,
});

/** The stats in the ranked mode that the player plays most. */
const findMainRanked = (ranked: SeasonStats['ranked']) =>
  Object.values(ranked).toSorted((a, b) => b.roundsPlayed - a.roundsPlayed)[0] ?? null;

/** Lists of players show this tier beside the name, and sort by these points. */
export function toListedRank(ranked: SeasonStats['ranked']) {
  const main = findMainRanked(ranked);
  if (!main) return { tier: null, subTier: null, rankPoint: null };
  return { ...main.currentTier, rankPoint: Math.round(main.currentRankPoint) };
}

type StatsKey = Pick<StatsOwner, 'accountId' | 'season' | 'shard'>;

const readStored = prepared(
  'stats of a season',
  ({ db }: { db: Database }, { accountId, season, shard }: Given<StatsKey>) =>
    db
      .select()
      .from(seasonStats)
      .where(
        and(
          eq(seasonStats.accountId, accountId),
          eq(seasonStats.season, season),
          eq(seasonStats.shard, shard),
        ),
      ),
);

/** Reads the stats of a season that are stored. Null: none are. */
export const readStats = async (db: Database, { accountId, season, shard }: StatsKey) => {
  const [row] = await readStored({ db }, { accountId, season, shard });
  return row ?? null;
};

export const readStatsOnce = ({ db, once }: Pick<Context, 'db' | 'once'>, key: StatsKey) =>
  once(`stats/${key.shard}/${key.accountId}/${key.season}`, () => readStats(db, key));

/** Saves a season's stats and the rows for comparisons with other players. */
export const saveStats = async (
  db: Database,
  owner: StatsOwner,
  stats: SeasonStats,
  isCurrent: boolean,
): Promise<void> => {
  const { accountId, platform, season, shard, fetchedAt } = owner;
  const row = { accountId, season, shard, normal: stats.normal, ranked: stats.ranked, fetchedAt };
  await db
    .insert(seasonStats)
    .values(row)
    .onConflictDoUpdate({
      target: [seasonStats.accountId, seasonStats.season, seasonStats.shard],
      set: row,
    });
  await db
    .delete(rankedStats)
    .where(
      and(
        eq(rankedStats.platform, platform),
        eq(rankedStats.season, season),
        eq(rankedStats.accountId, accountId),
      ),
    );
  const rows = Object.entries(stats.ranked).map(([mode, ranked]) => toRankedRow(owner, mode, ranked));
  if (rows.length > 0) await db.insert(rankedStats).values(rows).onConflictDoNothing();
  if (!isCurrent) return;
  if (!stats.isRankedMissing) await recordPoints(db, season, fetchedAt, rows);
  await db.update(players).set(toListedRank(stats.ranked)).where(eq(players.accountId, accountId));
};

/**
 * The tier and the points in the mode that the player played most in a season: the published tier, or one derived from
 * rank points.
 */
export const findReachedRank = (
  game: Game,
  season: string,
  stats: SeasonStats,
): Pick<PlayerSeason, 'tier' | 'points'> => {
  const played = readSeason(game, season);
  if (played.hasRanked) {
    const main = findMainRanked(stats.ranked);
    return { tier: main?.currentTier ?? null, points: main ? rankPointsOf(main) : null };
  }
  const [main] = Object.values(stats.normal).toSorted((a, b) => b.roundsPlayed - a.roundsPlayed);
  if (!main || main.rankPoints === null) return { tier: null, points: null };
  const { id, division } = tierByPoints(game, played, main.rankPoints);
  return { tier: { tier: id, subTier: division }, points: Math.round(main.rankPoints) };
};
