import type { AuthUser } from '../wire/entities/community.ts';
import type { Player } from '../wire/entities/player.ts';
import type { PlayerSeason } from '../wire/entities/season.ts';
import type { PlayerCount, Ratings } from '../wire/entities/statistics.ts';
import { playerKey, type Returning, type SiteStore, type StatisticsState } from './state.ts';

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
