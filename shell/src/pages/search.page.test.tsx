import { aFailure, aPlayer, aSuggestion, type FakeSite, fakeSite } from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen } from '@testing-library/react';
import { type SearchData, searchLoader } from '../frame/search/find-player.ts';
import { SearchPage } from './search.page.tsx';

describe('the search page', () => {
  const show = async (change: Partial<SearchData>) => {
    const shown: SearchData = { shard: 'steam', name: 'nightheron', result: null, ...change };
    const routes = [{ path: '*', loader: () => shown, element: <SearchPage /> }];
    await renderWithSite(routes, { path: '/pubg/search' });
    await screen.findByRole('heading', { level: 1 });
  };

  it('suggests similar names for a player who was not found, or other platforms', async () => {
    await show({ result: { status: 'missing', suggestions: [aSuggestion({ reason: 'case' })] } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('nightheron');
    expect(screen.getByText(/player is not found/)).toBeVisible();
    expect(screen.getByRole('link', { name: /different capitalization/ })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron',
    );
    expect(screen.getByRole('link', { name: 'Kakao' })).toHaveAttribute(
      'href',
      '/pubg/search?shard=kakao&name=nightheron',
    );
  });

  it('explains a failure and offers to try again', async () => {
    await show({ result: { status: 'failed', failure: aFailure('network') } });
    expect(screen.getByRole('alert')).toHaveTextContent('The player could not be loaded');
    expect(screen.queryByRole('heading', { name: 'On another platform' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pubg/search');
  });

  it('says that a player is hidden, without the name', async () => {
    await show({ result: { status: 'failed', failure: aFailure('gone') } });
    expect(screen.getByText(/This player asked not to be shown\./)).toBeVisible();
    expect(document.title + document.body.textContent).not.toMatch(/nightheron/i);
  });

  it('shows the search form without a name', async () => {
    await show({ name: '' });
    expect(screen.getByRole('combobox', { name: 'Player name' })).toBeVisible();
  });
});

describe('the loader of the search page', () => {
  const load = async (site: FakeSite, query: string) =>
    searchLoader(site)({ request: new Request(`https://hotdrop.example/pubg/search${query}`) });
  /** On a server, the loader does not read the season ahead. */
  const siteWith = (settings?: Parameters<typeof fakeSite>[0]) => fakeSite({ side: 'server', ...settings });
  const missing = aFailure('not-found', { suggestions: [aSuggestion({ reason: 'case' })] });
  const player = aPlayer({ name: 'NightHeron', shard: 'STEAM', accountId: 'account.1' });
  const queued = aFailure('busy', { retryAfter: 6_000, queue: { ahead: 3, wait: 60_000 } });

  it.each([
    ['the found player', { player }],
    ['a player in the queue, whose page shows the place', queued],
    ['a player whose lookup takes long, and whose page waits', aFailure('network', { reason: 'timeout' })],
  ])('redirects to %s', async (_, searchPlayer) => {
    const site = siteWith({ answers: { searchPlayer } });
    const answer = await load(site, '?shard=steam&name=NightHeron').catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error(`The loader answered ${JSON.stringify(answer)}.`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/pubg/profile/steam/NightHeron');
  });

  const refused = aFailure('refused', { call: 'searchPlayer' });

  it.each([
    ['an unknown name', missing, 404, { status: 'missing', suggestions: missing.suggestions }],
    ['a failed lookup', refused, 503, { status: 'failed', failure: refused }],
  ])('returns the right HTTP status for %s', async (_, failure, httpStatus, result) => {
    const answer = await load(siteWith({ answers: { searchPlayer: failure } }), '?shard=steam&name=nobody');
    expect(answer).toMatchObject({
      init: { status: httpStatus },
      data: { shard: 'steam', name: 'nobody', result },
    });
  });

  it('returns 404 for a name that is too long for any account, and nothing without a name', async () => {
    const fetch = jest.fn<Promise<Response>, []>();
    const site = siteWith();
    const answer = await load({ ...site, fetch }, `?shard=steam&name=${'x'.repeat(28)}`);
    expect(answer).toMatchObject({ init: { status: 404 } });
    expect(fetch).not.toHaveBeenCalled();
    expect(await load(site, '?name=%20')).toEqual({ shard: 'steam', name: '', result: null });
  });

  it('searches on the selected platform by default, and accepts the game’s platform names', async () => {
    const site = siteWith({ answers: { searchPlayer: missing }, state: { selectedPlatform: 'kakao' } });
    await load(site, '?name=a');
    await load(site, '?name=a&shard=PC_KRJP');
    expect(site.made.map(({ input }) => input)).toEqual([
      { shard: 'kakao', name: 'a' },
      { shard: 'pc-krjp', name: 'a' },
    ]);
  });

  it('suggests the player on the selected platform when the URL names an unknown platform', async () => {
    const site = siteWith({ answers: { searchPlayer: { player } } });
    const suggestions = [{ name: 'NightHeron', shard: 'STEAM', reason: 'platform' }];
    expect(await load(site, '?shard=playdate&name=NightHeron')).toMatchObject({
      init: { status: 404 },
      data: { shard: 'playdate', result: { status: 'missing', suggestions } },
    });
    expect(site.made.map(({ input }) => input)).toEqual([{ shard: 'steam', name: 'NightHeron' }]);
  });
});
