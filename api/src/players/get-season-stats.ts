import { regionFor, type Season } from '@hotdrop/shared-domain/game';
import type { RankedModeStats } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonFigures } from '../data/schema.ts';
import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { runningSeason, seasonOn } from '../seasons/season-list.ts';
import { readAverages } from '../stats/averages.ts';
import type { SeasonFigures } from '../upstream/upstream.ts';
import { playerOf } from './lookup.ts';
import type { PlayerRow } from './player-row.ts';
import { storeFigures } from './store-figures.ts';

const stored = async ({ db }: Context, accountId: string, season: string, shard: string) => {
  const [row] = await db
    .select({ normal: seasonFigures.normal, ranked: seasonFigures.ranked })
    .from(seasonFigures)
    .where(
      and(
        eq(seasonFigures.accountId, accountId),
        eq(seasonFigures.season, season),
        eq(seasonFigures.shard, shard),
      ),
    )
    .limit(1);
  return row ?? null;
};

/** From the store, or from the source at first sight. Afterwards only a renewal reads them again. */
const figuresOf = async (
  context: Context,
  player: PlayerRow,
  season: Season,
  shard: string,
): Promise<SeasonFigures> => {
  const kept = await stored(context, player.accountId, season.id, shard);
  if (kept) return kept;
  const figures = await context.source.seasonFigures(shard, player.accountId, season.id);
  const isRunning = (await runningSeason(context, player.platform))?.id === season.id;
  const about = { ...player, season: season.id, shard, fetchedAt: context.now() };
  await context.db.transaction((tx) => storeFigures(tx, about, figures, isRunning));
  return figures;
};

export const getSeasonStats = operation(
  'getSeasonStats',
  { keep: keepFor.nothing },
  async (context, input) => {
    const { game, standings } = context;
    const player = await playerOf(context, input.shard, input.accountId);
    const season = await seasonOn(context, player.platform, input.season);
    const shard = season.isByRegion ? (regionFor(game, input.shard) ?? player.platform) : player.platform;
    const figures = await figuresOf(context, player, season, shard);
    const rankedStats: Record<string, RankedModeStats> = {};
    const about = { platform: player.platform, season: season.id, isBanned: player.ban !== null };
    for (const [mode, ranked] of Object.entries(figures.ranked)) {
      rankedStats[mode] = { ...ranked, rating: await standings.rate({ ...about, mode }, ranked) };
    }
    const averages = await readAverages(context, player.platform, season.id);
    return { season: season.id, normalStats: figures.normal, rankedStats, averages };
  },
);
