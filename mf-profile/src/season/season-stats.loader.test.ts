import { rememberPlayer } from '@hotdrop/shared-domain/store';
import { aFailure, aPlayer, type FakeSite, someSeasonStats } from '@hotdrop/shared-domain/testing';
import {
  expireLoaderTimeout,
  inputsOf,
  loaderArgs,
  profileSite,
  redirectOf,
} from '../testing/profile-site.ts';
import { seasonStatsLoader } from './season-stats.loader.ts';

const here = 'profile/steam/NightHeron/pc-2018-42';
const load = (path: string, site: FakeSite) => seasonStatsLoader(site)(loaderArgs(path, site));
const { accountId } = aPlayer();

test('loads the season of the address', async () => {
  const site = profileSite();
  const { data } = await load(here, site);
  expect(data).toMatchObject({ status: 'ready', data: { season: 'division.bro.official.pc-2018-42' } });
  expect(site.store.getState()).toMatchObject({ season: 'division.bro.official.pc-2018-42', region: null });
});

test('loads the current season if the address has none', async () => {
  const site = profileSite();
  await load('profile/steam/NightHeron', site);
  expect(inputsOf(site, 'getSeasonStats')).toEqual([
    { shard: 'steam', accountId, season: 'division.bro.official.pc-2018-43' },
  ]);
});

test('fails if neither the current season nor the season list can be loaded', async () => {
  const site = profileSite({ listActiveSeasons: aFailure('network'), listSeasons: aFailure('network') });
  const { data, init } = await load('profile/steam/NightHeron', site);
  expect(data).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  expect(init?.status).toBe(503);
});

test.each(['profile/steam/NightHeron', 'profile/steam/NightHeron/pc-2018-42'])(
  'returns "pending" when %s exceeds the loader timeout',
  async (path) => {
    expireLoaderTimeout();
    const site = profileSite({}, { side: 'server' });
    rememberPlayer(site.store, aPlayer());
    expect((await load(path, site)).data).toEqual({ status: 'pending' });
  },
);

test.each([
  ['profile/steam/NightHeron/2018-04', 'steam', 'pc-krjp'],
  ['profile/pc-eu/NightHeron/2018-04', 'pc-eu', 'pc-eu'],
  ['profile/xbox/NightHeron/2018-07', 'xbox', 'xbox-na'],
])('loads the region of %s', async (path, shard, region) => {
  const site = profileSite({ getSeasonStats: ({ season }) => someSeasonStats({ season, region }) });
  const { data } = await load(path, site);
  expect(data.status).toBe('ready');
  expect(inputsOf(site, 'getSeasonStats')).toMatchObject([{ shard }]);
  expect(site.store.getState().region).toBe(region);
});

test('redirects a platform to the first region with stats', async () => {
  const site = profileSite({ getSeasonStats: ({ season }) => someSeasonStats({ season, region: 'pc-eu' }) });
  const loading = () => load('profile/steam/NightHeron/2018-04/stats?hl=ko', site);
  expect(await redirectOf(loading)).toBe('302 /pubg/profile/pc-eu/NightHeron/2018-04/stats?hl=ko');
});

test('does not look up a player that is in the store', async () => {
  const site = profileSite();
  rememberPlayer(site.store, aPlayer());
  await load(here, site);
  expect(inputsOf(site, 'getPlayer')).toEqual([]);
});

test('loads nothing if there is no such player', async () => {
  const site = profileSite({ getPlayer: aFailure('not-found') });
  expect((await load(here, site)).data).toEqual({ status: 'empty', failure: null });
  expect(inputsOf(site, 'getSeasonStats')).toEqual([]);
});

test('answers 404 for a season that the platform does not have', async () => {
  const { data, init } = await load(here, profileSite({ getSeasonStats: aFailure('not-found') }));
  expect(data).toMatchObject({ status: 'empty', failure: { kind: 'not-found' } });
  expect(init?.status).toBe(404);
});

test.each(['pc-2018-99', 'xyz', 'console-43'])(
  'answers 404 without a call for %s, which Steam cannot have',
  async (season) => {
    const site = profileSite();
    const { data, init } = await load(`profile/steam/NightHeron/${season}`, site);
    expect(data).toMatchObject({ status: 'empty', failure: { kind: 'not-found' } });
    expect(init?.status).toBe(404);
    expect(inputsOf(site, 'getSeasonStats')).toEqual([]);
  },
);
