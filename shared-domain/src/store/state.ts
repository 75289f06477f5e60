import { createStore, type StoreApi } from 'zustand/vanilla';
import { shardInAddress } from '../game/read.ts';
import type { TimeZone } from '../text/index.ts';
import type { AuthUser } from '../wire/entities/community.ts';
import type { Player } from '../wire/entities/player.ts';
import type { PlayerSeason } from '../wire/entities/season.ts';
import type { PlayerCount } from '../wire/entities/statistics.ts';

/** Numbers of players that this browser keeps for a visitor. The server knows only them, and reserves the places. */
export interface Returning {
  readonly favorites: number;
  readonly recentPlayers: number;
  readonly hasOwnPlayer: boolean;
}

/** The state that all areas share. Plain data, because the browser continues with the server's state. */
export interface SiteState {
  /** Inside the mobile app: no ads, no footer, no home search block. */
  readonly isMobileApp: boolean;
  readonly isLegacyApp: boolean;
  readonly isMobile: boolean;
  /** The zone in which the server renders times; null: the server does not know the visitor's. */
  readonly timeZone: TimeZone | null;
  /** Null: the browser keeps nothing yet. */
  readonly returning: Returning | null;
  /** Null: no one is signed in. */
  readonly auth: AuthUser | null;
  /** Null: not known (yet). */
  readonly playerCount: PlayerCount | null;
  /** The mobile menu. */
  readonly isHeaderOpen: boolean;
  readonly isOnline: boolean;
  readonly selectedPlatform: string;
  readonly isOpenPlatformModal: boolean;
  /** By `playerKey`. */
  readonly players: Readonly<Record<string, Player>>;
  /** The seasons of each player, by `playerKey`, newest first. */
  readonly seasons: Readonly<Record<string, readonly PlayerSeason[]>>;
  /** The season and region in the address. Null: none. */
  readonly season: string | null;
  readonly region: string | null;
  readonly statistics: StatisticsState;
}

export interface StatisticsState {
  readonly category: 'rating' | 'playing';
  readonly mode: string | null;
  readonly shard: string | null;
  readonly range: readonly string[];
  readonly ratio: readonly number[];
  readonly isFetching: boolean;
}

/** The key of a player in the store, because account ids are unique only within a platform. */
export const playerKey = (shard: string, accountId: string): string =>
  `${shardInAddress(shard)}/${accountId}`;

const initialState = (selectedPlatform: string): SiteState => ({
  isMobileApp: false,
  isLegacyApp: false,
  isMobile: false,
  timeZone: null,
  returning: null,
  auth: null,
  playerCount: null,
  isHeaderOpen: false,
  isOnline: true,
  selectedPlatform,
  isOpenPlatformModal: false,
  players: {},
  seasons: {},
  season: null,
  region: null,
  statistics: {
    category: 'rating',
    mode: null,
    shard: null,
    range: [],
    ratio: [],
    isFetching: false,
  },
});

export type SiteStore = StoreApi<SiteState>;

/** The state that the server hands to the browser, as JSON. */
export type SiteSnapshot = SiteState;

/**
 * Creates the site's store: one for each request on the server, one in the browser. `initial` overrides the defaults.
 */
export const createSiteStore = (initial: Partial<SiteState> = {}): SiteStore =>
  createStore<SiteState>()(() => ({ ...initialState('steam'), ...initial }));

export const snapshot = (store: SiteStore): SiteSnapshot => store.getState();
