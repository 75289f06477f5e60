import type { Player } from '../wire/entities/player.ts';
import type { PlayerSeason } from '../wire/entities/season.ts';
import { playerKey, type SiteState } from './state.ts';

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
