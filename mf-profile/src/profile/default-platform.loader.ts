import type { Site } from '@hotdrop/shared-domain/contract';
import { redirect } from 'react-router-dom';
import type { LoaderArgs } from '../address/address.ts';

/** A name without a shard is looked up on the visitor's platform; no name at all leads to the search. */
export const entryLoader =
  ({ links, store }: Site) =>
  ({ request, params }: LoaderArgs): never => {
    const { name } = params;
    const { search } = new URL(request.url);
    if (!name) throw redirect(links.search());
    throw redirect(links.profile({ shard: store.getState().selectedPlatform, name }) + search);
  };
