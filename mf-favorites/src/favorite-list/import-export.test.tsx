import { memoryStorage } from '@hotdrop/shared-domain/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loaded, names, three } from '../testing/list-screen.ts';
import { aFavorite, openPage } from '../testing/open-page.ts';

beforeEach(() => localStorage.clear());

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
    expect(favorites.list()).toEqual(three);
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
    expect(favorites.list()).toEqual(three);
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
    act(() => other.favorites.add(aFavorite('Dot')));
    await loaded(4);
    act(() => other.favorites.move(aFavorite('Dot'), 0));
    expect(names()).toEqual(['Dot', 'Ada', 'Bea', 'Cyd']);
    act(() => other.favorites.remove(aFavorite('Ada')));
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
    await openPage({ storage: full, list: three });
    expect(await screen.findByText(/storage is full or blocked for this site/)).toBeInTheDocument();
    await loaded();
  });

  it('starts an empty list, and keeps a copy of damaged data', async () => {
    const storage = memoryStorage({ favorites: '{damaged' });
    await openPage({ storage });
    expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
    expect(storage.getItem('favorites.damaged')).toBe('{damaged');
  });
});
