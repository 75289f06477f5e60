import type { Site } from '@hotdrop/shared-domain/contract';
import { readShard } from '@hotdrop/shared-domain/game';
import { readShardParam } from '@hotdrop/shared-domain/links';
import { limits } from '@hotdrop/shared-domain/rules';
import { data, redirect } from 'react-router-dom';
import { type SearchResult, takeLastResult } from '../../frame/search/find-player.ts';

export interface SearchData {
  readonly shard: string;
  /** Empty if the URL names no player. */
  readonly name: string;
  readonly result: Exclude<SearchResult, { status: 'found' | 'queued' }> | null;
}

const httpStatus = { missing: 404, full: 503, busy: 503, failed: 503, unanswered: 503 } as const;

/** Searches for the player in the URL and redirects to the profile. Without a player, the page explains why. */
export const searchLoader =
  (site: Site) =>
  async ({ request }: { request: Request }) => {
    const query = new URL(request.url).searchParams;
    const name = (query.get('name') ?? '').trim().slice(0, limits.searchName);
    const shard = readShardParam(query.get('shard') || site.store.getState().selectedPlatform).value;
    if (!name) return { shard, name, result: null } satisfies SearchData;

    const result = readShard(site.game, shard).isKnown
      ? await takeLastResult(site, { shard, name }, request.signal)
      : await suggestKnownPlatform(site, name, request.signal);
    if (result.status === 'found') throw redirect(site.links.profile(result.player));
    if (result.status === 'queued') throw redirect(site.links.profile({ shard, name }));
    return data({ shard, name, result } satisfies SearchData, { status: httpStatus[result.status] });
  };

/** An unknown platform has no players. Suggests the player with this name on the visitor's platform. */
async function suggestKnownPlatform(site: Site, name: string, signal: AbortSignal): Promise<SearchResult> {
  const shard = site.store.getState().selectedPlatform;
  const answer = await site.api.searchPlayer({ shard, name }, { signal });
  if (answer.ok) {
    const { player } = answer.data;
    return { status: 'missing', suggestions: [{ ...player, reason: 'platform', tier: null }] };
  }
  const { error } = answer;
  return { status: 'missing', suggestions: error.kind === 'not-found' ? error.suggestions : [] };
}
