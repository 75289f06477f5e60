import { rememberPlayer } from '@hotdrop/shared-domain/store';
import { aFailure, aPlayer, someSeasonStats } from '@hotdrop/shared-domain/testing';
import { loaderArgs } from '../testing/loader-args.ts';
import { profileSite, inputsOf } from '../testing/profile-site.ts';
import { seasonStatsLoader } from './season-stats.loader.ts';

const here = loaderArgs('profile/steam/NightHeron/pc-2018-42');
const { accountId } = aPlayer();

test('reads the figures of the season in the address', async () => {
  const site = profileSite();
  const { data } = await seasonStatsLoader(site)(here);
  expect(data).toMatchObject({ is: 'ready', data: { season: 'division.bro.official.pc-2018-42' } });
  expect(site.store.getState()).toMatchObject({ season: 'division.bro.official.pc-2018-42', region: null });
});

test('without a season in the address it reads the running one', async () => {
  const site = profileSite();
  await seasonStatsLoader(site)(loaderArgs('profile/steam/NightHeron'));
  expect(inputsOf(site, 'getSeasonStats')).toEqual([
    { shard: 'steam', accountId, season: 'division.bro.official.pc-2018-43' },
  ]);
});

test('when nobody knows the running season, the newest that was played', async () => {
  const site = profileSite({ listActiveSeasons: aFailure('server') });
  await seasonStatsLoader(site)(loaderArgs('profile/steam/NightHeron'));
  expect(inputsOf(site, 'getSeasonStats')).toMatchObject([{ season: 'division.bro.official.pc-2018-43' }]);
});

test('a player whose seasons could not be read is not one without seasons', async () => {
  const site = profileSite({ listActiveSeasons: aFailure('network'), listSeasons: aFailure('network') });
  const { data, init } = await seasonStatsLoader(site)(loaderArgs('profile/steam/NightHeron'));
  expect(data).toMatchObject({ is: 'failed', failure: { kind: 'network' } });
  expect(init?.status).toBe(503);
});

test('a server leaves to the browser what takes too long to say which season runs', async () => {
  const late = (_: object, { signal }: { signal?: AbortSignal | undefined }) =>
    new Promise<ReturnType<typeof aFailure>>((resolve) => {
      signal?.addEventListener('abort', () => resolve(aFailure('aborted')));
      if (signal?.aborted) resolve(aFailure('aborted'));
    });
  const site = profileSite({ listActiveSeasons: late, listSeasons: late }, { side: 'server' });
  expect((await seasonStatsLoader(site, 1)(loaderArgs('profile/steam/NightHeron'))).data).toEqual({ is: 'waiting' });
});

test.each([
  ['profile/steam/NightHeron/2018-04', 'pc-krjp'],
  ['profile/pc-eu/NightHeron/2018-04', 'pc-eu'],
  ['profile/xbox/NightHeron/2018-04', 'xbox-na'],
  ['profile/psn/NightHeron/2018-04', 'psn-na'],
])('%s reads the region %s', async (path, shard) => {
  const site = profileSite();
  await seasonStatsLoader(site)(loaderArgs(path));
  expect(inputsOf(site, 'getSeasonStats')).toMatchObject([{ shard }]);
  expect(site.store.getState().region).toBe(shard);
});

test('does not look a player up whom this tab has seen', async () => {
  const site = profileSite();
  rememberPlayer(site.store, aPlayer());
  await seasonStatsLoader(site)(here);
  expect(inputsOf(site, 'getPlayer')).toEqual([]);
});

test('takes no player of the same name on another platform for this one', async () => {
  const site = profileSite();
  rememberPlayer(site.store, aPlayer({ shard: 'PSN', accountId: 'account.other' }));
  await seasonStatsLoader(site)(here);
  expect(inputsOf(site, 'getSeasonStats')).toMatchObject([{ accountId }]);
});

test('asks for nothing when there is no such player', async () => {
  const site = profileSite({ getPlayer: aFailure('not-found') });
  expect((await seasonStatsLoader(site)(here)).data).toEqual({ is: 'none' });
  expect(inputsOf(site, 'getSeasonStats')).toEqual([]);
});

test('figures that fail are a failure of their own, with its status', async () => {
  const { data, init } = await seasonStatsLoader(profileSite({ getSeasonStats: aFailure('network') }))(here);
  expect(data).toMatchObject({ is: 'failed', failure: { kind: 'network' } });
  expect(init?.status).toBe(503);
});

test('a season that the platform has not is one without figures, at an address where nothing is', async () => {
  const { data, init } = await seasonStatsLoader(profileSite({ getSeasonStats: aFailure('not-found') }))(here);
  expect(data).toMatchObject({ is: 'none' });
  expect(init?.status).toBe(404);
});

test('a server leaves slow figures to the browser', async () => {
  const site = profileSite(
    {
      getSeasonStats: (_, { signal }) =>
        new Promise((resolve) => {
          signal?.addEventListener('abort', () => resolve(someSeasonStats()));
        }),
    },
    { side: 'server' },
  );
  expect((await seasonStatsLoader(site, 1)(here)).data).toEqual({ is: 'waiting' });
});
