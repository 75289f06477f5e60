import type { Site } from '@hotdrop/shared-domain/contract';
import { readShardParam } from '@hotdrop/shared-domain/links';
import { limits } from '@hotdrop/shared-domain/rules';
import { data, redirect } from 'react-router-dom';
import { type SearchResult, takeLastResult } from '../../frame/search/find-player.ts';

export interface SearchData {
  readonly shard: string;
  /** Empty if the URL names no player. */
  readonly name: string;
  readonly result: Exclude<SearchResult, { status: 'found' }> | null;
}

const httpStatus = { missing: 404, busy: 503, failed: 503, unanswered: 503 } as const;

/** Searches for the player in the URL and redirects to the profile. Without a player, the page explains why. */
export const searchLoader =
  (site: Site) =>
  async ({ request }: { request: Request }) => {
    const query = new URL(request.url).searchParams;
    const name = (query.get('name') ?? '').trim().slice(0, limits.searchName);
    const shard = readShardParam(query.get('shard') || site.store.getState().selectedPlatform).value;
    if (!name) return { shard, name, result: null } satisfies SearchData;

    const result = await takeLastResult(site, { shard, name }, request.signal);
    if (result.status === 'found') throw redirect(site.links.profile(result.player));
    return data({ shard, name, result } satisfies SearchData, { status: httpStatus[result.status] });
  };
