import type { Season } from '@hotdrop/shared-domain/game';
import type { RankedModeStats } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonFigures } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import type { PlayerRow } from '../players/player-row.ts';
import { requirePlayer } from '../players/require-player.ts';
import { readAverages } from '../stats/averages.ts';
import type { SeasonFigures } from '../upstream/upstream.ts';
import { findCurrentSeason, requireSeason } from './platform-seasons.ts';
import { readShardFigures } from './region-figures.ts';
import { saveFigures } from './save-figures.ts';

const readStored = async ({ db }: Context, accountId: string, season: string, shard: string) => {
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

/** Reads figures from the database, or from the source the first time. Only a renewal updates them. */
const findOrFetchFigures = async (
  context: Context,
  player: PlayerRow,
  season: Season,
  shard: string,
): Promise<SeasonFigures> => {
  const stored = await readStored(context, player.accountId, season.id, shard);
  if (stored) return stored;
  const figures = await context.source.seasonFigures(shard, player.accountId, season.id);
  const isCurrent = (await findCurrentSeason(context, player.platform))?.id === season.id;
  const owner = { ...player, season: season.id, shard, fetchedAt: context.now() };
  await context.db.transaction((tx) => saveFigures(tx, owner, figures, isCurrent));
  return figures;
};

const rateFigures = async (
  { percentiles }: Context,
  { platform, ban }: PlayerRow,
  season: Season,
  figures: SeasonFigures['ranked'],
): Promise<Record<string, RankedModeStats>> => {
  const rated: Record<string, RankedModeStats> = {};
  for (const [mode, ranked] of Object.entries(figures)) {
    const compared = { platform, season: season.id, mode, isBanned: ban !== null };
    rated[mode] = { ...ranked, rating: await percentiles.rate(compared, ranked) };
  }
  return rated;
};

export const getSeasonStats = operation(
  'getSeasonStats',
  { maxAge: cacheSeconds.none },
  async (context, input) => {
    const player = await requirePlayer(context, input.shard, input.accountId);
    const season = await requireSeason(context, player.platform, input.season);
    const { region, figures } = await readShardFigures(context, player.platform, input.shard, season, {
      findOrFetch: (shard) => findOrFetchFigures(context, player, season, shard),
      readStored: (shard) => readStored(context, player.accountId, season.id, shard),
    });
    const rankedStats = await rateFigures(context, player, season, figures.ranked);
    const averages = await readAverages(context, player.platform, season.id);
    return { season: season.id, region, normalStats: figures.normal, rankedStats, averages };
  },
);
