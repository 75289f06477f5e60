import { selectSeasons } from '@hotdrop/shared-domain/store';
import { aFailure, aPlayer, aSuggestion, type FakeSite, fakeSite } from '@hotdrop/shared-domain/testing';
import { createStaticHandler } from 'react-router-dom';
import { area } from '../area.tsx';
import {
  expireLoaderTimeout,
  loaderArgs,
  profileSite,
  redirectOf,
  seasonIds,
} from '../testing/profile-site.ts';
import { defaultPlatformLoader, profileLoader } from './profile.loader.ts';

const here = 'profile/steam/NightHeron/pc-2018-43';
const load = (path: string, site: FakeSite) => profileLoader(site)(loaderArgs(path, site));
const player = aPlayer();

test('loads the player, the seasons, and the current season', async () => {
  const site = profileSite();
  const { data, init } = await load(here, site);
  expect(data).toMatchObject({
    status: 'ready',
    data: { player, currentSeason: 'division.bro.official.pc-2018-43' },
  });
  expect(init?.status).toBe(200);
  expect(selectSeasons(player.shard, player.accountId)(site.store.getState())).toHaveLength(5);
});

test('redirects an account ID to the name, in the same season and tab', async () => {
  const site = profileSite({ getPlayer: { player: aPlayer({ name: 'a/b' }) } });
  const loading = () => load('profile/steam/account.0f3a/pc-2018-42/stats?hl=ko', site);
  expect(await redirectOf(loading)).toBe('302 /pubg/profile/steam/a%2Fb/pc-2018-42/stats?hl=ko');
});

describe('redirects a non-canonical address permanently', () => {
  test.each([
    ['profile/STEAM/NightHeron', '/pubg/profile/steam/NightHeron'],
    ['profile/PC_KRJP/NightHeron/2018-04', '/pubg/profile/pc-krjp/NightHeron/2018-04'],
    [
      'profile/steam/NightHeron/division.bro.official.pc-2018-42/stats?hl=ko',
      '/pubg/profile/steam/NightHeron/pc-2018-42/stats?hl=ko',
    ],
    ['profile/steam/NightHeron/PC-2018-42', '/pubg/profile/steam/NightHeron/pc-2018-42'],
    // Only beta seasons have regions in their addresses.
    ['profile/pc-eu/NightHeron/pc-2018-43', '/pubg/profile/steam/NightHeron/pc-2018-43'],
    ['profile/pc-eu/NightHeron', '/pubg/profile/steam/NightHeron'],
    ['profile/STEAM/a%2Fb__c', '/pubg/profile/steam/a%2Fb__c'],
  ])('%s', async (path, to) => {
    expect(await redirectOf(() => load(path, profileSite()))).toBe(`301 ${to}`);
  });
});

// A loader that the redirect leaves behind would reject a promise that no code handles.
test.each(['', '/stats', '/matches', '/matches/2'])('redirects each page of a player: %s', async (tab) => {
  const site = profileSite({}, { side: 'server' });
  const { query } = createStaticHandler([{ path: site.basePath, children: await area.routes(site) }]);
  const request = new Request(`https://hotdrop.example/pubg/profile/STEAM/NightHeron/pc-2018-43${tab}`);
  const response = await query(request, {
    generateMiddlewareResponse: async (load) => {
      const loaded = await load(request);
      return loaded instanceof Response ? loaded : new Response();
    },
  });
  expect(response).toMatchObject({ status: 301 });
});

test('returns suggestions when there is no such player', async () => {
  const suggestions = [aSuggestion({ reason: 'case' })];
  const { data, init } = await load(here, profileSite({ getPlayer: aFailure('not-found', { suggestions }) }));
  expect(data).toMatchObject({ status: 'failed', failure: { kind: 'not-found', suggestions } });
  expect(init?.status).toBe(404);
});

test.each([
  ['gone', 410],
  ['busy', 503],
  ['network', 503],
  ['server', 503],
  ['malformed', 502],
] as const)('answers a failed lookup (%s) with status %d', async (kind, status) => {
  const { data, init } = await load(here, profileSite({ getPlayer: aFailure(kind) }));
  expect(data).toMatchObject({ status: 'failed', failure: { kind } });
  expect(init?.status).toBe(status);
});

test('keeps the last known seasons and reports the failure when the season list fails', async () => {
  let isDown = false;
  const site = profileSite({
    listSeasons: () => (isDown ? aFailure('server') : { seasons: seasonIds('pc-2018-43') }),
  });
  await load(here, site);
  isDown = true;
  const { data } = await load(here, site);
  expect(data).toMatchObject({ status: 'ready', data: { seasons: seasonIds('pc-2018-43') } });
  expect(site.reported).toMatchObject([{ kind: 'server', call: 'listSeasons' }]);
});

test('returns "pending" when the lookup exceeds the loader timeout', async () => {
  expireLoaderTimeout();
  const { data, init } = await load(here, profileSite({}, { side: 'server' }));
  expect(data).toEqual({ status: 'pending' });
  expect(init?.status).toBe(200);
});

const visit = (selectedPlatform: string, name?: string, query = '') =>
  redirectOf(() =>
    defaultPlatformLoader(fakeSite({ state: { selectedPlatform } }))({
      request: new Request(`https://hotdrop.example/pubg/profile/${encodeURIComponent(name ?? '')}${query}`),
      params: name === undefined ? {} : { name },
    }),
  );

test("redirects a name to the visitor's platform", async () => {
  expect(await visit('kakao', 'NightHeron')).toBe('302 /pubg/profile/kakao/NightHeron');
});

test('keeps the query parameters in the redirect', async () => {
  expect(await visit('steam', 'NightHeron', '?hl=ko&vd=1')).toBe(
    '302 /pubg/profile/steam/NightHeron?hl=ko&vd=1',
  );
});

test('redirects an address without a name to the search', async () => {
  expect(await visit('steam')).toBe('302 /pubg/search');
});

test('resolves when the reason why there is no player can be shown', async () => {
  const loadStates = jest.fn(() => ({}));
  jest.doMock('../loading/missing-states.ts', loadStates);
  await load(here, profileSite({ getPlayer: aFailure('not-found') }));
  expect(loadStates).toHaveBeenCalled();
});
