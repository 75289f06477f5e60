import type { Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { useAddress } from '../address/use-address.ts';
import type { ReadyProfile } from '../profile/profile-data.ts';
import { defaultSeason } from './season-choices.ts';

/** The season that the page shows: the address's, or the newest. */
export function useShownSeason(profile: ReadyProfile): Season | null {
  const { game } = useSite();
  return useAddress().season ?? defaultSeason(game, profile);
}
