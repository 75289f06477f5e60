import type { Site } from '@hotdrop/shared-domain/contract';
import { redirect } from 'react-router-dom';
import type { LoaderArgs } from '../address.ts';

/** Redirects a name without a shard to the visitor's platform, and an address without a name to the search. */
export const defaultPlatformLoader =
  ({ links, store }: Site) =>
  ({ request, params }: LoaderArgs): never => {
    const { name } = params;
    const { search } = new URL(request.url);
    if (!name) throw redirect(links.search());
    throw redirect(links.profile({ shard: store.getState().selectedPlatform, name }) + search);
  };
