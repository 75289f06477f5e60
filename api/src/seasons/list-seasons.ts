import type { PlayerSeason } from '@hotdrop/shared-domain/wire';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonFigures } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import type { PlayerRow } from '../players/player-row.ts';
import { requirePlayer } from '../players/require-player.ts';
import { listPlatformSeasons } from './platform-seasons.ts';

const hasAny = (figures: object): boolean => Object.keys(figures).length > 0;

/** The seasons of a player that are in the database. Regional figures count for the whole season. */
const readStoredSeasons = async ({ db }: Context, accountId: string) => {
  const rows = await db
    .select({ id: seasonFigures.season, normal: seasonFigures.normal, ranked: seasonFigures.ranked })
    .from(seasonFigures)
    .where(eq(seasonFigures.accountId, accountId));
  const stored = new Map<string, Omit<PlayerSeason, 'id'>>();
  for (const { id, normal, ranked } of rows) {
    const known = stored.get(id);
    stored.set(id, {
      hasNormal: hasAny(normal) || known?.hasNormal === true,
      hasRanked: hasAny(ranked) || known?.hasRanked === true,
      isCertain: true,
    });
  }
  return stored;
};

/** If the source cannot list a player's seasons, every season of the platform is possible. */
const listPossibleSeasons = async (
  context: Context,
  { platform, accountId }: PlayerRow,
): Promise<readonly PlayerSeason[]> => {
  const played = await context.source.seasonsPlayed(platform, accountId);
  if (played) return played.map((season) => ({ ...season, isCertain: true }));
  const seasons = await listPlatformSeasons(context, platform);
  return seasons.map(({ id }) => ({
    id,
    hasNormal: true,
    hasRanked: context.game.seasons.read(id).hasRanked,
    isCertain: false,
  }));
};

export const listSeasons = operation(
  'listSeasons',
  { maxAge: cacheSeconds.none },
  async (context, { shard, accountId }) => {
    const player = await requirePlayer(context, shard, accountId);
    const stored = await readStoredSeasons(context, player.accountId);
    const { seasons: rules } = context.game;
    const seasons = (await listPossibleSeasons(context, player))
      // Stored figures of one region say nothing about the other regions.
      .map((season) => ({ ...season, ...(rules.read(season.id).isByRegion ? {} : stored.get(season.id)) }))
      .filter(({ hasNormal, hasRanked }) => hasNormal || hasRanked)
      .toReversed();
    return { seasons };
  },
);
