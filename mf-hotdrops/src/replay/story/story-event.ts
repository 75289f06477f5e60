import type { Place } from '@hotdrop/shared-domain/tracks';

/** Something that happened to the followed team. Names and towns are as the page shows them. */
export type StoryEvent = { readonly at: number; readonly place: Place | null } & (
  | { readonly kind: 'landing'; readonly town: string | null }
  | {
      readonly kind: 'kill' | 'death';
      /** Null: the zone, a fall, or water. */
      readonly by: string | null;
      readonly whom: string;
      readonly weapon: string | null;
      readonly distance: number | null;
    }
  | { readonly kind: 'win' }
);
