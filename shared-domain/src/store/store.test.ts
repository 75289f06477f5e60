import { createStore } from 'zustand/vanilla';
import { pubg } from '../game/pubg/index.ts';
import { anAuthUser, aPlayer, aPlayerCount, aRatingRow, aSeason } from '../testing/index.ts';
import * as store from './index.ts';

const { createSiteStore } = store;

test("passes the server's state to the browser as JSON, and shares nothing between sites", () => {
  const server = createSiteStore({ isMobileApp: true, selectedPlatform: 'kakao' });
  store.rememberPlayer(server, aPlayer());
  store.rememberSeasons(server, aPlayer(), [aSeason()]);
  store.setPlayerCount(server, aPlayerCount());
  store.replaceAuth(server, anAuthUser());
  const browser = createSiteStore(JSON.parse(JSON.stringify(server.getState())));
  expect(browser.getState()).toEqual(server.getState());
  expect(createSiteStore().getState()).toMatchObject({ selectedPlatform: 'steam', players: {}, auth: null });
});

test('choosing a platform closes the modal', () => {
  const site = createSiteStore();
  store.openPlatformModal(site);
  expect(site.getState().isOpenPlatformModal).toBe(true);
  store.selectPlatform(site, 'xbox');
  expect(site.getState()).toMatchObject({ selectedPlatform: 'xbox', isOpenPlatformModal: false });
});

test('the mobile menu opens and closes', () => {
  const site = createSiteStore();
  store.toggleHeader(site);
  expect(site.getState().isHeaderOpen).toBe(true);
  store.closeHeader(site);
  expect(site.getState().isHeaderOpen).toBe(false);
});

test('finds players and their seasons by both spellings of the shard, separately by platform', () => {
  const site = createSiteStore();
  const player = aPlayer({ shard: 'PC_KRJP' });
  store.rememberPlayer(site, player);
  store.rememberSeasons(site, player, [aSeason()]);
  const state = site.getState();
  expect(store.selectPlayer('pc-krjp', player.accountId)(state)).toEqual(player);
  expect(store.selectSeasons('PC_KRJP', player.accountId)(state)).toEqual([aSeason()]);
  expect(store.selectPlayer('psn', player.accountId)(state)).toBeNull();
  // The same empty value each time, so that nothing renders again.
  expect(store.selectSeasons('psn', 'x')(state)).toBe(store.selectSeasons('kakao', 'y')(state));
});

test('inside the app there are no ads, no footer, and no home search', () => {
  const shown = (isMobileApp: boolean) => {
    const state = createSiteStore({ isMobileApp }).getState();
    return [store.showsAds(state), store.showsFooter(state), store.showsHomeSearch(state)];
  };
  expect(shown(true)).toEqual([false, false, false]);
  expect(shown(false)).toEqual([true, true, true]);
});

test('keeps fetched ratings, and the last known ones when new ones cannot be read', () => {
  const site = createSiteStore();
  store.chooseStatistics(site, { mode: 'squad', shard: 'steam' });
  store.startFetchingRatings(site);
  expect(site.getState().statistics).toMatchObject({ mode: 'squad', shard: 'steam', isFetching: true });
  store.finishFetchingRatings(site, [aRatingRow({ range: '1 ~ 2', ratio: 0.5 })]);
  store.startFetchingRatings(site);
  store.finishFetchingRatings(site, null);
  expect(site.getState().statistics).toMatchObject({ range: ['1 ~ 2'], ratio: [0.5], isFetching: false });
});

test('a field that a host lacks is unknown', () => {
  const site: store.SiteStore = createStore(() => ({}));
  const state = site.getState();
  expect([store.selectReturning(state), store.selectUser(state), store.selectPlayerCount(state)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([store.selectPlayer('steam', 'x')(state), store.selectSeasons('steam', 'x')(state)]).toEqual([
    null,
    [],
  ]);
  expect([store.isHeaderOpen(state), store.isPlatformModalOpen(state)]).toEqual([false, false]);
  expect(store.isFetchingRatings(state)).toBe(false);
  expect(store.platformIn(pubg)(state)).toBe('steam');
  store.rememberPlayer(site, aPlayer());
  store.startFetchingRatings(site);
  expect(store.selectPlayer('steam', aPlayer().accountId)(site.getState())).toEqual(aPlayer());
  expect(store.isFetchingRatings(site.getState())).toBe(true);
});
