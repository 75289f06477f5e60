import { createFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aFailure,
  aLeaderboard,
  aLeaderboardRow,
  aListMeta,
  memoryStorage,
  minutesAgo,
} from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pagedBoard } from '../testing/open-page.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;

Element.prototype.scrollIntoView = jest.fn();

const rows = () => screen.findAllByRole('row').then(([, ...rest]) => rest);
const names = async () => (await rows()).map((row) => within(row).getByRole('rowheader').textContent);
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
};

describe('a board', () => {
  it('shows all columns of a player', async () => {
    const ranks = [aLeaderboardRow({ tier: 'Crystal', subTier: '2' })];
    await openPage('ranks/steam/squad', { answers: { getLeaderboard: aLeaderboard({ ranks }) } });
    const row = await rowOf('QuietMortar');
    for (const text of ['1', '5,214', 'Crystal 2', 'Asia', '598', '43', '24.0%', '180']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'QuietMortar' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/QuietMortar',
    );
  });

  it('keeps crawlers from its players', async () => {
    await openPage('ranks/steam/squad', { answers: { getLeaderboard: aLeaderboard() } });
    expect(await screen.findByRole('link', { name: 'QuietMortar' })).toHaveAttribute('rel', 'nofollow');
  });

  it('shows a dash for a missing number', async () => {
    const ranks = [aLeaderboardRow({ avgDamageDealt: null, wins: null, winRatio: null, roundsPlayed: null })];
    await openPage('ranks/steam/squad', { answers: { getLeaderboard: aLeaderboard({ ranks }) } });
    expect(within(await rowOf('QuietMortar')).getAllByText('–')).toHaveLength(4);
  });

  it('shows the ranks that the game publishes, which can have gaps', async () => {
    const ranks = [1, 2, 4].map((rank) => aLeaderboardRow({ accountId: `account.${rank}`, rank }));
    await openPage('ranks/pc-as/squad', { answers: { getLeaderboard: aLeaderboard({ ranks }) } });
    const shown = (await rows()).map((row) => row.textContent?.slice(0, 1));
    expect(shown).toEqual(['1', '2', '4']);
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
    expect((await names())[0]).toBe('11player11');
    expect(document.querySelectorAll('.podium')).toHaveLength(0);
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
    expect((await names())[0]).toBe('1player1');
    isDown = true;
    await load(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('The leaderboard could not be loaded');
    expect((await names())[0]).toBe('1player1');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows no rows of another board if a board fails to load', async () => {
    const { router } = await openPage('ranks/steam/squad', {
      answers: {
        getLeaderboard: ({ mode }) => (mode === 'squad' ? aLeaderboard() : aFailure('network')),
      },
    });
    await rows();
    await act(() => router.navigate('/pubg/ranks/steam/squad-fpp'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The leaderboard could not be loaded');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('highlights the first three players', async () => {
    await openPage('ranks/steam/squad', { answers: { getLeaderboard: pagedBoard() } });
    const podium = (await rows()).filter((row) => row.classList.contains('podium'));
    expect(podium.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'player1',
      'player2',
      'player3',
    ]);
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
      favorites: JSON.stringify([{ accountId: 'account.2', shard: 'STEAM' }]),
    });
    let change = (_key: string | null) => {};
    const watch = (listener: typeof change) => {
      change = listener;
      return () => {};
    };
    const favorites = createFavorites(storage, { watch });
    await openPage('ranks/steam/squad', { favorites, answers: { getLeaderboard: pagedBoard() } });
    expect(within(await rowOf('player2')).getByText('Favorite')).toBeInTheDocument();
    expect(within(await rowOf('player3')).queryByText('Favorite')).not.toBeInTheDocument();

    storage.setItem('favorites', JSON.stringify([{ accountId: 'account.3', shard: 'STEAM' }]));
    act(() => change('favorites'));
    expect(within(await rowOf('player3')).getByText('Favorite')).toBeInTheDocument();
    expect(within(await rowOf('player2')).queryByText('Favorite')).not.toBeInTheDocument();
  });

  it('exposes the sorted column, and keeps the ranks when sorted', async () => {
    await openPage('ranks/steam/squad', { answers: { getLeaderboard: pagedBoard() } });
    expect(await screen.findByRole('columnheader', { name: 'Points' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Wins' }));
    expect(screen.getByRole('columnheader', { name: 'Wins' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Points' })).not.toHaveAttribute('aria-sort');
    expect((await names())[0]).toBe('6player6');
  });

  it('lists a player once per region', async () => {
    const ranks = [aLeaderboardRow({ region: 'PC_AS' }), aLeaderboardRow({ region: 'PC_EU' })];
    await openPage('ranks/steam/squad', { answers: { getLeaderboard: aLeaderboard({ ranks }) } });
    expect(await screen.findAllByRole('link', { name: 'QuietMortar' })).toHaveLength(2);
  });

  it('uses the language of the site', async () => {
    await openPage('ranks/steam/squad', { locale: 'ja', answers: { getLeaderboard: pagedBoard() } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Steamランキング');
  });
});

describe('an address', () => {
  it.each([
    ['ranks/PC_AS/Squad?page=2', 'ranks/pc-as/squad?page=2'],
    ['ranks/steam', 'ranks/steam/squad'],
    ['ranks/STEAM', 'ranks/steam/squad'],
    ['ranks/steam/squad?page=99', 'ranks/steam/squad?page=6'],
  ])('%s redirects to %s', async (given, canonical) => {
    const { address } = await openPage(given, { answers: { getLeaderboard: pagedBoard() } });
    await waitFor(() => expect(address()).toBe(canonical));
    expect(await rows()).not.toHaveLength(0);
  });

  it.each([
    'ranks/stadia/squad',
    'ranks/pc-krjp/squad',
    'ranks/nowhere/squad',
    'ranks/steam/war',
    'ranks/nowhere',
  ])('%s is not found', async (path) => {
    const { router } = await openPage(path);
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
  });

  it.each(['0', '-2', 'two', '1.5'])('defaults to the first page for page %s', async (page) => {
    const { asked } = await openPage(`ranks/steam/squad?page=${page}`, {
      answers: { getLeaderboard: pagedBoard() },
    });
    await rows();
    expect(asked()).toEqual([{ shard: 'steam', mode: 'squad', page: 1 }]);
  });
});

describe('an empty board', () => {
  it('explains why it is empty', async () => {
    const empty = aLeaderboard({ ranks: [], meta: aListMeta({ totalCount: 60 }), updatedAt: null });
    await openPage('ranks/xbox/duo', { answers: { getLeaderboard: empty } });
    expect(
      await screen.findByText('Not enough ranked players since the season just started'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
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
    expect(await screen.findByRole('link', { name: 'QuietMortar' })).toBeInTheDocument();
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
