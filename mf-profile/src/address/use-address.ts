import type { ProfileTab } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import { useMatch, useParams } from 'react-router-dom';
import { type Address, parseAddress } from './address.ts';

export function useAddress(): Address {
  const { game } = useSite();
  return parseAddress(game, useParams());
}

export function useTab(): ProfileTab {
  const { basePath } = useSite();
  const { tab } = useMatch(`${basePath}/profile/:shard/:name/:season/:tab/*`)?.params ?? {};
  return tab === 'stats' || tab === 'matches' ? tab : 'overview';
}
