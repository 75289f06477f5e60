import type { Player, PlayerSeason } from '@hotdrop/shared-domain/wire';
import { createContext, use } from 'react';
import type { Press } from '../loading/profile-context.ts';

/** The data that all tabs share. */
export interface ReadyProfile {
  readonly player: Player;
  /** Known seasons with stats, newest first. */
  readonly seasons: readonly PlayerSeason[];
  /** Id of the platform's current season; null: not known. */
  readonly currentSeason: string | null;
  /** Whether the platform has no current season because it has shut down. */
  readonly isPlatformShutDown: boolean;
  readonly press: Press | null;
}

/** Holds the profile that the layout shows. */
export const ProfileContext = createContext<ReadyProfile | null>(null);

/** Returns the profile of the layout route, which renders a tab only when the profile is ready. */
export function useProfile(): ReadyProfile {
  const profile = use(ProfileContext);
  if (!profile) throw new Error('A tab was rendered without a ready profile.');
  return profile;
}
