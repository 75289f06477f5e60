import { aFailure, memoryStorage, testTime } from '@hotdrop/shared-domain/testing';
import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFavorite, aWorld, openPage } from '../testing/open-page.ts';

beforeEach(() => localStorage.clear());

const three = ['Ada', 'Bea', 'Cyd'].map((name) => aFavorite(name));
const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getByRole('rowheader').querySelector('a')?.textContent);
const loaded = async (count = 3) =>
  waitFor(() => expect(screen.getAllByText('Crystal 2')).toHaveLength(count));
const figures = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

describe('the list', () => {
  it('shows the ranked figures of each favourite in the order of the list', async () => {
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
      '',
    ]);
  });

  it('shows the mode that the address names', async () => {
    await openPage({ path: 'favorite?mode=duo', list: three.slice(0, 1) });
    expect(await screen.findByText('No ranked games in Duo TPP this season')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Duo' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Squad' })).toHaveAttribute('href', '/pubg/favorite?mode=squad');
  });

  it('takes a mode that nobody ranks for the first one', async () => {
    await openPage({ path: 'favorite?mode=war', list: three.slice(0, 1) });
    await loaded(1);
    expect(screen.getByRole('link', { name: 'Squad' })).toHaveAttribute('aria-current', 'page');
  });

  it('changes the mode without asking for figures again', async () => {
    const { asked } = await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('link', { name: 'Duo' }));
    expect(await screen.findAllByText('No ranked games in Duo TPP this season')).toHaveLength(3);
    expect(asked('getSeasonStats')).toHaveLength(3);
  });

  it('asks for the season that runs on the platform of each favourite', async () => {
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
    expect(screen.getByText('Kept in this browser only.')).toBeInTheDocument();
  });

  it('says that a favourite has not played', async () => {
    await openPage({ list: three, answers: aWorld({ Bea: null }) });
    expect(await screen.findByText('No ranked games in Squad TPP this season')).toBeInTheDocument();
    await loaded(2);
  });

  it('is empty with a way to add somebody', async () => {
    await openPage();
    expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a player' })).toHaveAttribute('href', '/pubg/search');
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });

  it('marks the best of a column, unless there is nobody to compare with', async () => {
    const { favorites } = await openPage({ list: three.slice(0, 2), answers: aWorld({ Bea: { kda: 4.2 } }) });
    await loaded(2);
    expect(screen.getByText('4.20')).toHaveClass('best');
    expect(screen.getByText('3.39')).not.toHaveClass('best');
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
    const world = aWorld();
    const getPlayer: typeof world.getPlayer = async (input, options) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (typeof world.getPlayer !== 'function') throw new Error('the world has no players');
      return world.getPlayer(input, options);
    };
    const { asked } = await openPage({ list, answers: { getPlayer } });
    await waitFor(() => expect(asked('getPlayer')).toHaveLength(4));
    expect(rows()).toHaveLength(10);

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

describe('a player whom the game does not know', () => {
  const answers = {
    getPlayer: ((input, options) => {
      const { getPlayer } = aWorld();
      if (input.player === 'Bea') return aFailure('not-found');
      return typeof getPlayer === 'function' ? getPlayer(input, options) : aFailure('network');
    }) satisfies ReturnType<typeof aWorld>['getPlayer'],
  };

  it('leaves the list, and comes back to the same place when that is undone', async () => {
    const { favorites } = await openPage({ list: three, answers });
    expect(await screen.findByText(/has left the list/)).toHaveTextContent(
      '1 player has left the list. The game does not know the player any more.',
    );
    expect(favorites.list()).toEqual([aFavorite('Ada'), aFavorite('Cyd')]);

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites.list()).toEqual(three);
    const [, bea] = rows();
    expect(
      within(bea as HTMLElement).getByText('The game does not know the player any more.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/has left the list/)).not.toBeInTheDocument();
  });

  it('can be let go for good', async () => {
    await openPage({ list: [aFavorite('Bea')], answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByText('No favourites yet')).toBeInTheDocument();
  });
});

describe('a player who cannot be read just now', () => {
  it.each(['getPlayer', 'getSeasonStats'] as const)(
    'is left out when %s fails, stays a favourite, and can be tried again',
    async (call) => {
      let isDown = true;
      const world = aWorld();
      const handler = ((input: { accountId?: string; player?: string }, options: object) => {
        const isBea = (input.accountId ?? input.player) === 'Bea';
        const answer = world[call] as unknown as (input: object, options: object) => never;
        return isDown && isBea ? aFailure('network') : answer(input, options);
      }) as never;
      const { favorites } = await openPage({ list: three, answers: { [call]: handler } });
      expect(
        await screen.findByText('1 favourite could not be read just now and is left out.'),
      ).toBeInTheDocument();
      expect(names()).toEqual(['Ada', 'Cyd']);
      expect(favorites.list()).toEqual(three);

      isDown = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await loaded();
      expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
      expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
    },
  );

  it('is reported when the page itself is at fault', async () => {
    const broken = () => {
      throw new Error('a bug');
    };
    const { site } = await openPage({ list: three, answers: { getPlayer: broken } });
    expect(
      await screen.findByText('3 favourites could not be read just now and are left out.'),
    ).toBeInTheDocument();
    expect(site.reported).toHaveLength(3);
  });
});

describe('the order', () => {
  it('changes with the arrow keys, keeps the focus, and is told', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    screen.getByRole('button', { name: /^Move Ada/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Bea', 'Ada', 'Cyd']);
    expect(screen.getByText('Ada: place 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Move Ada/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(favorites.list().map(({ accountId }) => accountId)).toEqual(['Bea', 'Cyd', 'Ada']);
  });

  /** Takes a player's handle; every row is 60 pixels high. */
  function takeHandle(name: string) {
    rows().forEach((row, index) => {
      row.getBoundingClientRect = () => ({ bottom: 60 * (index + 1) }) as DOMRect;
    });
    const handle = screen.getByRole('button', { name: new RegExp(`^Move ${name}`) });
    handle.setPointerCapture = () => {};
    // jsdom has no pointer events; what matters of them is a mouse event's.
    const point = (type: string, clientY: number) =>
      fireEvent(handle, new MouseEvent(type, { bubbles: true, button: 0, clientY }));
    return { handle, point };
  }

  it('changes when a player is dragged, once the player is put down', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    const { point } = takeHandle('Cyd');
    point('pointerdown', 150);
    point('pointermove', 20);
    expect(rows()[0]).toHaveAttribute('data-drop', 'above');
    expect(favorites.list()).toEqual(three);
    point('pointerup', 20);
    expect(names()).toEqual(['Cyd', 'Ada', 'Bea']);
  });

  it('takes a player who is dragged beyond the list to its end', async () => {
    await openPage({ list: three });
    await loaded();
    const { point } = takeHandle('Ada');
    point('pointerdown', 30);
    point('pointermove', 900);
    point('pointerup', 900);
    expect(names()).toEqual(['Bea', 'Cyd', 'Ada']);
  });

  it('stays when a drag is given up', async () => {
    await openPage({ list: three });
    await loaded();
    const { handle, point } = takeHandle('Cyd');
    point('pointerdown', 150);
    point('pointermove', 20);
    fireEvent.keyDown(handle, { key: 'Escape' });
    expect(rows()[0]).not.toHaveAttribute('data-drop');
    point('pointerup', 20);
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
  });

  it('gives way to a column and comes back', async () => {
    const answers = aWorld({ Bea: { currentRankPoint: 3164 }, Cyd: { currentRankPoint: 3000 } });
    const { favorites } = await openPage({ list: three, answers });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Points' }));
    expect(names()).toEqual(['Bea', 'Cyd', 'Ada']);
    expect(screen.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    expect(favorites.list()).toEqual(three);
    await userEvent.click(screen.getByRole('button', { name: 'Back to your own order' }));
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
  });
});

describe('the star', () => {
  it('takes a player off the list, with a way back', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Bea' }));
    expect(names()).toEqual(['Ada', 'Cyd']);
    expect(screen.getByText('Bea has left the list.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites.list()).toEqual(three);
  });
});

describe('since the last look', () => {
  const hour = 60 * 60_000;
  const later = (ms: number) => () => Date.parse(testTime) + ms;

  it('says what has changed, and when that look was', async () => {
    const first = await openPage({ list: three });
    await loaded();
    first.unmount();
    const answers = aWorld({
      Ada: { currentRankPoint: 2884, roundsPlayed: 190 },
      Bea: { currentRankPoint: 2800 },
    });
    await openPage({ list: three, answers, now: later(3 * hour) });
    await loaded();
    expect(figures('Ada').at(0)).toBe('2,884+38');
    expect(figures('Ada').at(6)).toBe('190+4');
    expect(figures('Bea').at(0)).toBe('2,800-46');
    expect(figures('Cyd').at(0)).toBe('2,846');
    expect(screen.getByText(/since you last looked/)).toHaveTextContent('3 hours ago');
  });

  it('counts a visit shortly after as the same look', async () => {
    for (const ms of [0, 2 * hour]) {
      const visit = await openPage({ list: three, now: later(ms) });
      await loaded();
      visit.unmount();
    }
    const answers = aWorld({ Ada: { currentRankPoint: 2884 } });
    await openPage({ list: three, answers, now: later(2 * hour + 60_000) });
    await loaded();
    expect(figures('Ada').at(0)).toBe('2,884+38');
    expect(screen.getByText(/since you last looked/)).toHaveTextContent('2 hours ago');
  });

  it('shows the name that it knows while the player is on the way', async () => {
    const first = await openPage({ list: three });
    await loaded();
    first.unmount();
    await openPage({ list: three, answers: { getPlayer: () => new Promise(() => {}) }, now: later(hour) });
    await waitFor(() => expect(names()).toEqual(['Ada', 'Bea', 'Cyd']));
  });

  it.each(['{', '[]', '{"present":{"at":"x"}}', '{"present":{"at":1,"players":{"steam/Ada":{"name":7}}}}'])(
    'makes nothing of %s in the storage',
    async (damaged) => {
      localStorage.setItem('favorites.looks', damaged);
      await openPage({ list: three });
      await loaded();
      expect(figures('Ada').at(0)).toBe('2,846');
    },
  );

  it('is not known where the browser keeps nothing', async () => {
    const keep = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openPage({ list: three });
    await loaded();
    expect(screen.queryByText(/since you last looked/)).not.toBeInTheDocument();
    keep.mockRestore();
  });
});

describe('import and export', () => {
  const importFile = async (text: string) => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File([text], 'favorites.json', { type: 'application/json' }));
  };

  it('adds what a file holds and says what came of it', async () => {
    const { favorites } = await openPage({ list: three.slice(0, 1) });
    await loaded(1);
    await importFile(JSON.stringify([...three, { accountId: 7 }]));
    expect(
      await screen.findByText('2 players added. 1 was there already. 1 entry was not understood.'),
    ).toBeInTheDocument();
    expect(favorites.list()).toEqual(three);
    await loaded();
  });

  it.each([
    ['not JSON', 'This is no file of favourites'],
    ['{"a": 1}', 'This is no file of favourites'],
    [`[${' '.repeat(1024 * 1024)}]`, 'The file is too large'],
  ])('imports nothing from another file', async (text, words) => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    await importFile(text);
    expect(await screen.findByText(new RegExp(words))).toHaveTextContent('Nothing was imported.');
    expect(favorites.list()).toEqual(three);
  });

  it('saves the list as a file that can be imported', async () => {
    const saved: File[] = [];
    URL.createObjectURL = (file) => String(saved.push(file as File));
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

describe('other tabs', () => {
  it('are followed: what one adds, moves or removes is shown', async () => {
    const storage = memoryStorage();
    const other = await openPage({ storage, list: three });
    other.unmount();
    await openPage({ storage });
    await loaded();
    act(() => other.favorites.add(aFavorite('Dot')));
    await loaded(4);
    act(() => other.favorites.move(aFavorite('Dot'), 0));
    expect(names()).toEqual(['Dot', 'Ada', 'Bea', 'Cyd']);
    act(() => other.favorites.remove(aFavorite('Ada')));
    expect(names()).toEqual(['Dot', 'Bea', 'Cyd']);
  });
});

describe('a storage that refuses', () => {
  it('is said to lose the list when the tab closes', async () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    await openPage({ storage: full, list: three });
    expect(await screen.findByText(/keeps nothing for this site/)).toBeInTheDocument();
    await loaded();
  });

  it('or is damaged starts an empty list, and puts what it held aside', async () => {
    const storage = memoryStorage({ favorites: '{damaged' });
    await openPage({ storage });
    expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
    expect(storage.getItem('favorites.damaged')).toBe('{damaged');
  });
});

describe('comparing', () => {
  it('leads to the chosen players in the order of the list', async () => {
    await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Cyd' }));
    expect(screen.getByText('Choose at least one more player to compare.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Ada' }));
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.Ada&player=steam.Cyd&mode=squad',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  });

  it('takes six players and no more', async () => {
    const list = Array.from({ length: 7 }, (_, index) => aFavorite(`player${index}`));
    await openPage({ list });
    await loaded(7);
    for (const box of screen.getAllByRole('checkbox').slice(0, 6)) await userEvent.click(box);
    expect(screen.getByText('6 of at most 6 players chosen.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Compare player6' })).toBeDisabled();
  });
});

test('a player who was never read from the game says so with a dash', async () => {
  const { getPlayer } = aWorld();
  await openPage({
    list: three.slice(0, 1),
    answers: {
      getPlayer: async (input, options) => {
        const found = typeof getPlayer === 'function' ? await getPlayer(input, options) : undefined;
        if (!found || !('player' in found)) throw new Error('the world has no players');
        return { player: { ...found.player, syncedAt: null } };
      },
    },
  });
  await loaded(1);
  expect(figures('Ada').at(7)).toBe('–');
});
