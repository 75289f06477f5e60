import { aFailure, aPlayer, aSuggestion, type FakeSite, fakeSite } from '@hotdrop/shared-domain/testing';
import { createApi } from '@hotdrop/shared-domain/wire';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen } from '@testing-library/react';
import { findPlayer } from '../frame/search/find-player.ts';
import { SearchProvider } from '../frame/search/search-provider.tsx';
import { type SearchData, SearchPage, searchLoader } from './search.page.tsx';

const Nothing = () => null;

const show = async (change: Partial<SearchData>) => {
  const shown: SearchData = { shard: 'steam', name: 'nightheron', result: null, ...change };
  await renderWithSite(
    [
      {
        path: '*',
        loader: () => shown,
        element: (
          <SearchProvider>
            <SearchPage />
          </SearchProvider>
        ),
        HydrateFallback: Nothing,
      },
    ],
    { path: '/pubg/search' },
  );
  await screen.findByRole('heading', { level: 1 });
};

describe('the search page', () => {
  it('says that a player was not found and suggests similar names', async () => {
    const suggestions = [
      aSuggestion({ name: 'NightHeron', reason: 'case' }),
      aSuggestion({
        name: 'nightheron',
        shard: 'PSN',
        accountId: 'account.2',
        reason: 'platform',
        tier: null,
      }),
    ];
    await show({ result: { status: 'missing', suggestions } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('nightheron');
    expect(screen.getByText(/player is not found/)).toBeVisible();
    expect(
      screen.getByText(/Nicknames are case sensitive. Please check nickname and try again./),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Did you mean …' })).toBeVisible();
    expect(
      screen.getByRole('link', { name: /NightHeron.*Steam · different capitalization/ }),
    ).toHaveAttribute('href', '/pubg/profile/steam/NightHeron');
    expect(screen.getByRole('link', { name: /PSN · another platform/ })).toHaveAttribute(
      'href',
      '/pubg/profile/psn/nightheron',
    );
  });

  it('suggests other platforms when no name is similar', async () => {
    await show({ result: { status: 'missing', suggestions: [] } });
    expect(screen.queryByRole('heading', { name: 'Did you mean …' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Kakao' })).toHaveAttribute(
      'href',
      '/pubg/search?shard=kakao&name=nightheron',
    );
  });

  it.each([
    ['busy', 'Server busy (retry after a while)'],
    ['failed', 'Network error occurred.'],
    ['unanswered', 'Network error occurred.'],
  ] as const)('explains the failure and offers to try again: %s', async (status, message) => {
    await show({ result: { status } });
    expect(screen.getByRole('alert')).toHaveTextContent(`The player could not be loaded${message}`);
    expect(screen.queryByRole('heading', { name: 'On another platform' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pubg/search');
  });

  it('says that the queue is full, and when it has room again', async () => {
    await show({ result: { status: 'full', retryAfter: 150_000 } });
    expect(screen.getByRole('alert')).toHaveTextContent(/The site is at capacity.*in about 3 minutes/);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pubg/search');
  });

  it('shows the search form without a name', async () => {
    await show({ name: '' });
    expect(screen.getByRole('combobox', { name: 'Player name' })).toBeVisible();
  });
});

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
