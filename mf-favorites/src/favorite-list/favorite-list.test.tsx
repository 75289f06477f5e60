import { addFavorite, moveFavorite, removeFavorite } from '@hotdrop/shared-domain/favorites';
import {
  aFailure,
  type FakeAnswers,
  fakeSite,
  memoryStorage,
  testTime,
} from '@hotdrop/shared-domain/testing';
import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area.tsx';
import { loaded, names, rowOf, rows, stats, three } from '../testing/list-screen.ts';
import { aFavorite, aPlayerByName, aWorld, openPage, someStats } from '../testing/open-page.ts';

beforeEach(() => localStorage.clear());

describe('the list', () => {
  it('shows the ranked stats of each favorite in the order of the list', async () => {
    await openPage({ list: three, answers: aWorld({ Bea: { currentRankPoint: 3164, winRatio: 0.2 } }) });
    await loaded();
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
    expect(stats('Bea')).toEqual([
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

  it('shows the mode in the address', async () => {
    await openPage({ path: 'favorite?mode=duo', list: three.slice(0, 1) });
    expect(await screen.findByText('No ranked games in Duo TPP this season')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Duo TPP' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Squad TPP' })).toHaveAttribute(
      'href',
      '/pubg/favorite?mode=squad',
    );
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

  it('has an empty state with a link to the search', async () => {
    await openPage();
    expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a player' })).toHaveAttribute('href', '/pubg/search');
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });

  it('highlights the best value of a column, unless all values are equal', async () => {
    const { site } = await openPage({ list: three.slice(0, 2), answers: aWorld({ Bea: { kda: 4.2 } }) });
    await loaded(2);
    expect(screen.getByText('4.20')).toHaveClass('best');
    expect(screen.getByText('3.39')).not.toHaveClass('best');
    for (const equal of screen.getAllByText('331')) expect(equal).not.toHaveClass('best');
    act(() => removeFavorite(site.store, aFavorite('Ada')));
    expect(screen.getByText('4.20')).not.toHaveClass('best');
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
    expect(stats('player2')[0]).toBe('2,846');
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

describe('import and export', () => {
  const importFile = async (text: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The page has no file field.');
    await userEvent.upload(input, new File([text], 'favorites.json', { type: 'application/json' }));
  };

  it('adds the players of a file and shows the result', async () => {
    const { favorites } = await openPage({ list: three.slice(0, 1) });
    await loaded(1);
    await importFile(JSON.stringify([...three, { accountId: 7 }]));
    expect(
      await screen.findByText('2 players added. 1 was there already. 1 entry was not understood.'),
    ).toBeInTheDocument();
    expect(favorites()).toEqual(three);
    await loaded();
  });

  it.each([
    ['not JSON', 'This is not a favorites file'],
    ['{"a": 1}', 'This is not a favorites file'],
    [`[${' '.repeat(1024 * 1024)}]`, 'The file is too large'],
  ])('refuses an invalid file', async (text, words) => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    await importFile(text);
    expect(await screen.findByText(new RegExp(words))).toHaveTextContent('Nothing was imported.');
    expect(favorites()).toEqual(three);
  });

  it('exports the list as a file for import', async () => {
    const saved: File[] = [];
    URL.createObjectURL = (file) => String(file instanceof File && saved.push(file));
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openPage({ list: three });
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    expect(click).toHaveBeenCalledTimes(1);
    expect(saved[0]?.name).toBe('favorites.json');
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(three);
    click.mockRestore();
  });
});

describe('changes in other tabs', () => {
  it('appear in this tab', async () => {
    const storage = memoryStorage();
    const other = await openPage({ storage, list: three });
    other.unmount();
    await openPage({ storage });
    await loaded();
    act(() => addFavorite(other.site.store, aFavorite('Dot')));
    await loaded(4);
    act(() => moveFavorite(other.site.store, aFavorite('Dot'), 0));
    expect(names()).toEqual(['Dot', 'Ada', 'Bea', 'Cyd']);
    act(() => removeFavorite(other.site.store, aFavorite('Ada')));
    expect(names()).toEqual(['Dot', 'Bea', 'Cyd']);
  });
});

describe('a storage failure', () => {
  it('shows a warning that the list is temporary', async () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { site } = await openPage({ storage: full });
    act(() => {
      for (const favorite of three) addFavorite(site.store, favorite);
    });
    expect(await screen.findByText(/storage is full or blocked for this site/)).toBeInTheDocument();
    await loaded();
  });
});

describe('comparing', () => {
  it('links to the selected players, the first one first', async () => {
    await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Cyd' }));
    expect(screen.getByText('Select one more player to compare.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Ada' }));
    for (const name of ['Compare', 'Compare (2)'])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/pubg/favorite/compare?player=steam.Cyd&player=steam.Ada&mode=squad',
      );
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('link', { name: /^Compare/ })).not.toBeInTheDocument();
  });

  it('starts with the players of a comparison, so that more can be added', async () => {
    await openPage({ path: 'favorite/compare?player=steam.Cyd&player=steam.Ada&mode=duo', list: three });
    await userEvent.click(await screen.findByRole('link', { name: /^Add a player/ }));
    expect(await screen.findByRole('checkbox', { name: 'Compare Ada' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Compare Bea' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Compare Cyd' })).toBeChecked();
    expect(screen.getByText('2 of 6 players selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Bea' }));
    expect(screen.getByRole('link', { name: 'Compare (3)' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.Cyd&player=steam.Ada&player=steam.Bea&mode=duo',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Squad TPP' }));
    expect(await screen.findByRole('link', { name: 'Compare (3)' })).toBeInTheDocument();
  });

  it('starts with a player who is no favorite, and goes on without a removed one', async () => {
    await openPage({ path: 'favorite?player=steam.Dee&player=steam.Cyd', list: three });
    await loaded();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Ada' }));
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: Cyd' }));
    expect(screen.getByRole('link', { name: 'Compare (2)' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.Dee&player=steam.Ada&mode=squad',
    );
  });

  it('is disabled until two players are selected', async () => {
    await openPage({ list: three });
    await loaded();
    expect(screen.getByRole('button', { name: 'Compare (0)' })).toBeDisabled();
    expect(screen.getByTitle('Select two or more players to compare.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Ada' }));
    expect(screen.getByRole('button', { name: 'Compare (1)' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Bea' }));
    expect(screen.getByRole('link', { name: 'Compare (2)' })).toBeInTheDocument();
  });

  it('is limited to six players', async () => {
    const list = Array.from({ length: 7 }, (_, index) => aFavorite(`player${index}`));
    await openPage({ list });
    await loaded(7);
    for (const box of screen.getAllByRole('checkbox').slice(0, 6)) await userEvent.click(box);
    expect(screen.getByText('6 of 6 players selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Compare player6' })).toBeDisabled();
  });
});

describe('the order', () => {
  it('changes with the arrow keys, keeps the focus, and announces the position', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    screen.getByRole('button', { name: /^Move Ada/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Bea', 'Ada', 'Cyd']);
    expect(screen.getByText('Ada: place 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Move Ada/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(favorites().map(({ accountId }) => accountId)).toEqual(['Bea', 'Cyd', 'Ada']);
  });

  /** Finds a player's handle. Every row is 60 pixels high. */
  function findHandle(name: string) {
    document.querySelectorAll('tbody tr').forEach((row, index) => {
      row.getBoundingClientRect = () => ({ bottom: 60 * (index + 1) }) as DOMRect;
    });
    const handle = screen.getByLabelText(new RegExp(`^Move ${name}`));
    handle.setPointerCapture = () => {};
    // jsdom has no pointer events; mouse events have the needed fields.
    const point = (type: string, clientY: number) =>
      fireEvent(handle, new MouseEvent(type, { bubbles: true, button: 0, clientY }));
    return { handle, point };
  }

  it('changes when a dragged player is dropped', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    const { point } = findHandle('Cyd');
    point('pointerdown', 150);
    point('pointermove', 20);
    expect(rows()[0]).toHaveAttribute('data-drop', 'above');
    expect(favorites()).toEqual(three);
    point('pointerup', 20);
    expect(names()).toEqual(['Cyd', 'Ada', 'Bea']);
  });

  it('stays the same if a drag is canceled', async () => {
    await openPage({ list: three });
    await loaded();
    const { handle, point } = findHandle('Cyd');
    point('pointerdown', 150);
    point('pointermove', 20);
    fireEvent.keyDown(handle, { key: 'Escape' });
    expect(rows()[0]).not.toHaveAttribute('data-drop');
    point('pointerup', 20);
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
  });

  it('is replaced by a sorted column, and can be restored', async () => {
    const answers = aWorld({ Bea: { currentRankPoint: 3164 }, Cyd: { currentRankPoint: 3000 } });
    const { favorites } = await openPage({ list: three, answers });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Points' }));
    expect(names()).toEqual(['Bea', 'Cyd', 'Ada']);
    expect(screen.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    expect(favorites()).toEqual(three);
    await userEvent.click(screen.getByRole('button', { name: 'Restore your order' }));
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
  });
});

describe('changes since the last visit', () => {
  const hour = 60 * 60_000;
  const later = (ms: number) => () => Date.parse(testTime) + ms;

  it('are shown with the time of the last visit', async () => {
    const first = await openPage({ list: three });
    await loaded();
    first.unmount();
    const answers = aWorld({
      Ada: { currentRankPoint: 2884, roundsPlayed: 190 },
      Bea: { currentRankPoint: 2800 },
      Cyd: { currentRankPoint: 0, currentTier: { tier: 'Unranked', subTier: '' } },
    });
    await openPage({ list: three, answers, now: later(3 * hour) });
    await loaded(2);
    expect(stats('Ada').at(0)).toBe('2,884+38');
    expect(stats('Ada').at(6)).toBe('190+4');
    expect(rowOf(screen.getByRole('link', { name: 'Ada' }))).toHaveTextContent(/4 new matches$/);
    expect(stats('Bea').at(0)).toBe('2,800−46');
    // A rank that ended is no change of points.
    expect(stats('Cyd').at(0)).toBe('–');
    expect(screen.getByText(/since your last visit/)).toHaveTextContent('3 hours ago');
  });

  it('count a revisit shortly after as the same visit', async () => {
    for (const ms of [0, 2 * hour]) {
      const visit = await openPage({ list: three, now: later(ms) });
      await loaded();
      visit.unmount();
    }
    const answers = aWorld({ Ada: { currentRankPoint: 2884 } });
    await openPage({ list: three, answers, now: later(2 * hour + 60_000) });
    await loaded();
    expect(stats('Ada').at(0)).toBe('2,884+38');
    expect(screen.getByText(/since your last visit/)).toHaveTextContent('2 hours ago');
  });

  it.each(['{', '[]', '{"current":{"at":"x"}}', '{"current":{"at":1,"players":{"steam/Ada":{"name":7}}}}'])(
    'ignore the damaged data %s in the storage',
    async (damaged) => {
      localStorage.setItem('favorites.looks', damaged);
      await openPage({ list: three });
      await loaded();
      expect(stats('Ada').at(0)).toBe('2,846');
    },
  );
});

describe('the last week of a favorite', () => {
  const week = (day: string) => () => Date.parse(`2026-11-${day}:00Z`);
  const links = () => screen.queryAllByRole('link', { name: / in week \d+$/ });

  it.each(['23T00:00', '25T23:59'])('is linked if it ended since the last visit (%s)', async (day) => {
    const first = await openPage({ list: three, now: week('22T23:00') });
    await loaded();
    expect(links()).toEqual([]);
    first.unmount();
    await openPage({ list: three, now: week(day) });
    await loaded();
    expect(links().map((link) => link.getAttribute('aria-label'))).toEqual([
      'Ada in week 47',
      'Bea in week 47',
      'Cyd in week 47',
    ]);
    expect(links()[0]).toHaveAttribute('href', '/pubg/profile/steam/Ada/week/2026-W47');
  });

  it('is not mentioned on a site without pages of weeks', async () => {
    const linkTo = () => undefined;
    (await openPage({ list: three, linkTo, now: week('22T23:00') })).unmount();
    await openPage({ list: three, linkTo, now: week('23T00:00') });
    await loaded();
    expect(screen.queryByText(/^Week 47/)).not.toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: /Ada/ }).querySelector('a')).toBeNull();
  });

  it('is not linked again after a visit in the new week', async () => {
    const first = await openPage({ list: three, now: week('23T08:00') });
    await loaded();
    first.unmount();
    await openPage({ list: three, now: week('23T11:00') });
    await loaded();
    expect(links()).toEqual([]);
  });

  it('is not linked from Thursday on', async () => {
    await openPage({ list: three, now: week('26T00:00') });
    await loaded();
    expect(links()).toEqual([]);
  });
});

describe('a player unknown to the game', () => {
  const answers: FakeAnswers = {
    getPlayer: (input) => (input.player === 'Bea' ? aFailure('not-found') : aPlayerByName(input)),
  };

  it('is removed from the list, and returns to the same position on undo', async () => {
    const { favorites } = await openPage({ list: three, answers });
    expect(await screen.findByText(/was removed from the list/)).toHaveTextContent(
      '1 player was removed from the list. This player no longer exists in the game, or asked not to be shown.',
    );
    expect(favorites()).toEqual([aFavorite('Ada'), aFavorite('Cyd')]);

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites()).toEqual(three);
    expect(rows()[1]).toHaveTextContent(
      'This player no longer exists in the game, or asked not to be shown.',
    );
    expect(screen.queryByText(/was removed from the list/)).not.toBeInTheDocument();
  });
});

describe('a player who fails to load', () => {
  it.each(['getPlayer', 'getSeasonStats'] as const)(
    'is hidden when %s fails, stays a favorite, and can be retried',
    async (call) => {
      let isDown = true;
      const fails = (asked: string, who: string) => isDown && asked === call && who === 'Bea';
      const answers: FakeAnswers = {
        getPlayer: (input) => (fails('getPlayer', input.player) ? aFailure('network') : aPlayerByName(input)),
        getSeasonStats: (input) =>
          fails('getSeasonStats', input.accountId) ? aFailure('network') : someStats(input),
      };
      const { favorites } = await openPage({ list: three, answers });
      expect(await screen.findByText('Could not be loaded right now: Bea')).toBeInTheDocument();
      expect(names()).toEqual(['Ada', 'Cyd']);
      expect(favorites()).toEqual(three);

      isDown = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await loaded();
      expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
      expect(screen.queryByText(/Could not be loaded/)).not.toBeInTheDocument();
    },
  );

  it('is named below the list, and can be removed, with an undo', async () => {
    const getPlayer: FakeAnswers['getPlayer'] = (input) =>
      input.player === 'Bea' ? aFailure('network') : aPlayerByName(input);
    const { favorites } = await openPage({ list: three, answers: { getPlayer } });
    await screen.findByText('Could not be loaded right now: Bea');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(favorites()).toEqual([aFavorite('Ada'), aFavorite('Cyd')]);
    expect(screen.queryByText(/Could not be loaded/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites()).toEqual(three);
  });

  it('shows an error if all players fail, and all return on retry', async () => {
    let isDown = true;
    const getPlayer: FakeAnswers['getPlayer'] = (input) =>
      isDown ? aFailure('network') : aPlayerByName(input);
    await openPage({ list: three, answers: { getPlayer } });
    expect(await screen.findByText('Your favorites could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText(/Could not be loaded/)).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
  });

  it('offers no retry on a site that has no players', async () => {
    await openPage({ list: three, answers: { getPlayer: aFailure('unsupported') } });
    expect(await screen.findByText('Not available on this site')).toBeInTheDocument();
  });
});

describe('the star', () => {
  it('removes a player from the list, with an undo', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: Bea' }));
    expect(names()).toEqual(['Ada', 'Cyd']);
    expect(screen.getByText('Bea was removed from the list.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites()).toEqual(three);
  });

  it('restores the order of several removed players with one undo', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: Ada' }));
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: Bea' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites()).toEqual(three);
  });
});

describe('a host that shares no state', () => {
  it('has a list without favorites', async () => {
    const site = fakeSite({ answers: aWorld() });
    site.store.setState({}, true);
    const routes = [{ path: site.basePath, children: await area.routes(site) }];
    await renderWithSite(routes, { site, path: `${site.basePath}/favorite` });
    expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
    act(() => addFavorite(site.store, aFavorite('Ada')));
    await loaded(1);
  });
});
