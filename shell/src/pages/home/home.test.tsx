import { createFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aFailure,
  aLeaderboard,
  aLeaderboardRow,
  aPlayer,
  aPlayerCount,
  type FakeAnswers,
  failureOf,
  fakeSite,
  memoryStorage,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { renderWithSite, setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SearchProvider } from '../../frame/search/search-provider.tsx';
import { homeLoader } from './home.loader.ts';
import { HomePage } from './home.page.tsx';

const season = 'division.bro.official.pc-2018-43';
const rows = Array.from({ length: 8 }, (_, index) =>
  aLeaderboardRow({ accountId: `account.${index}`, name: `Player${index}` }),
);
const answersByDefault: FakeAnswers = {
  getPlayerCount: aPlayerCount({ count: 110, yesterday: 100 }),
  getPlaying: {
    ranking: [],
    history: [
      { at: '2026-11-21T00:00:00.000Z', count: 5 },
      { at: '2026-11-21T01:00:00.000Z', count: 9 },
    ],
    updatedAt: null,
  },
  listActiveSeasons: { seasons: { steam: { id: season, label: 'Season 43', start: null } } },
  getLeaderboard: aLeaderboard({ ranks: rows }),
};
const Nothing = () => null;
const unreachable = aFailure('network', { reason: 'unreachable' });

async function show(answers: FakeAnswers, settings: Partial<Parameters<typeof fakeSite>[0]> = {}) {
  const site = fakeSite({ answers: { ...answersByDefault, ...answers }, ...settings });
  await renderWithSite(
    [
      {
        path: site.basePath,
        loader: homeLoader(site),
        element: (
          <SearchProvider>
            <HomePage />
          </SearchProvider>
        ),
        HydrateFallback: Nothing,
      },
    ],
    { site },
  );
  await screen.findByRole('heading', { level: 1 });
  return site;
}

describe('the home page', () => {
  it('shows the search form, the player count, and the top five of two platforms', async () => {
    await show({});
    expect(screen.getByRole('combobox', { name: 'Player name' })).toBeVisible();
    expect(screen.getByText('110')).toBeVisible();
    expect(screen.getByText(/10.0% more/)).toBeVisible();
    for (const name of ['Steam', 'Kakao']) {
      const board = screen.getByRole('table', { name });
      expect(within(board).getAllByRole('row')).toHaveLength(1 + 5);
    }
    expect(screen.getByRole('heading', { name: 'Season 43' })).toBeVisible();
  });

  it('says that fewer people play than yesterday', async () => {
    await show({ getPlayerCount: aPlayerCount({ count: 90, yesterday: 100 }) });
    expect(screen.getByText(/10.0% fewer/)).toBeVisible();
  });

  it.each([
    ['the player count', { getPlayerCount: unreachable }],
    ['the day’s counts', { getPlaying: unreachable }],
    ['the seasons', { listActiveSeasons: unreachable }],
  ])('shows everything else and reports the failure when it cannot read %s', async (_, answers) => {
    const { reported } = await show(answers);
    expect(reported).toMatchObject([{ call: Object.keys(answers)[0], kind: 'network' }]);
    expect(screen.getByRole('table', { name: 'Steam' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['Asia/Kolkata', 'Peak today 500 at 13:29'],
    ['America/Los_Angeles', 'Peak today 400 at 00:00'],
  ])("shows today's peak in %s", async (zone, peak) => {
    setBrowserTimeZone(zone);
    const peaks = [
      { at: '2026-11-21T07:59:00.000Z', count: 500 },
      { at: '2026-11-21T08:00:00.000Z', count: 400 },
    ];
    await show({ getPlayerCount: aPlayerCount({ peaks }) });
    expect(screen.getByRole('region', { name: 'Players on Steam' })).toHaveTextContent(peak);
  });

  it('shows "–" for an unknown player count', async () => {
    await show({ getPlayerCount: unreachable });
    expect(within(screen.getByRole('region', { name: 'Players on Steam' })).getByText('–')).toBeVisible();
  });

  it('shows an error with a retry for a failed board, and shows the other board', async () => {
    await show({
      getLeaderboard: ({ shard }) => (shard === 'kakao' ? unreachable : aLeaderboard({ ranks: rows })),
    });
    expect(screen.getByRole('table', { name: 'Steam' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The leaderboard could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says why a board is empty', async () => {
    await show({ getLeaderboard: aLeaderboard({ ranks: [] }) });
    expect(screen.getAllByText(/Not enough ranked players/)).toHaveLength(2);
  });

  it('has no search and no text about it inside the mobile app', async () => {
    await show({}, { state: { isMobileApp: true } });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(/Names are case sensitive/)).toBeNull();
    expect(screen.queryByText('Players you look up appear here.')).toBeNull();
  });
});

describe('the favorites on the home page', () => {
  const anApiProblem = { status: 404, headers: { 'content-type': 'application/problem+json' } };
  const favorite = { accountId: 'account.1', shard: 'STEAM' };
  const withFavorite = () => {
    const favorites = createFavorites(memoryStorage());
    favorites.add(favorite);
    return { favorites };
  };
  const stats = someSeasonStats();

  it('explain how to add one when there are none', async () => {
    await show({});
    expect(screen.getByText(/Select the star next to a player’s name/)).toBeVisible();
  });

  it('show each player with a link to the profile', async () => {
    const player = aPlayer({ accountId: 'account.1', name: 'NightHeron' });
    await show({ getPlayer: { player }, getSeasonStats: stats }, withFavorite());
    expect(await screen.findByRole('link', { name: /NightHeron/ })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron',
    );
    expect(screen.getByRole('link', { name: /All 1/ })).toHaveAttribute('href', '/pubg/favorite');
  });

  it('remove a player who no longer exists', async () => {
    const settings = withFavorite();
    await show({ getPlayer: aFailure('not-found', { suggestions: [] }), getSeasonStats: stats }, settings);
    await waitFor(() => expect(settings.favorites.list()).toEqual([]));
  });

  it.each([
    ['after a network failure', () => unreachable],
    ['after a 404 from a proxy', () => failureOf(new Response('<h1>Not Found</h1>', { status: 404 }))],
    ['after a 404 for a wrong API URL', () => failureOf(Response.json({ status: 404 }, anApiProblem))],
  ])('keep a player %s but hide the row', async (_, failure) => {
    const settings = withFavorite();
    await show({ getPlayer: await failure(), getSeasonStats: stats }, settings);
    await waitFor(() => expect(screen.queryByText('Please wait...')).toBeNull());
    expect(settings.favorites.list()).toEqual([favorite]);
  });
});
