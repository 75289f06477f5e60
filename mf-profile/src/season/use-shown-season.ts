import type { Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { useAddress } from '../address/use-address.ts';
import type { ReadyProfile } from '../layout/profile-data.ts';
import { isPossibleSeason } from './is-possible-season.ts';
import { chooseDefaultSeason } from './season-choices.ts';

/** Returns the season of the address if the platform can have it, otherwise the default one. */
export function useShownSeason(profile: ReadyProfile): Season | null {
  const { game } = useSite();
  const { season } = useAddress();
  const { currentSeason, seasons } = profile;
  const newest = currentSeason ?? seasons[0]?.id ?? null;
  const isListed = seasons.some(({ id }) => id === season?.id);
  const isPossible = season && isPossibleSeason(season, newest === null ? null : game.seasons.read(newest));
  return isListed || isPossible ? season : chooseDefaultSeason(game, profile);
}
