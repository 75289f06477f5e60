import { seasonsOf } from '@hotdrop/shared-domain/store';
import { aFailure, aPlayer, aSuggestion } from '@hotdrop/shared-domain/testing';
import { redirectOf, loaderArgs } from '../testing/loader-args.ts';
import { profileSite, seasonIds, inputsOf } from '../testing/profile-site.ts';
import { profileLoader } from './profile.loader.ts';

const here = loaderArgs('profile/steam/NightHeron/pc-2018-43');
const player = aPlayer();

test('finds the player, the seasons and the running season', async () => {
  const site = profileSite();
  const { data, init } = await profileLoader(site)(here);
  expect(data).toMatchObject({ is: 'ready', player, running: 'division.bro.official.pc-2018-43' });
  expect(init?.status).toBe(200);
  expect(seasonsOf(player.shard, player.accountId)(site.store.getState())).toHaveLength(5);
});

test('looks the player of a region up on the platform', async () => {
  const site = profileSite();
  await profileLoader(site)(loaderArgs('profile/pc-eu/NightHeron/2018-04'));
  expect(inputsOf(site, 'getPlayer')).toEqual([{ shard: 'steam', player: 'NightHeron' }]);
});

describe('an address that is spelled otherwise redirects for good', () => {
  test.each([
    ['profile/STEAM/NightHeron', '/pubg/profile/steam/NightHeron'],
    ['profile/PC_KRJP/NightHeron/2018-04', '/pubg/profile/pc-krjp/NightHeron/2018-04'],
    [
      'profile/steam/NightHeron/division.bro.official.pc-2018-42/stats?hl=ko',
      '/pubg/profile/steam/NightHeron/pc-2018-42/stats?hl=ko',
    ],
    ['profile/steam/NightHeron/PC-2018-42', '/pubg/profile/steam/NightHeron/pc-2018-42'],
    // Only beta seasons know regions.
    ['profile/pc-eu/NightHeron/pc-2018-43', '/pubg/profile/steam/NightHeron/pc-2018-43'],
    ['profile/pc-eu/NightHeron', '/pubg/profile/steam/NightHeron'],
    ['profile/STEAM/a%2Fb__c', '/pubg/profile/steam/a%2Fb__c'],
  ])('%s', async (path, to) => {
    expect(await redirectOf(() => profileLoader(profileSite())(loaderArgs(path)))).toBe(`301 ${to}`);
  });
});

test('says that there is no such player, and who may have been meant', async () => {
  const suggestions = [aSuggestion({ reason: 'case' })];
  const { data, init } = await profileLoader(
    profileSite({ getPlayer: aFailure('not-found', { suggestions }) }),
  )(here);
  expect(data).toMatchObject({ is: 'not-found', suggestions });
  expect(init?.status).toBe(404);
});

test('says that there is no such player where the address can be nobody’s', async () => {
  const { data, init } = await profileLoader(profileSite({ getPlayer: aFailure('invalid') }))(here);
  expect(data).toMatchObject({ is: 'not-found', suggestions: [] });
  expect(init?.status).toBe(404);
});

test.each([
  ['busy', 503],
  ['network', 503],
  ['server', 503],
  ['malformed', 502],
] as const)('a lookup that ends as "%s" answers with status %d', async (kind, status) => {
  const { data, init } = await profileLoader(profileSite({ getPlayer: aFailure(kind) }))(here);
  expect(data).toMatchObject({ is: 'failed', failure: { kind } });
  expect(init?.status).toBe(status);
});

test('a list of seasons that fails interrupts nothing: the last known one stays, and the operator hears of it', async () => {
  let isDown = false;
  const site = profileSite({
    listSeasons: () => (isDown ? aFailure('server') : { seasons: seasonIds('pc-2018-43') }),
  });
  await profileLoader(site)(here);
  isDown = true;
  const { data } = await profileLoader(site)(here);
  expect(data).toMatchObject({ is: 'ready', seasons: seasonIds('pc-2018-43') });
  expect(site.reported).toMatchObject([{ kind: 'server', call: 'listSeasons' }]);
});

test('a running season that is not known interrupts nothing', async () => {
  const { data } = await profileLoader(profileSite({ listActiveSeasons: aFailure('network') }))(here);
  expect(data).toMatchObject({ is: 'ready', running: null });
});

test('a server does not wait for a long lookup: the page says that it searches', async () => {
  const site = profileSite(
    {
      getPlayer: (_, { signal }) =>
        new Promise((resolve) => {
          signal?.addEventListener('abort', () => resolve(aFailure('aborted')));
        }),
    },
    { side: 'server' },
  );
  const { data, init } = await profileLoader(site, 1)(here);
  expect(data).toEqual({ is: 'searching' });
  expect(init?.status).toBe(200);
});
