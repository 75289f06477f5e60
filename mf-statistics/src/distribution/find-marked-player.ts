import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, rankedStatsIn, type Season } from '@hotdrop/shared-domain/game';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import { rememberPlayer } from '@hotdrop/shared-domain/store';
import { isNameOrId } from '@hotdrop/shared-domain/text';
import { type ApiFailure, apiOf, type PublishedTier, type Standing } from '@hotdrop/shared-domain/wire';
import type { Board } from './board.ts';

/** A player's points on a board, and the exact place, which is the same on every page. */
export interface MarkedPoints {
  readonly name: string;
  readonly points: number;
  /** Null for players who are not counted. */
  readonly standing: Standing | null;
  /** The number of players among whom the place is. Null: not known. */
  readonly population: number | null;
  /** The published tier. */
  readonly tier: PublishedTier;
}

/** The share of counted players up to the place, as on the profile. Null: the player is not counted. */
export const topShareOf = ({ standing, population }: Pick<MarkedPoints, 'standing' | 'population'>) =>
  standing && (population ? standing.rank / population : standing.ratio);

/** The result of the search for the player in the address. */
export type Marked = { readonly name: string } & (
  | ({ readonly status: 'found' } & MarkedPoints)
  /** `others` are suggestions with a similar name. */
  | { readonly status: 'not-found'; readonly others: readonly string[] }
  /** The player asked not to be shown. */
  | { readonly status: 'hidden' }
  /** The player has no rank points on this board. */
  | { readonly status: 'unranked' }
  /** A request failed. */
  | { readonly status: 'unknown' }
);

/** Finds a player and their points in a mode. `wanted` is a name or an account id. */
export async function findMarkedPlayer(
  site: Site,
  { shard, mode }: Board,
  running: Promise<Season | null>,
  wanted: string,
  signal: AbortSignal,
): Promise<Marked> {
  const { game } = site;
  const api = apiOf(site);
  const platform = platformOf(game, shard);
  if (!isNameOrId(wanted)) return { status: 'not-found', name: wanted, others: [] };
  const [found, season] = await Promise.all([
    api.getPlayer({ shard: platform, player: wanted }, { signal }),
    running,
  ]);
  if (!found.ok) return toNotFound(wanted, found.error, platform);
  rememberPlayer(site.store, found.data.player);
  const { accountId, name } = found.data.player;
  if (!season) return { status: 'unknown', name };
  const stats = await api.getSeasonStats({ shard: platform, accountId, season: season.shortId }, { signal });
  if (!stats.ok) return { status: stats.error.kind === 'not-found' ? 'unranked' : 'unknown', name };
  const ranked = rankedStatsIn(game, stats.data, mode);
  const points = ranked ? rankPointsOf(ranked) : null;
  if (!ranked || points === null) return { status: 'unranked', name };
  const { rankPoint: standing, population } = ranked.rating;
  return { status: 'found', name, points, standing, population, tier: ranked.currentTier };
}

const toNotFound = (name: string, failure: ApiFailure, platform: string): Marked => {
  if (failure.kind === 'gone') return { status: 'hidden', name };
  if (failure.kind !== 'not-found') return { status: 'unknown', name };
  const others = failure.suggestions.filter(({ shard }) => shard.toLowerCase() === platform);
  return { status: 'not-found', name, others: others.map((suggestion) => suggestion.name) };
};
