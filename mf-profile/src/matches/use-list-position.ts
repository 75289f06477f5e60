import { useSite } from '@hotdrop/shared-ui/site';
import { createContext, use } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAddress } from '../address/use-address.ts';
import { type ListPosition, linkToPosition, parseListPosition } from './list-position.ts';

/** The position of a list that is shown although the address names another one, which failed to load. */
export const KeptPosition = createContext<ListPosition | null>(null);

/** Returns the position of the shown list, usually the one in the address, and a function that links to other positions of the list. */
export function useListPosition() {
  const { links } = useSite();
  const { shard, name, season } = useAddress();
  const { id } = useParams();
  const [query] = useSearchParams();
  const inAddress = parseListPosition(id, query);
  const position = use(KeptPosition) ?? inAddress;
  const about = { shard, name, season: season?.id ?? '' };
  return {
    position,
    inAddress,
    linkTo: (change: Partial<ListPosition>) => linkToPosition(links, about, { ...position, ...change }),
  };
}
