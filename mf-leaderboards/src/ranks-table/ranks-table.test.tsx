import { createFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aClimber,
  aFailure,
  aLeaderboard,
  aLeaderboardRow,
  aListMeta,
  anActiveSeason,
  memoryStorage,
  minutesAgo,
} from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pagedBoard } from '../testing/open-page.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;

Element.prototype.scrollIntoView = jest.fn();

/** The rows of the table, which follow the top three on the first page. */
const rows = () => screen.findAllByRole('row').then(([, ...rest]) => rest);
const names = async () => (await rows()).map((row) => within(row).queryByRole('rowheader')?.textContent);
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(`^${name}\\b`) })).closest('tr');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
};
/** A board whose only player is in the table. */
const aPageOf = (...ranks: ReturnType<typeof aLeaderboardRow>[]) =>
  aLeaderboard({ ranks, meta: aListMeta({ page: 2, totalCount: 60 }) });

describe('a board', () => {
  it('shows all columns of a player', async () => {
    const row = aLeaderboardRow({ tier: 'Crystal', subTier: '2', place: 26 });
    await openPage('ranks/steam/squad?page=2', { answers: { getLeaderboard: aPageOf(row) } });
    const shown = await rowOf('QuietMortar');
    for (const text of ['26', '5,214', 'Crystal 2', '598', '43', '24.0%', '180'])
      expect(within(shown).getByText(text)).toBeInTheDocument();
    expect(within(shown).getAllByRole('cell').at(-3)).toHaveTextContent('Asia · Squad TPP');
    expect(within(shown).getAllByRole('cell').at(-1)).toHaveTextContent(
      '598 damage · 24.0% wins · 180 games',
    );
    expect(within(shown).getByRole('img', { name: 'Same place' })).toBeInTheDocument();
    expect(within(shown).getByRole('img', { name: '4 places up' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'QuietMortar' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/QuietMortar',
    );
  });

  it('keeps crawlers from its players', async () => {
    await openPage('ranks/steam/squad', { answers: { getLeaderboard: aLeaderboard() } });
    expect(await screen.findByRole('link', { name: /QuietMortar/ })).toHaveAttribute('rel', 'nofollow');
  });

  it('shows a dash for a missing number', async () => {
    const row = aLeaderboardRow({ avgDamageDealt: null, wins: null, winRatio: null, roundsPlayed: null });
    await openPage('ranks/steam/squad?page=2', { answers: { getLeaderboard: aPageOf(row) } });
    expect(within(await rowOf('QuietMortar')).getAllByText('–')).toHaveLength(4);
  });

  it('shows the ranks that the game publishes, which can have gaps', async () => {
    const ranks = [26, 27, 29].map((rank) => aLeaderboardRow({ accountId: `account.${rank}`, rank }));
    await openPage('ranks/pc-as/squad?page=2', { answers: { getLeaderboard: aPageOf(...ranks) } });
    const shown = (await rows()).map((row) => row.textContent?.slice(0, 2));
    expect(shown).toEqual(['26', '27', '29']);
  });

  it('works with an older API host, which sends rows only and does not sort', async () => {
    const { place: _place, movement: _movement, ...row } = aLeaderboardRow();
    await openPage('ranks/steam/squad?page=2&sort=damage', { answers: { getLeaderboard: aPageOf(row) } });
    const shown = await rowOf('QuietMortar');
    expect(shown).toHaveTextContent(/^26QuietMortar/);
    expect(within(shown).queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'descending');
    expect(within(screen.getByRole('table')).queryByRole('link', { name: 'Points' })).not.toBeInTheDocument();
    expect(screen.queryByText('Sort by')).not.toBeInTheDocument();
  });

  it('names the board, its season, and its last update', async () => {
    const getLeaderboard = aLeaderboard({ updatedAt: minutesAgo(60) });
    await openPage('ranks/pc-as/squad-fpp', { answers: { getLeaderboard } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Steam Asia leaderboard');
    expect(screen.getByText(/Season 43, updated/)).toHaveTextContent(
      'Top players in this region. Season 43, updated 1 hour ago.',
    );
    expect(document.title).toBe('PUBG Steam Asia leaderboard, Squad FPP · Hotdrop');
  });

  it('continues the ranks on later pages, and highlights no rows there', async () => {
    await openPage('ranks/steam/squad?page=2', { answers: { getLeaderboard: pagedBoard() } });
    expect((await names())[0]).toBe('player11');
    expect(document.querySelectorAll('.podium')).toHaveLength(0);
    expect(screen.queryByRole('list', { name: 'Top three' })).not.toBeInTheDocument();
  });

  it.each([
    ['a reload', (page: Opened) => act(() => page.router.revalidate())],
    ['another page', () => userEvent.click(screen.getByRole('link', { name: 'Page 2' }))],
    ['a search', () => userEvent.type(screen.getByRole('searchbox'), 'nobody{Enter}')],
  ])('keeps its rows if %s fails', async (_, load) => {
    let isDown = false;
    const board = pagedBoard();
    const page = await openPage('ranks/steam/squad', {
      answers: {
        getLeaderboard: (...call) =>
          isDown || typeof board !== 'function' ? aFailure('network') : board(...call),
      },
    });
    expect((await names())[0]).toBe('player4');
    isDown = true;
    await load(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('The leaderboard could not be loaded');
    expect((await names())[0]).toBe('player4');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows no rows of another board if a board fails to load', async () => {
    const { router } = await openPage('ranks/steam/squad?page=2', {
      answers: {
        getLeaderboard: ({ mode }) => (mode === 'squad' ? aPageOf(aLeaderboardRow()) : aFailure('network')),
      },
    });
    await rows();
    await act(() => router.navigate('/pubg/ranks/steam/squad-fpp'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The leaderboard could not be loaded');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('divides its rows at the places 10 and 100, with the points they need', async () => {
    const { router } = await openPage('ranks/steam/squad', {
      answers: { getLeaderboard: pagedBoard({}, { perPage: 50, totalCount: 120 }) },
    });
    const dividers = async () =>
      (await rows()).flatMap((row, index) =>
        row.classList.contains('cutoff') ? [`${index}: ${row.textContent}`] : [],
      );
    expect(await dividers()).toEqual(['7: Top 10 4,990 points +46 in a week']);
    await act(() => router.navigate('/pubg/ranks/steam/squad?page=2'));
    expect(await dividers()).toEqual(['50: Top 100 4,900 points +46 in a week']);
    await act(() => router.navigate('/pubg/ranks/steam/squad?sort=wins'));
    expect(await dividers()).toEqual([]);
  });

  it('links the points needed to their places, and the biggest climb to its player', async () => {
    const cutoffs = [
      { place: 10, rankPoint: 3239, week: 46 },
      { place: 100, rankPoint: null, week: null },
    ];
    await openPage('ranks/steam/squad', {
      answers: { getLeaderboard: aLeaderboard({ cutoffs, climber: aClimber() }) },
    });
    const side = within(await screen.findByRole('complementary', { name: 'About this leaderboard' }));
    expect(side.getByRole('link', { name: /Top 10 3,239/ })).toHaveAttribute(
      'href',
      '/pubg/ranks/steam/squad?at=10#found',
    );
    expect(side.queryByRole('link', { name: /Top 100/ })).not.toBeInTheDocument();
    expect(side.getByRole('link', { name: /SwiftLark #308 to #264, \+49 points/ })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/SwiftLark',
    );
  });

  it('links to other pages in groups of five', async () => {
    await openPage('ranks/steam/squad?page=2', { answers: { getLeaderboard: pagedBoard() } });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('11 to 20 of 60 players')).toBeInTheDocument();
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Next 5' })).toHaveAttribute(
      'href',
      '/pubg/ranks/steam/squad?page=6',
    );
    expect(pages.queryByRole('link', { name: 'Previous 5' })).not.toBeInTheDocument();
  });

  it('links to every region, platform, and mode', async () => {
    await openPage('ranks/pc-eu/duo', { answers: { getLeaderboard: pagedBoard() } });
    const regions = within(await screen.findByRole('navigation', { name: 'Region' }));
    expect(regions.getByRole('link', { name: 'Europe' })).toHaveAttribute('aria-current', 'page');
    expect(regions.getByRole('link', { name: 'All regions' })).toHaveAttribute(
      'href',
      '/pubg/ranks/steam/duo',
    );
    const link = (name: string) => screen.getByRole('link', { name, hidden: true });
    expect(link('Kakao')).toHaveAttribute('href', '/pubg/ranks/kakao/duo');
    expect(link('Squad FPP')).toHaveAttribute('href', '/pubg/ranks/pc-eu/squad-fpp');
  });

  it('has no region links for a platform with one board', async () => {
    await openPage('ranks/kakao/duo', { answers: { getLeaderboard: pagedBoard() } });
    await rows();
    expect(screen.queryByRole('navigation', { name: 'Region' })).not.toBeInTheDocument();
  });

  it('names the only region of a platform once', async () => {
    await openPage('ranks/pc-kakao/duo', { answers: { getLeaderboard: pagedBoard() } });
    expect(await screen.findByRole('heading', { name: 'Kakao leaderboard' })).toBeVisible();
  });

  it('marks favorites, including one that another tab adds', async () => {
    const storage = memoryStorage({
      favorites: JSON.stringify([{ accountId: 'account.5', shard: 'STEAM' }]),
    });
    let change = (_key: string | null) => {};
    const watch = (listener: typeof change) => {
      change = listener;
      return () => {};
    };
    const favorites = createFavorites(storage, { watch });
    await openPage('ranks/steam/squad', { favorites, answers: { getLeaderboard: pagedBoard() } });
    expect(within(await rowOf('player5')).getByText('Favorite')).toBeInTheDocument();
    expect(within(await rowOf('player6')).queryByText('Favorite')).not.toBeInTheDocument();

    storage.setItem('favorites', JSON.stringify([{ accountId: 'account.6', shard: 'STEAM' }]));
    act(() => change('favorites'));
    expect(within(await rowOf('player6')).getByText('Favorite')).toBeInTheDocument();
    expect(within(await rowOf('player5')).queryByText('Favorite')).not.toBeInTheDocument();
  });

  it('lists a player once per region', async () => {
    const ranks = [aLeaderboardRow({ region: 'PC_AS' }), aLeaderboardRow({ region: 'PC_EU' })];
    await openPage('ranks/steam/squad?page=2', { answers: { getLeaderboard: aPageOf(...ranks) } });
    expect(await screen.findAllByRole('link', { name: 'QuietMortar' })).toHaveLength(2);
  });

  it('uses the language of the site', async () => {
    await openPage('ranks/steam/squad', { locale: 'ja', answers: { getLeaderboard: pagedBoard() } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Steamランキング');
  });
});

describe('an empty board', () => {
  it('explains why it is empty', async () => {
    const empty = aLeaderboard({ ranks: [], meta: aListMeta({ totalCount: 60 }), updatedAt: null });
    await openPage('ranks/xbox/duo', { answers: { getLeaderboard: empty } });
    expect(await screen.findByText('Too few ranked players yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

test.each([
  ['2026-11-21T01:00:00.000Z', /Season 43 started today\./],
  ['2026-11-19T01:00:00.000Z', /Season 43 started 2 days ago\./],
])('an empty board shows the age of its season, which started at %s', async (start, words) => {
  const empty = aLeaderboard({ ranks: [], meta: aListMeta({ totalCount: 0 }) });
  await openPage('ranks/steam/squad', {
    now: () => Date.parse('2026-11-21T03:00:00.000Z'),
    answers: {
      getLeaderboard: empty,
      listActiveSeasons: { seasons: { steam: anActiveSeason({ start }) } },
    },
  });
  expect(await screen.findByText(words)).toHaveTextContent('Check back in a few days.');
});

test('an empty board of a season that is not new promises no players soon', async () => {
  const start = '2026-09-05T01:00:00.000Z';
  await openPage('ranks/steam/squad', {
    now: () => Date.parse('2026-11-21T03:00:00.000Z'),
    answers: {
      getLeaderboard: aLeaderboard({ ranks: [], meta: aListMeta({ totalCount: 0 }) }),
      listActiveSeasons: { seasons: { steam: anActiveSeason({ start }) } },
    },
  });
  expect(await screen.findByText('Too few ranked players yet')).toBeVisible();
  expect(screen.queryByText(/Check back/)).toBeNull();
});

describe('a board that fails to load', () => {
  it('shows an error, keeps the links to other boards, and can be retried', async () => {
    let isDown = true;
    const board = aLeaderboard();
    const getLeaderboard = () => (isDown ? aFailure('network') : board);
    const { router } = await openPage('ranks/steam/squad', { answers: { getLeaderboard } });
    expect(await screen.findByText('The leaderboard could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Region' })).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(router.state.errors).toBeNull();

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /QuietMortar/ })).toBeInTheDocument();
  });

  it.each(['fails', 'never answers'])('works without its season if that request %s', async (outcome) => {
    const getLeaderboard = aLeaderboard();
    await openPage('ranks/steam/squad', {
      answers: {
        getLeaderboard,
        listActiveSeasons: (_, { signal }) =>
          outcome === 'fails'
            ? aFailure('server')
            : new Promise((give) => signal?.addEventListener('abort', () => give(aFailure('aborted')))),
      },
    });
    expect(await screen.findByText(/Updated/)).toHaveTextContent(
      'All regions combined, sorted by points. Updated 1 hour ago.',
    );
  });
});
