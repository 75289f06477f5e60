import type { Game } from '@hotdrop/shared-domain/game';
import { type PublishedTier, readRankedStats } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import { players, rankedFigures, seasonFigures } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { recordPoints } from '../points/points.ts';
import type { RankedFigures, SeasonFigures } from '../upstream/upstream.ts';

interface FiguresOwner {
  readonly accountId: string;
  readonly platform: string;
  readonly region: string | null;
  readonly season: string;
  readonly shard: string;
  readonly fetchedAt: Date;
}

/** The row for comparisons with other players in one mode. */
export const toRankedRow = (
  { accountId, platform, region, season }: Omit<FiguresOwner, 'shard' | 'fetchedAt'>,
  mode: string,
  figures: RankedFigures,
): typeof rankedFigures.$inferInsert => ({
  platform,
  season,
  mode,
  accountId,
  region,
  ...readRankedStats(figures),
  rankPoint: Math.round(figures.currentRankPoint),
  ...figures.currentTier,
  kills: figures.kills,
  deaths: figures.deaths,
});

/** The figures in the ranked mode that the player plays most. */
const findMainRanked = (ranked: SeasonFigures['ranked']) =>
  Object.values(ranked).toSorted((a, b) => b.roundsPlayed - a.roundsPlayed)[0] ?? null;

/** Lists of players show this tier beside the name, and sort by these points. */
export function toListedRank(ranked: SeasonFigures['ranked']) {
  const main = findMainRanked(ranked);
  if (!main) return { tier: null, subTier: null, rankPoint: null };
  return { ...main.currentTier, rankPoint: Math.round(main.currentRankPoint) };
}

/** Reads the figures of a season that are stored. Null: none are. */
export const readFigures = async (
  db: Database,
  { accountId, season, shard }: Pick<FiguresOwner, 'accountId' | 'season' | 'shard'>,
) => {
  const [row] = await db
    .select()
    .from(seasonFigures)
    .where(
      and(
        eq(seasonFigures.accountId, accountId),
        eq(seasonFigures.season, season),
        eq(seasonFigures.shard, shard),
      ),
    );
  return row ?? null;
};

/** Saves a season's figures and the rows for comparisons with other players. */
export const saveFigures = async (
  db: Database,
  owner: FiguresOwner,
  figures: SeasonFigures,
  isCurrent: boolean,
): Promise<void> => {
  const { accountId, platform, season, shard, fetchedAt } = owner;
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
  const rows = Object.entries(figures.ranked).map(([mode, ranked]) => toRankedRow(owner, mode, ranked));
  if (rows.length > 0) await db.insert(rankedFigures).values(rows).onConflictDoNothing();
  if (!isCurrent) return;
  if (!figures.isRankedMissing) await recordPoints(db, season, fetchedAt, rows);
  await db.update(players).set(toListedRank(figures.ranked)).where(eq(players.accountId, accountId));
};

/** The tier in the mode that the player played most in a season: the published one, or one derived from rank points. */
export const findReachedTier = (game: Game, season: string, figures: SeasonFigures): PublishedTier | null => {
  if (!game.seasons.read(season).isOldStyle) return findMainRanked(figures.ranked)?.currentTier ?? null;
  const [main] = Object.values(figures.normal).toSorted((a, b) => b.roundsPlayed - a.roundsPlayed);
  if (!main || main.rankPoints === null) return null;
  const { id, division } = game.tiers.byPoints(main.rankPoints);
  return { tier: id, subTier: division };
};
