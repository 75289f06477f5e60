import { aFailure, type FakeAnswers } from '@hotdrop/shared-domain/testing';
import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figures, loaded, names, rows, three } from '../testing/list-screen.ts';
import { aFavorite, aPlayerByName, aWorld, openPage } from '../testing/open-page.ts';

beforeEach(() => localStorage.clear());

describe('the list', () => {
  it('shows the ranked stats of each favorite in the order of the list', async () => {
    await openPage({ list: three, answers: aWorld({ Bea: { currentRankPoint: 3164, winRatio: 0.2 } }) });
    await loaded();
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
    expect(figures('Bea')).toEqual([
      '3,164',
      'Crystal 2',
      '3.39',
      '331',
      '9.1%',
      '38.7%',
      '186',
      '42 minutes ago',
    ]);
  });

  it('shows no points of a player without a rank', async () => {
    const unranked = { currentRankPoint: 0, currentTier: { tier: 'Unranked', subTier: '' } };
    await openPage({ list: three, answers: aWorld({ Bea: unranked }) });
    await loaded(2);
    expect(figures('Bea').slice(0, 2)).toEqual(['–', 'Unranked']);
  });

  it('shows the mode in the address', async () => {
    await openPage({ path: 'favorite?mode=duo', list: three.slice(0, 1) });
    expect(await screen.findByText('No ranked games in Duo TPP this season')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Duo TPP' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Squad TPP' })).toHaveAttribute(
      'href',
      '/pubg/favorite?mode=squad',
    );
  });

  it('defaults to the first mode for an unranked mode', async () => {
    await openPage({ path: 'favorite?mode=war', list: three.slice(0, 1) });
    await loaded(1);
    expect(screen.getByRole('link', { name: 'Squad TPP' })).toHaveAttribute('aria-current', 'page');
  });

  it('changes the mode without new requests', async () => {
    const { asked } = await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('link', { name: 'Duo TPP' }));
    expect(await screen.findAllByText('No ranked games in Duo TPP this season')).toHaveLength(3);
    expect(asked('getSeasonStats')).toHaveLength(3);
  });

  it('requests the current season of each favorite’s platform', async () => {
    const { asked } = await openPage({ list: [aFavorite('Ada'), aFavorite('Bob', 'XBOX')] });
    await loaded(2);
    expect(asked('getSeasonStats')).toEqual([
      { shard: 'steam', accountId: 'Ada', season: 'division.bro.official.pc-2018-43' },
      { shard: 'xbox', accountId: 'Bob', season: 'division.bro.official.console-43' },
    ]);
  });

  it("uses a player's newest ranked season if the current season is unknown", async () => {
    await openPage({ list: three.slice(0, 1), answers: { listActiveSeasons: aFailure('network') } });
    await loaded(1);
    expect(screen.getByText('Saved in this browser only.')).toBeInTheDocument();
  });

  it('shows a message for a favorite without ranked games', async () => {
    await openPage({ list: three, answers: aWorld({ Bea: null }) });
    expect(await screen.findByText('No ranked games in Squad TPP this season')).toBeInTheDocument();
    await loaded(2);
  });

  it('has an empty state with a link to the search', async () => {
    await openPage();
    expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a player' })).toHaveAttribute('href', '/pubg/search');
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });

  it('highlights the best value of a column, unless all values are equal', async () => {
    const { favorites } = await openPage({ list: three.slice(0, 2), answers: aWorld({ Bea: { kda: 4.2 } }) });
    await loaded(2);
    expect(screen.getByText('4.20')).toHaveClass('best');
    expect(screen.getByText('3.39')).not.toHaveClass('best');
    for (const equal of screen.getAllByText('331')) expect(equal).not.toHaveClass('best');
    act(() => favorites.remove(aFavorite('Ada')));
    expect(screen.getByText('4.20')).not.toHaveClass('best');
  });

  it('uses the language of the site', async () => {
    await openPage({ locale: 'ko' });
    expect(await screen.findByText('아직 즐겨찾기가 없습니다')).toBeInTheDocument();
  });
});

describe('loading', () => {
  it('shows rows as they arrive, and requests four players in parallel', async () => {
    const list = Array.from({ length: 10 }, (_, index) => aFavorite(`player${index}`));
    const waiting: (() => void)[] = [];
    const answers: FakeAnswers = {
      getPlayer: async (input) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return aPlayerByName(input);
      },
    };
    const { asked } = await openPage({ list, answers });
    await waitFor(() => expect(asked('getPlayer')).toHaveLength(4));
    expect(rows()).toHaveLength(10);
    expect(document.querySelectorAll('tbody td .skeleton')).toHaveLength(80);

    await act(async () => waiting[2]?.());
    await loaded(1);
    expect(figures('player2')[0]).toBe('2,846');
    await waitFor(() => expect(asked('getPlayer')).toHaveLength(5));
  });

  it('cancels requests when the visitor leaves', async () => {
    const left: boolean[] = [];
    const { unmount } = await openPage({
      list: three,
      answers: {
        getPlayer: (_, { signal }) =>
          new Promise<ApiFailure>((resolve) =>
            signal?.addEventListener('abort', () => {
              left.push(true);
              resolve(aFailure('aborted'));
            }),
          ),
      },
    });
    await waitFor(() => expect(rows()).toHaveLength(3));
    unmount();
    await waitFor(() => expect(left).toHaveLength(3));
  });
});

test('shows a dash for a player without an update time', async () => {
  await openPage({
    list: three.slice(0, 1),
    answers: {
      getPlayer: (input) => ({ player: { ...aPlayerByName(input).player, syncedAt: null } }),
    },
  });
  await loaded(1);
  expect(figures('Ada').at(7)).toBe('–');
});
