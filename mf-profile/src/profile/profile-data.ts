import type { ApiFailure, Player, PlayerSeason, PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { useRouteLoaderData } from 'react-router-dom';

/** What is known of the player around every tab. */
export interface ReadyProfile {
  readonly is: 'ready';
  readonly player: Player;
  /** Seasons with figures, as far as that is known; newest first. */
  readonly seasons: readonly PlayerSeason[];
  /** The id of the season that runs on the platform; null: not known. */
  readonly running: string | null;
}

export type Profile =
  | ReadyProfile
  | { readonly is: 'searching' }
  | {
      readonly is: 'not-found';
      readonly suggestions: readonly PlayerSuggestion[];
      readonly failure: ApiFailure;
    }
  | { readonly is: 'failed'; readonly failure: ApiFailure };

/** The route around every tab. */
export const profileRouteId = 'mf-profile-player';

/** The player of the page. Tabs are drawn only when there is one. */
export function useProfile(): ReadyProfile {
  const profile = useRouteLoaderData(profileRouteId) as Profile | undefined;
  if (profile?.is !== 'ready') throw new Error('A tab of the profile was drawn without its player.');
  return profile;
}
