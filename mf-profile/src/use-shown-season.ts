import type { Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import type { ReadyProfile } from './profile-data.ts';
import { defaultSeason } from './seasons.model.ts';
import { useAddress } from './use-address.ts';

/** The season that the page shows: the address's, or the newest. */
export function useShownSeason(profile: ReadyProfile): Season | null {
  const { game } = useSite();
  return useAddress().season ?? defaultSeason(game, profile);
}
