import { readShard } from '@hotdrop/shared-domain/game';
import type { PlayerSeason } from '@hotdrop/shared-domain/wire';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonFigures } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { type PlayerRow, requirePlayer } from '../players/find-player.ts';
import { listPlatformSeasons } from './platform-seasons.ts';
import { findReachedTier } from './save-figures.ts';

const hasAny = (figures: object): boolean => Object.keys(figures).length > 0;

type KnownSeason = Omit<PlayerSeason, 'id'>;

/** The seasons of a player that are in the database. Regional figures count for the whole season. */
const readStoredSeasons = async ({ db, game }: Context, accountId: string) => {
  const rows = await db.select().from(seasonFigures).where(eq(seasonFigures.accountId, accountId));
  const stored = new Map<string, KnownSeason>();
  for (const { season, shard, normal, ranked } of rows) {
    const known = stored.get(season);
    const { isRegion, id } = readShard(game, shard);
    const hasFigures = hasAny(normal) || hasAny(ranked);
    stored.set(season, {
      hasNormal: hasAny(normal) || known?.hasNormal === true,
      hasRanked: hasAny(ranked) || known?.hasRanked === true,
      isCertain: true,
      tier: findReachedTier(game, season, { normal, ranked }) ?? known?.tier ?? null,
      regions: [...(known?.regions ?? []), ...(isRegion && hasFigures ? [id] : [])],
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

/** Stored figures of one region say nothing about the other regions. */
const addRegions = (season: KnownSeason, stored: KnownSeason | undefined): KnownSeason => ({
  ...season,
  tier: season.tier ?? stored?.tier ?? null,
  regions: [...new Set([...season.regions, ...(stored?.regions ?? [])])],
});

const none = { hasNormal: false, hasRanked: false, isCertain: true, tier: null, regions: [] };

export const listSeasons = operation(
  'listSeasons',
  { maxAge: cacheSeconds.none },
  async (context, { shard, accountId }) => {
    const player = await requirePlayer(context, shard, accountId);
    const stored = await readStoredSeasons(context, player.accountId);
    const played = await readPlayedSeasons(context, player);
    const { seasons: rules } = context.game;
    const seasons = (await listPlatformSeasons(context, player.platform))
      .map(({ id }): PlayerSeason => {
        const { isByRegion, hasRanked } = rules.read(id);
        const possible = { ...none, hasNormal: true, hasRanked, isCertain: false };
        const season = played ? (played.get(id) ?? none) : possible;
        // Stored figures are newer than the list of the source, which may lack the season.
        return { id, ...(isByRegion ? addRegions(season, stored.get(id)) : (stored.get(id) ?? season)) };
      })
      .filter(({ hasNormal, hasRanked }) => hasNormal || hasRanked)
      .toReversed();
    return { seasons };
  },
);
