import { useSite } from '@hotdrop/shared-ui/site';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAddress } from '../address/use-address.ts';
import { type ListPosition, linkToPosition, parseListPosition } from './list-position.ts';

/** Returns the position in the address, and a function that links to other positions of the list. */
export function useListPosition() {
  const { links } = useSite();
  const { shard, name, season } = useAddress();
  const { id } = useParams();
  const [query] = useSearchParams();
  const position = parseListPosition(id, query);
  const about = { shard, name, season: season?.id ?? '' };
  return {
    position,
    linkTo: (change: Partial<ListPosition>) => linkToPosition(links, about, { ...position, ...change }),
  };
}
