import type { Site } from '@hotdrop/shared-domain/contract';
import { shardInData } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import { isRecentlyUpdated } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, Player, PlayerSuggestion } from '@hotdrop/shared-domain/wire';

/** Result of a search by name. `failed`: the game did not answer; `unanswered`: our API did not. */
export type SearchResult =
  | { readonly status: 'found'; readonly player: Player }
  | { readonly status: 'missing'; readonly suggestions: readonly PlayerSuggestion[] }
  /** The player is looked up later; the profile's page says when. */
  | { readonly status: 'queued' }
  /** The queue is full. */
  | { readonly status: 'full'; readonly retryAfter: number }
  | { readonly status: 'busy' }
  | { readonly status: 'failed' }
  | { readonly status: 'unanswered' };

/** The search form keeps its last result here for the search page, so that the page does not search again. */
const lastResults = new WeakMap<Site, { readonly key: string; readonly result: SearchResult }>();

const keyOf = ({ shard, name }: Named) => `${shard}/${name}`;

/** Finds a player by name on a platform. */
export async function findPlayer(site: Site, query: Named, signal?: AbortSignal): Promise<SearchResult> {
  const known = findRecentlyUpdated(site, query);
  if (known) return { status: 'found', player: known };
  const answer = await site.api.searchPlayer(query, { signal });
  const result: SearchResult = answer.ok
    ? { status: 'found', player: answer.data.player }
    : explainFailure(answer.error);
  lastResults.set(site, { key: keyOf(query), result });
  return result;
}

/** Returns the last result if it is for the same query, and searches otherwise. A result is used once. */
export async function takeLastResult(site: Site, query: Named, signal?: AbortSignal): Promise<SearchResult> {
  const last = lastResults.get(site);
  lastResults.delete(site);
  return last?.key === keyOf(query) ? last.result : findPlayer(site, query, signal);
}

/** Finds a player in the store who was updated so recently that a new search would bring nothing new. */
function findRecentlyUpdated({ store, now }: Site, { shard, name }: Named): Player | undefined {
  return Object.values(store.getState().players).find(
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
  if (failure.kind === 'busy') {
    if (failure.queue) return { status: 'queued' };
    return failure.isAtCapacity
      ? { status: 'full', retryAfter: failure.retryAfter ?? 0 }
      : { status: 'busy' };
  }
  const isAnswered = failure.kind === 'network' && failure.reason === 'upstream';
  return { status: isAnswered ? 'failed' : 'unanswered' };
}
