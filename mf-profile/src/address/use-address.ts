import { useSite } from '@hotdrop/shared-ui/site';
import { useParams } from 'react-router-dom';
import { type Address, parseAddress } from './address.ts';

export function useAddress(): Address {
  const { game } = useSite();
  return parseAddress(game, useParams());
}
