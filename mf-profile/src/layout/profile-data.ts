import type {
  ApiFailure,
  Failure,
  Player,
  PlayerSeason,
  PlayerSuggestion,
} from '@hotdrop/shared-domain/wire';
import { createContext, use } from 'react';

export interface QueuePlace {
  /** How many players are ahead. */
  readonly ahead: number;
  /** The expected time in milliseconds. */
  readonly wait: number;
}

/** The data that all tabs share. */
export interface ReadyProfile {
  readonly status: 'ready';
  readonly player: Player;
  /** Known seasons with figures, newest first. */
  readonly seasons: readonly PlayerSeason[];
  /** Id of the platform's current season; null: not known. */
  readonly currentSeason: string | null;
  /** Whether the platform has no current season because it has shut down. */
  readonly isPlatformShutDown: boolean;
}

export type Profile =
  | ReadyProfile
  | { readonly status: 'searching' }
  /** The player is looked up later. */
  | { readonly status: 'queued'; readonly queue: QueuePlace; readonly failure: Failure<'busy'> }
  | {
      readonly status: 'not-found';
      readonly suggestions: readonly PlayerSuggestion[];
      readonly failure: ApiFailure;
    }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** Holds the profile that the layout shows. */
export const ProfileContext = createContext<ReadyProfile | null>(null);

/** Returns the profile of the layout route, which renders a tab only when the profile is ready. */
export function useProfile(): ReadyProfile {
  const profile = use(ProfileContext);
  if (!profile) throw new Error('A tab was rendered without a ready profile.');
  return profile;
}
