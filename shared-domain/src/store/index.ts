import { createStore, type StoreApi } from 'zustand/vanilla';
import { shardInAddress } from '../game/queries.ts';
import type { TimeZone } from '../text/index.ts';
import type { AuthUser, Player } from '../wire/entities/player.ts';
import type { PlayerSeason } from '../wire/entities/season.ts';
import type { PlayerCount, Ratings } from '../wire/entities/statistics.ts';

/** Numbers of players that this browser keeps for a visitor. The server knows only them, and reserves the places. */
export interface Returning {
  readonly favorites: number;
  readonly recentPlayers: number;
  readonly hasMyPlayer: boolean;
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

/** All changes of the site's store. */

export const openPlatformModal = (store: SiteStore) => store.setState({ isOpenPlatformModal: true });
export const closePlatformModal = (store: SiteStore) => store.setState({ isOpenPlatformModal: false });

/** Chooses a platform and closes the modal in which it was chosen. */
export const selectPlatform = (store: SiteStore, selectedPlatform: string) =>
  store.setState({ selectedPlatform, isOpenPlatformModal: false });

export const toggleHeader = (store: SiteStore) =>
  store.setState(({ isHeaderOpen }) => ({ isHeaderOpen: !isHeaderOpen }));
export const closeHeader = (store: SiteStore) => store.setState({ isHeaderOpen: false });

/** Signing in, signing out, and each refresh replace the known user. */
export const replaceAuth = (store: SiteStore, auth: AuthUser | null) => store.setState({ auth });

export const setPlayerCount = (store: SiteStore, playerCount: PlayerCount) => store.setState({ playerCount });

export const setReturning = (store: SiteStore, returning: Returning | null) => store.setState({ returning });

export const setOnline = (store: SiteStore, isOnline: boolean) => store.setState({ isOnline });

export const rememberPlayer = (store: SiteStore, player: Player) =>
  store.setState(({ players }) => ({
    players: { ...players, [playerKey(player.shard, player.accountId)]: player },
  }));

export const rememberSeasons = (
  store: SiteStore,
  player: Pick<Player, 'shard' | 'accountId'>,
  list: readonly PlayerSeason[],
) =>
  store.setState(({ seasons }) => ({
    seasons: { ...seasons, [playerKey(player.shard, player.accountId)]: list },
  }));

/** Mirrors the address. */
export const mirrorAddress = (store: SiteStore, season: string | null, region: string | null) =>
  store.setState({ season, region });

export const chooseStatistics = (
  store: SiteStore,
  choice: Partial<Pick<StatisticsState, 'category' | 'mode' | 'shard'>>,
) => store.setState(({ statistics }) => ({ statistics: { ...statistics, ...choice } }));

export const startFetchingRatings = (store: SiteStore) =>
  store.setState(({ statistics }) => ({ statistics: { ...statistics, isFetching: true } }));

/** Null: the ratings could not be read, so the last known ones stay. */
export const finishFetchingRatings = (store: SiteStore, ratings: Ratings['ratings'] | null) =>
  store.setState(({ statistics }) => ({
    statistics: {
      ...statistics,
      isFetching: false,
      ...(ratings && {
        range: ratings.map((row) => row.range),
        ratio: ratings.map((row) => row.ratio),
      }),
    },
  }));

/** Ads are hidden inside the mobile app. */
export const showsAds = (state: SiteState): boolean => !state.isMobileApp;
export const showsFooter = (state: SiteState): boolean => !state.isMobileApp;
export const showsHomeSearch = (state: SiteState): boolean => !state.isMobileApp;

/** Whether this browser keeps players of the visitor. */
export const isReturning = ({ returning }: SiteState): boolean => Boolean(returning);

export const selectPlayer =
  (shard: string, accountId: string) =>
  (state: SiteState): Player | null =>
    state.players[playerKey(shard, accountId)] ?? null;

const none: readonly PlayerSeason[] = [];

export const selectSeasons =
  (shard: string, accountId: string) =>
  (state: SiteState): readonly PlayerSeason[] =>
    state.seasons[playerKey(shard, accountId)] ?? none;
