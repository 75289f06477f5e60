import type { Site } from '@hotdrop/shared-domain/contract';
import { readShard, shardInData } from '@hotdrop/shared-domain/game';
import { linksOf, type Named, readShardParam } from '@hotdrop/shared-domain/links';
import { failureStatus, isRecentlyUpdated, limits } from '@hotdrop/shared-domain/rules';
import { platformIn, rememberPlayer, selectPlayers } from '@hotdrop/shared-domain/store';
import { type ApiFailure, apiOf, type Player, type PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { data, redirect } from 'react-router-dom';

/** Result of a search by name. */
type SearchResult =
  | { readonly status: 'found'; readonly player: Player }
  | { readonly status: 'missing'; readonly suggestions: readonly PlayerSuggestion[] }
  /** The player is looked up later, or the lookup takes long; the profile's page says so, and waits. */
  | { readonly status: 'later' }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** Finds a player by name on a platform. */
async function findPlayer(site: Site, query: Named, signal: AbortSignal): Promise<SearchResult> {
  const known = findRecentlyUpdated(site, query);
  if (known) return { status: 'found', player: known };
  const answer = await apiOf(site).searchPlayer(query, { signal });
  if (!answer.ok) return explainFailure(answer.error);
  const { player } = answer.data;
  // The profile's loaders start all their calls at once when the store knows the player.
  rememberPlayer(site.store, player);
  return { status: 'found', player };
}

/** Finds a player in the store who was updated so recently that a new search would bring nothing new. */
function findRecentlyUpdated({ store, now }: Site, { shard, name }: Named): Player | undefined {
  return Object.values(selectPlayers(store.getState())).find(
    (player) =>
      player.name === name &&
      shardInData(player.shard) === shardInData(shard) &&
      isRecentlyUpdated(player.syncedAt, now()),
  );
}

function explainFailure(failure: ApiFailure): SearchResult {
  if (failure.kind === 'not-found') return { status: 'missing', suggestions: failure.suggestions };
  // A name that is too long for any account does not exist.
  if (failure.kind === 'invalid') return { status: 'missing', suggestions: [] };
  if (failure.kind === 'busy' && failure.queue) return { status: 'later' };
  if (failure.kind === 'network' && failure.reason === 'timeout') return { status: 'later' };
  return { status: 'failed', failure };
}

export interface SearchData {
  readonly shard: string;
  /** Empty if the URL names no player. */
  readonly name: string;
  readonly result: Exclude<SearchResult, { status: 'found' | 'later' }> | null;
}

/**
 * Searches for the player in the URL and redirects to the profile. Without a player, the page explains why. A site
 * without profiles has no search.
 */
export const searchLoader =
  (site: Site) =>
  async ({ request }: { request: Request }) => {
    const links = linksOf(site);
    if (!links.search()) throw data(null, { status: 404 });
    const query = new URL(request.url).searchParams;
    const name = (query.get('name') ?? '').trim().slice(0, limits.searchName);
    const shard = readShardParam(query.get('shard') || platformIn(site.game)(site.store.getState())).value;
    if (!name) return { shard, name, result: null } satisfies SearchData;

    // The profile needs the current season next, and the browser caches the answer.
    if (site.side === 'browser') void apiOf(site).listActiveSeasons({}, { signal: request.signal });
    const result = readShard(site.game, shard).isKnown
      ? await findPlayer(site, { shard, name }, request.signal)
      : await suggestKnownPlatform(site, name, request.signal);
    if (result.status === 'found' || result.status === 'later') {
      const player = result.status === 'found' ? result.player : { shard, name };
      const profile = links.profile(player);
      throw profile ? redirect(profile) : data(null, { status: 503 });
    }
    const status = result.status === 'missing' ? 404 : failureStatus(result.failure);
    return data({ shard, name, result } satisfies SearchData, { status });
  };

/** An unknown platform has no players. Suggests the player with this name on the visitor's platform. */
async function suggestKnownPlatform(site: Site, name: string, signal: AbortSignal): Promise<SearchResult> {
  const shard = platformIn(site.game)(site.store.getState());
  const answer = await apiOf(site).searchPlayer({ shard, name }, { signal });
  if (answer.ok) {
    const { player } = answer.data;
    return { status: 'missing', suggestions: [{ ...player, reason: 'platform', tier: null }] };
  }
  const { error } = answer;
  return { status: 'missing', suggestions: error.kind === 'not-found' ? error.suggestions : [] };
}
