import { aFailure, aPlayer, aSuggestion, type FakeSite, fakeSite } from '@hotdrop/shared-domain/testing';
import { createApi } from '@hotdrop/shared-domain/wire';
import { findPlayer } from '../../frame/search/find-player.ts';
import { searchLoader } from './search.loader.ts';

const load = async (site: FakeSite, query: string) =>
  searchLoader(site)({ request: new Request(`https://hotdrop.example/pubg/search${query}`) });

const missing = aFailure('not-found', { suggestions: [aSuggestion({ reason: 'case' })] });

describe('the search page’s address', () => {
  it('leads on to the player who is found', async () => {
    const site = fakeSite({
      answers: { searchPlayer: { player: aPlayer({ name: 'NightHeron', shard: 'STEAM' }) } },
    });
    const answer = await load(site, '?shard=steam&name=NightHeron').catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(302);
    expect((answer as Response).headers.get('location')).toBe('/pubg/profile/steam/NightHeron');
  });

  it.each([
    ['a name that nobody has', missing, 404, 'missing'],
    ['a busy server', aFailure('busy', { retryAfter: 1000 }), 503, 'busy'],
    ['a game that does not answer', aFailure('network', { reason: 'upstream' }), 503, 'failed'],
    ['an API that does not answer', aFailure('network', { reason: 'unreachable' }), 503, 'unanswered'],
  ])('answers %s with the right status', async (_, failure, httpStatus, status) => {
    const answer = await load(fakeSite({ answers: { searchPlayer: failure } }), '?shard=steam&name=nobody');
    expect(answer).toMatchObject({
      init: { status: httpStatus },
      data: { shard: 'steam', name: 'nobody', result: { status } },
    });
  });

  it('says "not found" for a name that is too long for any account', async () => {
    const nobody = jest.fn<Promise<Response>, []>();
    const site = fakeSite();
    const api = { ...site.api, searchPlayer: createApi({ baseUrl: '/api/v1', fetch: nobody }).searchPlayer };
    expect(await load({ ...site, api }, `?shard=steam&name=${'x'.repeat(28)}`)).toMatchObject({
      init: { status: 404 },
    });
    expect(nobody).not.toHaveBeenCalled();
  });

  it('asks for a name when it has none', async () => {
    expect(await load(fakeSite(), '?name=%20')).toEqual({ shard: 'steam', name: '', result: null });
  });

  it('looks on the visitor’s platform when it names none, and understands the game’s own spelling', async () => {
    const site = fakeSite({ answers: { searchPlayer: missing }, state: { selectedPlatform: 'kakao' } });
    await load(site, '?name=a');
    await load(site, '?name=a&shard=PC_KRJP');
    expect(site.api.made.map(({ input }) => input)).toEqual([
      { shard: 'kakao', name: 'a' },
      { shard: 'pc-krjp', name: 'a' },
    ]);
  });

  it('shows what the search box has just found without asking again, once', async () => {
    const site = fakeSite({ answers: { searchPlayer: missing } });
    await findPlayer(site, { shard: 'steam', name: 'a' });
    await load(site, '?shard=steam&name=a');
    expect(site.api.made).toHaveLength(1);
    await load(site, '?shard=steam&name=a');
    expect(site.api.made).toHaveLength(2);
  });
});
