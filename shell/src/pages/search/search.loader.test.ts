import { aFailure, aPlayer, aSuggestion, type FakeSite, fakeSite } from '@hotdrop/shared-domain/testing';
import { createApi } from '@hotdrop/shared-domain/wire';
import { findPlayer } from '../../frame/search/find-player.ts';
import { searchLoader } from './search.loader.ts';

const load = async (site: FakeSite, query: string) =>
  searchLoader(site)({ request: new Request(`https://hotdrop.example/pubg/search${query}`) });

const missing = aFailure('not-found', { suggestions: [aSuggestion({ reason: 'case' })] });

describe('the loader of the search page', () => {
  it('redirects to the found player', async () => {
    const site = fakeSite({
      answers: { searchPlayer: { player: aPlayer({ name: 'NightHeron', shard: 'STEAM' }) } },
    });
    const answer = await load(site, '?shard=steam&name=NightHeron').catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error(`The loader answered ${JSON.stringify(answer)}.`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/pubg/profile/steam/NightHeron');
  });

  it.each([
    ['an unknown name', missing, 404, 'missing'],
    ['a full queue', aFailure('busy', { retryAfter: 1000, isAtCapacity: true }), 503, 'full'],
    ['a busy server', aFailure('busy', { retryAfter: 1000 }), 503, 'busy'],
    ['a game that does not answer', aFailure('network', { reason: 'upstream' }), 503, 'failed'],
    ['an API that does not answer', aFailure('network', { reason: 'unreachable' }), 503, 'unanswered'],
  ])('returns the right HTTP status for %s', async (_, failure, httpStatus, status) => {
    const answer = await load(fakeSite({ answers: { searchPlayer: failure } }), '?shard=steam&name=nobody');
    expect(answer).toMatchObject({
      init: { status: httpStatus },
      data: { shard: 'steam', name: 'nobody', result: { status } },
    });
  });

  it('redirects a player in the queue to the page that shows the place', async () => {
    const site = fakeSite({
      answers: {
        searchPlayer: aFailure('busy', { retryAfter: 6_000, queue: { ahead: 3, wait: 60_000 } }),
      },
    });
    const answer = await load(site, '?shard=steam&name=Newcomer').catch((thrown: unknown) => thrown);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/pubg/profile/steam/Newcomer');
  });

  it('returns 404 for a name that is too long for any account', async () => {
    const fetch = jest.fn<Promise<Response>, []>();
    const site = fakeSite();
    const api = { ...site.api, searchPlayer: createApi({ baseUrl: '/api/v1', fetch }).searchPlayer };
    expect(await load({ ...site, api }, `?shard=steam&name=${'x'.repeat(28)}`)).toMatchObject({
      init: { status: 404 },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('returns no result without a name', async () => {
    expect(await load(fakeSite(), '?name=%20')).toEqual({ shard: 'steam', name: '', result: null });
  });

  it('searches on the selected platform by default, and accepts the game’s platform names', async () => {
    const site = fakeSite({ answers: { searchPlayer: missing }, state: { selectedPlatform: 'kakao' } });
    await load(site, '?name=a');
    await load(site, '?name=a&shard=PC_KRJP');
    expect(site.api.made.map(({ input }) => input)).toEqual([
      { shard: 'kakao', name: 'a' },
      { shard: 'pc-krjp', name: 'a' },
    ]);
  });

  it('suggests the player on the selected platform when the URL names an unknown platform', async () => {
    const player = aPlayer({ name: 'NightHeron', shard: 'STEAM', accountId: 'account.1' });
    const site = fakeSite({ answers: { searchPlayer: { player } } });
    expect(await load(site, '?shard=playdate&name=NightHeron')).toMatchObject({
      init: { status: 404 },
      data: {
        shard: 'playdate',
        result: {
          status: 'missing',
          suggestions: [{ name: 'NightHeron', shard: 'STEAM', reason: 'platform' }],
        },
      },
    });
    expect(site.api.made.map(({ input }) => input)).toEqual([{ shard: 'steam', name: 'NightHeron' }]);
  });

  it('uses the last result of the search form once', async () => {
    const site = fakeSite({ answers: { searchPlayer: missing } });
    await findPlayer(site, { shard: 'steam', name: 'a' });
    await load(site, '?shard=steam&name=a');
    expect(site.api.made).toHaveLength(1);
    await load(site, '?shard=steam&name=a');
    expect(site.api.made).toHaveLength(2);
  });
});
