import { createStore, type StoreApi } from 'zustand/vanilla';
import { shardInAddress } from '../game/queries.ts';
import type { Game } from '../game/types.ts';
import type { AuthUser, Player } from '../wire/entities/player.ts';
import type { PlayerSeason } from '../wire/entities/season.ts';
import type { PlayerCount, Ratings } from '../wire/entities/statistics.ts';
import type { Returning, SiteState, SiteStore, StatisticsState } from './state.ts';

export type { Returning, SiteState, SiteStore } from './state.ts';

/** The key of a player in the store, because account ids are unique only within a platform. */
export const playerKey = (shard: string, accountId: string): string =>
  `${shardInAddress(shard)}/${accountId}`;

const initialStatistics: StatisticsState = {
  category: 'rating',
  mode: null,
  shard: null,
  range: [],
  ratio: [],
  isFetching: false,
};

const initialState: SiteState = {
  isMobileApp: false,
  isLegacyApp: false,
  isMobile: false,
  timeZone: null,
  returning: null,
  favorites: [],
  canKeepFavorites: true,
  auth: null,
  playerCount: null,
  isHeaderOpen: false,
  selectedPlatform: 'steam',
  isOpenPlatformModal: false,
  players: {},
  seasons: {},
  season: null,
  region: null,
  statistics: initialStatistics,
};

/**
 * Creates the site's store: one for each request on the server, one in the browser. `initial` overrides the defaults.
 */
export const createSiteStore = (initial: Partial<SiteState> = {}): StoreApi<SiteState> =>
  createStore<SiteState>()(() => ({ ...initialState, ...initial }));

type State = Partial<SiteState>;

/** All changes of the site's store, except those of favorites. */

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

const changeStatistics = (store: SiteStore, change: Partial<StatisticsState>) =>
  store.setState(({ statistics = initialStatistics }) => ({ statistics: { ...statistics, ...change } }));

export const chooseStatistics = (
  store: SiteStore,
  choice: Partial<Pick<StatisticsState, 'category' | 'mode' | 'shard'>>,
) => changeStatistics(store, choice);

export const startFetchingRatings = (store: SiteStore) => changeStatistics(store, { isFetching: true });

/** Null: the ratings could not be read, so the last known ones stay. */
export const finishFetchingRatings = (store: SiteStore, ratings: Ratings['ratings'] | null) =>
  changeStatistics(store, {
    isFetching: false,
    ...(ratings && {
      range: ratings.map((row) => row.range),
      ratio: ratings.map((row) => row.ratio),
    }),
  });

/** Ads are hidden inside the mobile app. */
export const showsAds = (state: State): boolean => !state.isMobileApp;
export const showsFooter = (state: State): boolean => !state.isMobileApp;
export const showsHomeSearch = (state: State): boolean => !state.isMobileApp;

export const isHeaderOpen = (state: State): boolean => state.isHeaderOpen ?? false;
export const isPlatformModalOpen = (state: State): boolean => state.isOpenPlatformModal ?? false;

/** The platform that the visitor chose. */
export const platformIn =
  ({ defaultPlatform }: Pick<Game, 'defaultPlatform'>) =>
  (state: State): string =>
    state.selectedPlatform ?? defaultPlatform;

/** Null: the browser keeps no players of the visitor, or the host does not know. */
export const selectReturning = ({ returning }: State): Returning | null => returning ?? null;

export const selectUser = ({ auth }: State): AuthUser | null => auth ?? null;

export const selectPlayerCount = ({ playerCount }: State): PlayerCount | null => playerCount ?? null;

const noPlayers: SiteState['players'] = {};

/** All known players, by `playerKey`. */
export const selectPlayers = ({ players }: State): SiteState['players'] => players ?? noPlayers;

export const selectPlayer =
  (shard: string, accountId: string) =>
  (state: State): Player | null =>
    selectPlayers(state)[playerKey(shard, accountId)] ?? null;

const noSeasons: readonly PlayerSeason[] = [];

export const selectSeasons =
  (shard: string, accountId: string) =>
  (state: State): readonly PlayerSeason[] =>
    state.seasons?.[playerKey(shard, accountId)] ?? noSeasons;

export const isFetchingRatings = ({ statistics }: State): boolean => statistics?.isFetching ?? false;
