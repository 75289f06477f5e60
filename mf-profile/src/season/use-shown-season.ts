import type { Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { useAddress } from '../address/use-address.ts';
import type { ReadyProfile } from '../profile/profile-data.ts';
import { chooseDefaultSeason } from './season-choices.ts';

/** Returns the season of the address, or the default one. */
export function useShownSeason(profile: ReadyProfile): Season | null {
  const { game } = useSite();
  return useAddress().season ?? chooseDefaultSeason(game, profile);
}
