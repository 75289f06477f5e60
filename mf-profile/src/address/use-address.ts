import { useSite } from '@hotdrop/shared-ui/site';
import { useParams } from 'react-router-dom';
import { type Address, addressOf } from './address.ts';

/** Which player and season the page is about, as its address says. */
export function useAddress(): Address {
  const { game } = useSite();
  return addressOf(game, useParams());
}
