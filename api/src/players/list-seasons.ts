import type { PlayerSeason } from '@hotdrop/shared-domain/wire';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { seasonFigures } from '../data/schema.ts';
import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { seasonsOn } from '../seasons/season-list.ts';
import { playerOf } from './lookup.ts';
import type { PlayerRow } from './player-row.ts';

const hasAny = (figures: object): boolean => Object.keys(figures).length > 0;

/** What the site has read of a player's seasons itself. Seasons kept by region count when any region has figures. */
const storedSeasons = async ({ db }: Context, accountId: string) => {
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

/** Where only asking for each season would tell, every season of the platform is offered until it was read. */
const possibleSeasons = async (
  context: Context,
  { platform, accountId }: PlayerRow,
): Promise<readonly PlayerSeason[]> => {
  const played = await context.source.seasonsPlayed(platform, accountId);
  if (played) return played.map((season) => ({ ...season, isCertain: true }));
  const seasons = await seasonsOn(context, platform);
  return seasons.map(({ id }) => ({
    id,
    hasNormal: true,
    hasRanked: context.game.seasons.read(id).hasRanked,
    isCertain: false,
  }));
};

export const listSeasons = operation(
  'listSeasons',
  { keep: keepFor.nothing },
  async (context, { shard, accountId }) => {
    const player = await playerOf(context, shard, accountId);
    const stored = await storedSeasons(context, player.accountId);
    const { seasons: rules } = context.game;
    const seasons = (await possibleSeasons(context, player))
      // One region without figures says nothing of the others.
      .map((season) => ({ ...season, ...(rules.read(season.id).isByRegion ? {} : stored.get(season.id)) }))
      .filter(({ hasNormal, hasRanked }) => hasNormal || hasRanked)
      .toReversed();
    return { seasons };
  },
);
