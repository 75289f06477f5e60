import type { Site } from '@hotdrop/shared-domain/contract';
import { readShardParam } from '@hotdrop/shared-domain/links';
import { limits } from '@hotdrop/shared-domain/rules';
import { data, redirect } from 'react-router-dom';
import { type Found, lookedUp } from '../../frame/search/look-up.ts';

export interface SearchData {
  readonly shard: string;
  /** Empty: nothing was asked for. */
  readonly name: string;
  readonly found: Exclude<Found, { is: 'found' }> | null;
}

const statuses = { missing: 404, busy: 503, failed: 503, unanswered: 503 } as const;

/** Finds the player whom the address asks for and leads there; the page says why there is none. */
export const searchLoader =
  (site: Site) =>
  async ({ request }: { request: Request }) => {
    const query = new URL(request.url).searchParams;
    const name = (query.get('name') ?? '').trim().slice(0, limits.searchName);
    const shard = readShardParam(query.get('shard') || site.store.getState().selectedPlatform).value;
    if (!name) return { shard, name, found: null } satisfies SearchData;

    const found = await lookedUp(site, { shard, name }, request.signal);
    if (found.is === 'found') throw redirect(site.links.profile(found.player));
    return data({ shard, name, found } satisfies SearchData, { status: statuses[found.is] });
  };
