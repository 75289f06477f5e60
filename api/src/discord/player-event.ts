import type { PublishedTier } from '@hotdrop/shared-domain/wire';

/** What happened to a player. A webhook gets one message for each. */
export type PlayerEvent =
  | { readonly kind: 'session'; readonly start: string; readonly end: string }
  | ({
      readonly kind: 'promotion';
      readonly season: string;
      readonly mode: string;
    } & PublishedTier)
  | { readonly kind: 'week'; readonly week: string };

/** A player's tiers in a season, by mode. */
export interface SeasonRanks {
  readonly season: string;
  readonly tiers: Readonly<Record<string, PublishedTier>>;
}

/**
 * The same for the same event: a session that grew is the same one, and a player between two divisions is promoted once a
 * season.
 */
export const eventIdOf = (event: PlayerEvent): string => {
  switch (event.kind) {
    case 'session':
      return `session ${event.start}`;
    case 'promotion':
      return ['promotion', event.season, event.mode, event.tier, event.subTier].join(' ');
    case 'week':
      return `week ${event.week}`;
  }
};
