import { and, eq } from 'drizzle-orm';
import { players, rankedFigures, seasonFigures } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import type { RankedFigures, SeasonFigures } from '../upstream/upstream.ts';

interface FiguresOf {
  readonly accountId: string;
  readonly platform: string;
  readonly region: string | null;
  readonly season: string;
  readonly shard: string;
  readonly fetchedAt: Date;
}

const per = (sum: number, rounds: number): number | null => (rounds > 0 ? sum / rounds : null);

/** The row by which a player is compared with others in one mode. */
export const comparable = (
  { accountId, platform, region, season }: Omit<FiguresOf, 'shard' | 'fetchedAt'>,
  mode: string,
  figures: RankedFigures,
): typeof rankedFigures.$inferInsert => ({
  platform,
  season,
  mode,
  accountId,
  region,
  rankPoint: Math.round(figures.currentRankPoint),
  tier: figures.currentTier.tier,
  subTier: figures.currentTier.subTier,
  kda: figures.kda,
  avgDamageDealt: per(figures.damageDealt, figures.roundsPlayed),
  avgRank: figures.avgRank,
  winRatio: per(figures.wins, figures.roundsPlayed),
  top10Ratio: figures.top10Ratio,
  wins: figures.wins,
  roundsPlayed: figures.roundsPlayed,
  kills: figures.kills,
  deaths: figures.deaths,
});

/** The tier that names a player in lists: that of the ranked mode they play most. */
export const mainTier = (ranked: SeasonFigures['ranked']) =>
  Object.values(ranked).toSorted((a, b) => b.roundsPlayed - a.roundsPlayed)[0]?.currentTier ?? null;

/** Keeps a season's figures, and with them what others are compared by. */
export const storeFigures = async (
  db: Database,
  about: FiguresOf,
  figures: SeasonFigures,
  isRunning: boolean,
): Promise<void> => {
  const { accountId, platform, season, shard, fetchedAt } = about;
  const row = { accountId, season, shard, normal: figures.normal, ranked: figures.ranked, fetchedAt };
  await db
    .insert(seasonFigures)
    .values(row)
    .onConflictDoUpdate({
      target: [seasonFigures.accountId, seasonFigures.season, seasonFigures.shard],
      set: row,
    });
  await db
    .delete(rankedFigures)
    .where(
      and(
        eq(rankedFigures.platform, platform),
        eq(rankedFigures.season, season),
        eq(rankedFigures.accountId, accountId),
      ),
    );
  const rows = Object.entries(figures.ranked).map(([mode, ranked]) => comparable(about, mode, ranked));
  if (rows.length > 0) await db.insert(rankedFigures).values(rows).onConflictDoNothing();
  if (!isRunning) return;
  const tier = mainTier(figures.ranked);
  await db
    .update(players)
    .set({ tier: tier?.tier ?? null, subTier: tier?.subTier ?? null })
    .where(eq(players.accountId, accountId));
};
