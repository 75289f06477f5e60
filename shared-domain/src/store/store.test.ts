import { anAuthUser, aPlayer, aPlayerCount, aRatingRow, aSeason } from '../testing/index.ts';
import * as store from './index.ts';

const { createSiteStore } = store;

test('begins with the specified state, on Steam, with rating chosen', () => {
  expect(createSiteStore().getState()).toEqual({
    isMobileApp: false,
    isLegacyApp: false,
    isMobile: false,
    timeZone: null,
    returning: null,
    auth: null,
    playerCount: null,
    isHeaderOpen: false,
    isOnline: true,
    selectedPlatform: 'steam',
    isOpenPlatformModal: false,
    players: {},
    seasons: {},
    season: null,
    region: null,
    statistics: { category: 'rating', mode: null, shard: null, range: [], ratio: [], isFetching: false },
  });
});

test("passes the server's state to the browser as JSON", () => {
  const server = createSiteStore({ isMobileApp: true, selectedPlatform: 'kakao' });
  store.rememberPlayer(server, aPlayer());
  store.rememberSeasons(server, aPlayer(), [aSeason()]);
  store.setPlayerCount(server, aPlayerCount());
  const browser = createSiteStore(JSON.parse(JSON.stringify(store.snapshot(server))));
  expect(browser.getState()).toEqual(server.getState());
});

test('shares nothing between two sites', () => {
  const one = createSiteStore();
  store.selectPlatform(one, 'psn');
  expect(createSiteStore().getState().selectedPlatform).toBe('steam');
});

test('choosing a platform closes the modal', () => {
  const site = createSiteStore();
  store.openPlatformModal(site);
  expect(site.getState().isOpenPlatformModal).toBe(true);
  store.selectPlatform(site, 'xbox');
  expect(site.getState()).toMatchObject({ selectedPlatform: 'xbox', isOpenPlatformModal: false });
});

test('the modal can be closed without a choice', () => {
  const site = createSiteStore({ isOpenPlatformModal: true });
  store.closePlatformModal(site);
  expect(site.getState()).toMatchObject({ selectedPlatform: 'steam', isOpenPlatformModal: false });
});

test('the mobile menu opens, closes, and stays closed', () => {
  const site = createSiteStore();
  store.toggleHeader(site);
  expect(site.getState().isHeaderOpen).toBe(true);
  store.toggleHeader(site);
  expect(site.getState().isHeaderOpen).toBe(false);
  store.closeHeader(site);
  expect(site.getState().isHeaderOpen).toBe(false);
});

test('replaces the user on signing in and out', () => {
  const site = createSiteStore();
  store.replaceAuth(site, anAuthUser());
  expect(site.getState().auth).toEqual(anAuthUser());
  store.replaceAuth(site, null);
  expect(site.getState().auth).toBeNull();
});

test('finds players and their seasons by both spellings of the shard, separately by platform', () => {
  const site = createSiteStore();
  const player = aPlayer({ shard: 'STEAM' });
  store.rememberPlayer(site, player);
  store.rememberSeasons(site, player, [aSeason()]);
  expect(store.selectPlayer('steam', player.accountId)(site.getState())).toEqual(player);
  expect(store.selectSeasons('STEAM', player.accountId)(site.getState())).toEqual([aSeason()]);
  expect(store.selectPlayer('psn', player.accountId)(site.getState())).toBeNull();
  expect(store.selectSeasons('psn', player.accountId)(site.getState())).toEqual([]);
});

test('finds the same player by a region in both spellings', () => {
  expect(store.playerKey('PC_KRJP', 'account.x')).toBe(store.playerKey('pc-krjp', 'account.x'));
});

test('returns the same empty value from a selector each time', () => {
  const state = createSiteStore().getState();
  expect(store.selectSeasons('steam', 'x')(state)).toBe(store.selectSeasons('kakao', 'y')(state));
});

test('mirrors season and region of the address', () => {
  const site = createSiteStore();
  store.mirrorAddress(site, '2018-04', 'pc-krjp');
  expect(site.getState()).toMatchObject({ season: '2018-04', region: 'pc-krjp' });
  store.mirrorAddress(site, null, null);
  expect(site.getState()).toMatchObject({ season: null, region: null });
});

test('knows when the browser is offline', () => {
  const site = createSiteStore();
  store.setOnline(site, false);
  expect(site.getState().isOnline).toBe(false);
});

test('inside the app there are no ads, no footer and no home search', () => {
  const shown = (isMobileApp: boolean) => {
    const state = createSiteStore({ isMobileApp }).getState();
    return [store.showsAds(state), store.showsFooter(state), store.showsHomeSearch(state)];
  };
  expect(shown(true)).toEqual([false, false, false]);
  expect(shown(false)).toEqual([true, true, true]);
});

test('keeps fetched ratings', () => {
  const site = createSiteStore();
  store.chooseStatistics(site, { mode: 'squad', shard: 'steam' });
  store.startFetchingRatings(site);
  expect(site.getState().statistics).toMatchObject({ mode: 'squad', shard: 'steam', isFetching: true });
  store.finishFetchingRatings(site, [aRatingRow({ range: '1 ~ 2', ratio: 0.5 })]);
  expect(site.getState().statistics).toMatchObject({ range: ['1 ~ 2'], ratio: [0.5], isFetching: false });
});

test('keeps the last known ratings when new ones cannot be read', () => {
  const site = createSiteStore();
  store.finishFetchingRatings(site, [aRatingRow()]);
  store.startFetchingRatings(site);
  store.finishFetchingRatings(site, null);
  expect(site.getState().statistics).toMatchObject({ ratio: [aRatingRow().ratio], isFetching: false });
});
