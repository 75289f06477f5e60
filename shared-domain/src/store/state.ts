import type { StoreApi } from 'zustand/vanilla';
import type { TimeZone } from '../text/index.ts';
import type { AuthUser, Player } from '../wire/entities/player.ts';
import type { PlayerSeason } from '../wire/entities/season.ts';
import type { PlayerCount } from '../wire/entities/statistics.ts';

/**
 * The state that a host and its areas share. Plain data, because the browser continues with the server's state. Only
 * the owner of a field changes its meaning; others read it with selectors and change it with actions.
 */
export interface SiteState {
  /** Owner: host. Inside the mobile app: no ads, no footer, no home search block. */
  readonly isMobileApp: boolean;
  /** Owner: host. */
  readonly isLegacyApp: boolean;
  /** Owner: host. */
  readonly isMobile: boolean;
  /** Owner: host. The zone in which the server renders times; null: the server does not know the visitor's. */
  readonly timeZone: TimeZone | null;
  /** Owner: host. Null: the browser keeps nothing yet. */
  readonly returning: Returning | null;
  /** Owner: host, which keeps them in the browser, in the visitor's order. Empty on a server. */
  readonly favorites: readonly Favorite[];
  /** Owner: host. False: the browser cannot store the favorites, so they are lost when the tab closes. */
  readonly canKeepFavorites: boolean;
  /** Owner: host. Null: no one is signed in. */
  readonly auth: AuthUser | null;
  /** Owner: host. Null: not known (yet). */
  readonly playerCount: PlayerCount | null;
  /** Owner: host. The mobile menu. */
  readonly isHeaderOpen: boolean;
  /** Owner: host. */
  readonly selectedPlatform: string;
  /** Owner: host. */
  readonly isOpenPlatformModal: boolean;
  /** Owner: the area of profiles. By `playerKey`. */
  readonly players: Readonly<Record<string, Player>>;
  /** Owner: the area of profiles. The seasons of each player, by `playerKey`, newest first. */
  readonly seasons: Readonly<Record<string, readonly PlayerSeason[]>>;
  /** Owner: the area of profiles. The season in the address. Null: none. */
  readonly season: string | null;
  /** Owner: the area of profiles. The region in the address. Null: none. */
  readonly region: string | null;
  /** Owner: the area of statistics. */
  readonly statistics: StatisticsState;
}

/** Numbers of players that this browser keeps for a visitor. The server knows only them, and reserves the places. */
export interface Returning {
  readonly favorites: number;
  readonly recentPlayers: number;
  readonly hasMyPlayer: boolean;
}

/** Stored in this form under `favorites` in the browser's storage. */
export interface Favorite {
  readonly accountId: string;
  /** In the game's data spelling: `STEAM`. */
  readonly shard: string;
}

export interface StatisticsState {
  readonly category: 'rating' | 'playing';
  readonly mode: string | null;
  readonly shard: string | null;
  readonly range: readonly string[];
  readonly ratio: readonly number[];
  readonly isFetching: boolean;
}

/** The store of any host. A field that a host lacks is unknown. */
export type SiteStore = StoreApi<Partial<SiteState>>;
