import { rememberPlayer } from '@hotdrop/shared-domain/store';
import {
  aFailure,
  aKill,
  aMatch,
  aMatchDetail,
  aPlayer,
  type FakeAnswers,
  type FakeSiteSettings,
  testTime,
} from '@hotdrop/shared-domain/testing';
import { expireLoaderTimeout, loaderArgs, redirectOf } from '../testing/loader-args.ts';
import { inputsOf, profileSite } from '../testing/profile-site.ts';
import { matchesLoader } from './matches.loader.ts';

const base = 'profile/steam/NightHeron/pc-2018-43/matches';
const at = (rest = '') => {
  const { request, params } = loaderArgs(`${base}${rest}`);
  const id = new URL(request.url).pathname.split('/')[7];
  return { request, params: { ...params, ...(id && { id }) } };
};
const matchesSite = (answers: FakeAnswers = {}, settings: FakeSiteSettings = {}) =>
  profileSite(
    {
      listMatches: ({ page }) => ({
        totalCount: 45,
        perPage: 20,
        matches: [aMatch({ id: `match-${page}` })],
      }),
      getMatch: ({ matchId }) => ({ match: aMatchDetail({ id: matchId }) }),
      ...answers,
    },
    settings,
  );
const load = async (rest: string, site = matchesSite()) => {
  const { data, init } = await matchesLoader(site)(at(rest));
  if (data.status !== 'ready') throw new Error(`The list is ${data.status}`);
  return { ...data.data, status: init?.status, site };
};

test('loads all pages of the position', async () => {
  const { matches } = await load('/3?from=1');
  expect(matches.map(({ id }) => id)).toEqual(['match-1', 'match-2', 'match-3']);
});

test('lists a match that is on two pages once', async () => {
  const site = matchesSite({ listMatches: { totalCount: 45, perPage: 20, matches: [aMatch()] } });
  expect((await load('/2?from=1', site)).matches).toHaveLength(1);
});

test('names weapons, including unknown ones', async () => {
  const killLog = { state: 'ready' as const, entries: [aKill({ weapon: 'WeapFuture_C' })] };
  const site = matchesSite({ getMatch: { match: aMatchDetail({ killLog }) } });
  const { weapons } = await load('/9f2c', site);
  expect(weapons).toMatchObject({ WeapHK416_C: 'M416', WeapFuture_C: 'Future' });
});

test('keeps the list if the opened match fails', async () => {
  for (const kind of ['network', 'not-found', 'malformed'] as const) {
    const { opened, matches, status } = await load('/9f2c', matchesSite({ getMatch: aFailure(kind) }));
    expect(opened).toMatchObject({ status: 'failed', failure: { kind } });
    expect(matches).toHaveLength(1);
    expect(status).toBe(kind === 'not-found' ? 404 : 200);
  }
});

test.each([
  ['network', 503],
  ['busy', 503],
  ['malformed', 502],
] as const)('answers a failed list (%s) with status %d', async (kind, status) => {
  const { data, init } = await matchesLoader(matchesSite({ listMatches: aFailure(kind) }))(at());
  expect(data).toMatchObject({ status: 'failed', failure: { kind } });
  expect(init?.status).toBe(status);
});

test('redirects a page beyond the end to the last one', async () => {
  const site = matchesSite({ listMatches: { totalCount: 45, perPage: 20, matches: [] } });
  expect(await redirectOf(() => matchesLoader(site)(at('/99?mode=squad')))).toBe(
    `302 /pubg/${base}/3?mode=squad`,
  );
});

test('returns an empty list for a player without matches', async () => {
  const site = matchesSite({ listMatches: { totalCount: 0, perPage: 20, matches: [] } });
  expect(await load('', site)).toMatchObject({ totalCount: 0, matches: [] });
});

test('loads nothing if there is no such player', async () => {
  const site = matchesSite({ getPlayer: aFailure('not-found') });
  expect((await matchesLoader(site)(at())).data).toEqual({ status: 'none' });
});

test('returns "pending" when the list exceeds the loader timeout', async () => {
  expireLoaderTimeout();
  const site = matchesSite({}, { side: 'server' });
  rememberPlayer(site.store, aPlayer());
  expect((await matchesLoader(site)(at())).data).toEqual({ status: 'pending' });
});

describe('the cache', () => {
  test('returns lists and matches without a second call', async () => {
    const site = matchesSite();
    const loader = matchesLoader(site);
    await loader(at('/2'));
    await loader(at('/9f2c?page=2'));
    await loader(at('/2'));
    await loader(at('/9f2c?page=2'));
    expect(inputsOf(site, 'listMatches')).toHaveLength(1);
    expect(inputsOf(site, 'getMatch')).toHaveLength(1);
  });

  test('does not keep failures', async () => {
    const site = matchesSite({ listMatches: aFailure('network') });
    const loader = matchesLoader(site);
    await loader(at());
    await loader(at());
    expect(inputsOf(site, 'listMatches')).toHaveLength(2);
  });

  test('is stale after a renewal', async () => {
    const site = matchesSite();
    const loader = matchesLoader(site);
    rememberPlayer(site.store, aPlayer());
    await loader(at());
    rememberPlayer(site.store, aPlayer({ syncedAt: testTime }));
    await loader(at());
    expect(inputsOf(site, 'listMatches')).toHaveLength(2);
  });

  test('does not keep a match with a pending kill log', async () => {
    const killLog = { state: 'waiting' as const, retryAfter: 2000 };
    const site = matchesSite({ getMatch: { match: aMatchDetail({ killLog }) } });
    const loader = matchesLoader(site);
    await loader(at('/9f2c'));
    await loader(at('/9f2c'));
    expect(inputsOf(site, 'getMatch')).toHaveLength(2);
  });

  test('is off on a server', async () => {
    const site = matchesSite({}, { side: 'server' });
    const loader = matchesLoader(site);
    await loader(at());
    await loader(at());
    expect(inputsOf(site, 'listMatches')).toHaveLength(2);
  });
});
