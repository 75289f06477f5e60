import type { Site } from '@hotdrop/shared-domain/contract';
import { shardInData } from '@hotdrop/shared-domain/game';
import type { Named } from '@hotdrop/shared-domain/links';
import { isRecentlyUpdated } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, PlayerSuggestion } from '@hotdrop/shared-domain/wire';

/** What a lookup by name came to. Only `unanswered` says nothing about the player: there was no answer. */
export type Found =
  | { readonly is: 'found'; readonly player: Named }
  | { readonly is: 'missing'; readonly suggestions: readonly PlayerSuggestion[] }
  | { readonly is: 'busy' }
  | { readonly is: 'failed' }
  | { readonly is: 'unanswered' };

/** The search box asks, and the search page shows the answer: it is not asked for twice. */
const lastFound = new WeakMap<Site, { readonly key: string; readonly found: Found }>();

const keyOf = ({ shard, name }: Named) => `${shard}/${name}`;

/** Looks a name up on a platform. */
export async function lookUp(site: Site, about: Named, signal?: AbortSignal): Promise<Found> {
  const known = recentlyUpdated(site, about);
  if (known) return { is: 'found', player: known };
  const result = await site.api.searchPlayer(about, { signal });
  const found: Found = result.ok ? { is: 'found', player: result.data.player } : whyNot(result.error);
  lastFound.set(site, { key: keyOf(about), found });
  return found;
}

/** The answer of the lookup that led here, or a new one. */
export async function lookedUp(site: Site, about: Named, signal?: AbortSignal): Promise<Found> {
  const last = lastFound.get(site);
  lastFound.delete(site);
  return last?.key === keyOf(about) ? last.found : lookUp(site, about, signal);
}

/** A player who was updated a moment ago is there: looking again would ask the game for nothing. */
function recentlyUpdated({ store, now }: Site, { shard, name }: Named): Named | undefined {
  return Object.values(store.getState().players).find(
    (player) =>
      player.name === name &&
      shardInData(player.shard) === shardInData(shard) &&
      isRecentlyUpdated(player.syncedAt, now()),
  );
}

function whyNot(failure: ApiFailure): Found {
  if (failure.kind === 'not-found') return { is: 'missing', suggestions: failure.suggestions };
  // A name that is too long for any account is a name that nobody has.
  if (failure.kind === 'invalid') return { is: 'missing', suggestions: [] };
  if (failure.kind === 'busy') return { is: 'busy' };
  const isAnswered = failure.kind === 'network' && failure.reason === 'upstream';
  return { is: isAnswered ? 'failed' : 'unanswered' };
}
