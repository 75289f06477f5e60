import { useSite } from '@hotdrop/shared-ui/site';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAddress } from '../address/use-address.ts';
import { type Place, placeLink, readPlace } from './list-position.ts';

/** Where in the list the page is, and the way to other places in it. */
export function usePlace() {
  const { links } = useSite();
  const { shard, name, season } = useAddress();
  const { id } = useParams();
  const [query] = useSearchParams();
  const place = readPlace(id, query);
  const about = { shard, name, season: season?.id ?? '' };
  return { place, to: (change: Partial<Place>) => placeLink(links, about, { ...place, ...change }) };
}
