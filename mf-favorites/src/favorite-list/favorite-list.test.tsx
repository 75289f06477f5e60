import { aFailure, type FakeAnswers } from '@hotdrop/shared-domain/testing';
import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figures, loaded, names, rows, three } from '../testing/list-screen.ts';
import { aFavorite, aPlayerByName, aWorld, openPage } from '../testing/open-page.ts';

beforeEach(() => localStorage.clear());

describe('the list', () => {
  it('shows the ranked figures of each favorite in the order of the list', async () => {
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

  it('shows the mode that the address names', async () => {
    await openPage({ path: 'favorite?mode=duo', list: three.slice(0, 1) });
    expect(await screen.findByText('No ranked games in Duo TPP this season')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Duo TPP' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Squad TPP' })).toHaveAttribute(
      'href',
      '/pubg/favorite?mode=squad',
    );
  });

  it('takes a mode that nobody ranks for the first one', async () => {
    await openPage({ path: 'favorite?mode=war', list: three.slice(0, 1) });
    await loaded(1);
    expect(screen.getByRole('link', { name: 'Squad TPP' })).toHaveAttribute('aria-current', 'page');
  });

  it('changes the mode without asking for figures again', async () => {
    const { asked } = await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('link', { name: 'Duo TPP' }));
    expect(await screen.findAllByText('No ranked games in Duo TPP this season')).toHaveLength(3);
    expect(asked('getSeasonStats')).toHaveLength(3);
  });

  it('asks for the season that runs on the platform of each favorite', async () => {
    const { asked } = await openPage({ list: [aFavorite('Ada'), aFavorite('Bob', 'XBOX')] });
    await loaded(2);
    expect(asked('getSeasonStats')).toEqual([
      { shard: 'steam', accountId: 'Ada', season: 'division.bro.official.pc-2018-43' },
      { shard: 'xbox', accountId: 'Bob', season: 'division.bro.official.console-43' },
    ]);
  });

  it("takes a player's newest ranked season where nobody says which one runs", async () => {
    await openPage({ list: three.slice(0, 1), answers: { listActiveSeasons: aFailure('network') } });
    await loaded(1);
    expect(screen.getByText('Saved in this browser only.')).toBeInTheDocument();
  });

  it('says that a favorite has not played', async () => {
    await openPage({ list: three, answers: aWorld({ Bea: null }) });
    expect(await screen.findByText('No ranked games in Squad TPP this season')).toBeInTheDocument();
    await loaded(2);
  });

  it('is empty with a way to add somebody', async () => {
    await openPage();
    expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a player' })).toHaveAttribute('href', '/pubg/search');
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });

  it('marks the best of a column, unless nobody is better than another', async () => {
    const { favorites } = await openPage({ list: three.slice(0, 2), answers: aWorld({ Bea: { kda: 4.2 } }) });
    await loaded(2);
    expect(screen.getByText('4.20')).toHaveClass('best');
    expect(screen.getByText('3.39')).not.toHaveClass('best');
    for (const equal of screen.getAllByText('331')) expect(equal).not.toHaveClass('best');
    act(() => favorites.remove(aFavorite('Ada')));
    expect(screen.getByText('4.20')).not.toHaveClass('best');
  });

  it('speaks the language of the site', async () => {
    await openPage({ locale: 'ko' });
    expect(await screen.findByText('아직 즐겨찾기가 없습니다')).toBeInTheDocument();
  });
});

describe('waiting', () => {
  it('shows rows as they arrive, and asks for four players at a time', async () => {
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

  it('gives up what nobody looks at any more', async () => {
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

test('a player who was never read from the game says so with a dash', async () => {
  await openPage({
    list: three.slice(0, 1),
    answers: {
      getPlayer: (input) => ({ player: { ...aPlayerByName(input).player, syncedAt: null } }),
    },
  });
  await loaded(1);
  expect(figures('Ada').at(7)).toBe('–');
});
