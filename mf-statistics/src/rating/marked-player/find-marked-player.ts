import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, readMode, type Season } from '@hotdrop/shared-domain/game';
import { isAccountId } from '@hotdrop/shared-domain/text';
import type { ApiFailure, SeasonStats } from '@hotdrop/shared-domain/wire';
import type { Board } from '../board.ts';

/** The player whom an address marks, as far as the player was found. */
export type Marked = { readonly name: string } & (
  | { readonly is: 'there'; readonly points: number }
  /** There is no such player; those who may be meant. */
  | { readonly is: 'nobody'; readonly others: readonly string[] }
  /** The player has no ranked points here. */
  | { readonly is: 'unranked' }
  | { readonly is: 'unknown' }
);

/** How many points a player has in a mode. `wanted` is a name or an account id. */
export async function findMarked(
  site: Site,
  { shard, mode }: Board,
  running: Promise<Season | null>,
  wanted: string,
  signal: AbortSignal,
): Promise<Marked> {
  const { api, game } = site;
  const platform = platformOf(game, shard);
  if (!isAccountId(wanted)) return { is: 'nobody', name: wanted, others: [] };
  const [found, season] = await Promise.all([
    api.getPlayer({ shard: platform, player: wanted }, { signal }),
    running,
  ]);
  if (!found.ok) return notFound(wanted, found.error, platform);
  const { accountId, name } = found.data.player;
  if (!season) return { is: 'unknown', name };
  const stats = await api.getSeasonStats({ shard: platform, accountId, season: season.shortId }, { signal });
  if (!stats.ok) return { is: stats.error.kind === 'not-found' ? 'unranked' : 'unknown', name };
  const points = pointsIn(stats.data, season, mode, readMode(game, mode).size);
  return points === null ? { is: 'unranked', name } : { is: 'there', name, points };
}

const notFound = (name: string, failure: ApiFailure, platform: string): Marked =>
  failure.kind === 'not-found'
    ? {
        is: 'nobody',
        name,
        others: failure.suggestions
          .filter(({ shard }) => shard.toLowerCase() === platform)
          .map((suggestion) => suggestion.name),
      }
    : { is: 'unknown', name };

/** A season may count all modes in one, which then stands for each of them. */
function pointsIn({ rankedStats }: SeasonStats, season: Season, mode: string, size: string | null) {
  const fallback = season.rankedViews.find((view) => view.size === size)?.fallback;
  const stats = rankedStats[mode] ?? (fallback ? rankedStats[fallback] : undefined);
  return stats?.currentRankPoint ?? null;
}
