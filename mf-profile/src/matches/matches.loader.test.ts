import { rememberPlayer } from '@hotdrop/shared-domain/store';
import {
  aFailure,
  aKill,
  aMatch,
  aMatchDetail,
  aPlayer,
  type FakeAnswers,
  type FakeSite,
  type FakeSiteSettings,
  testTime,
} from '@hotdrop/shared-domain/testing';
import type { MatchDetail } from '@hotdrop/shared-domain/wire';
import {
  expireLoaderTimeout,
  inputsOf,
  loaderArgs,
  profileSite,
  redirectOf,
} from '../testing/profile-site.ts';
import { matchesLoader } from './matches.loader.ts';
import { openedMatchLoader } from './opened-match.ts';

const base = 'profile/steam/NightHeron/pc-2018-43/matches';
const at = (rest: string, site: FakeSite) => {
  const args = loaderArgs(`${base}${rest}`, site);
  const id = new URL(args.request.url).pathname.split('/')[7];
  return { ...args, params: { ...args.params, ...(id && { id }) } };
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
  const { data } = await matchesLoader(site)(at(rest, site));
  if (data.status !== 'ready') throw new Error(`The list is ${data.status}`);
  return data.data;
};

test('loads all pages of the position', async () => {
  const { matches } = await load('/3?from=1');
  expect(matches.map(({ id }) => id)).toEqual(['match-1', 'match-2', 'match-3']);
});

test('lists a match that is on two pages once', async () => {
  const site = matchesSite({ listMatches: { totalCount: 45, perPage: 20, matches: [aMatch()] } });
  expect((await load('/2?from=1', site)).matches).toHaveLength(1);
});

test.each([
  ['network', 503],
  ['busy', 503],
  ['malformed', 502],
] as const)('answers a failed list (%s) with status %d', async (kind, status) => {
  const site = matchesSite({ listMatches: aFailure(kind) });
  const { data, init } = await matchesLoader(site)(at('', site));
  expect(data).toMatchObject({ status: 'failed', failure: { kind } });
  expect(init?.status).toBe(status);
});

test('redirects a page beyond the end to the last one', async () => {
  const site = matchesSite({ listMatches: { totalCount: 45, perPage: 20, matches: [] } });
  expect(await redirectOf(() => matchesLoader(site)(at('/99?mode=squad', site)))).toBe(
    `302 /pubg/${base}/3?mode=squad`,
  );
});

test.each([
  ['/0', ''],
  ['/1?mode=squad', '?mode=squad'],
  ['/02', '/2'],
])('redirects another spelling of a page (%s)', async (rest, end) => {
  const site = matchesSite();
  expect(await redirectOf(() => matchesLoader(site)(at(rest, site)))).toBe(`301 /pubg/${base}${end}`);
});

test('returns an empty list for a player without matches', async () => {
  const site = matchesSite({ listMatches: { totalCount: 0, perPage: 20, matches: [] } });
  expect(await load('', site)).toMatchObject({ totalCount: 0, matches: [] });
});

test('loads nothing if there is no such player', async () => {
  const site = matchesSite({ getPlayer: aFailure('not-found') });
  expect((await matchesLoader(site)(at('', site))).data).toEqual({ status: 'empty', failure: null });
});

test('returns "pending" when the list exceeds the loader timeout', async () => {
  expireLoaderTimeout();
  const site = matchesSite({}, { side: 'server' });
  rememberPlayer(site.store, aPlayer());
  expect((await matchesLoader(site)(at('', site))).data).toEqual({ status: 'pending' });
});

test('keeps the pages of a list until a renewal, but no failures', async () => {
  let isDown = true;
  const site = matchesSite({
    listMatches: ({ page }) =>
      isDown
        ? aFailure('network')
        : { totalCount: 45, perPage: 20, matches: [aMatch({ id: `match-${page}` })] },
  });
  const loader = matchesLoader(site);
  rememberPlayer(site.store, aPlayer());
  await loader(at('', site));
  isDown = false;
  await loader(at('', site));
  await loader(at('/2?from=1', site));
  expect(inputsOf(site, 'listMatches')).toMatchObject([{ page: 1 }, { page: 1 }, { page: 2 }]);
  rememberPlayer(site.store, aPlayer({ syncedAt: testTime }));
  await loader(at('', site));
  expect(inputsOf(site, 'listMatches')).toHaveLength(4);
});

describe('the opened match', () => {
  const open = async (site: ReturnType<typeof matchesSite>) => openedMatchLoader(site)(at('/9f2c', site));

  test('has names for its weapons, including unknown ones', async () => {
    const killLog = { state: 'ready' as const, entries: [aKill({ weapon: 'WeapFuture_C' })] };
    const { data } = await open(matchesSite({ getMatch: { match: aMatchDetail({ killLog }) } }));
    expect(data).toMatchObject({
      status: 'ready',
      data: { weapons: { WeapHK416_C: 'M416', WeapFuture_C: 'Future' } },
    });
  });

  test.each([
    ['network', 200],
    ['not-found', 404],
  ] as const)('answers a failure (%s) with status %d', async (kind, status) => {
    const { data, init } = await open(matchesSite({ getMatch: aFailure(kind) }));
    expect(data).toMatchObject({ status: 'failed', failure: { kind } });
    expect(init?.status).toBe(status);
  });

  test('is kept once it has its final kill log', async () => {
    let killLog: MatchDetail['killLog'] = { state: 'waiting', retryAfter: 2000 };
    const site = matchesSite({ getMatch: () => ({ match: aMatchDetail({ killLog }) }) });
    const loader = openedMatchLoader(site);
    await loader(at('/9f2c', site));
    killLog = { state: 'none', reason: 'unknown' };
    await loader(at('/9f2c', site));
    await loader(at('/9f2c', site));
    expect(inputsOf(site, 'getMatch')).toHaveLength(2);
  });
});
