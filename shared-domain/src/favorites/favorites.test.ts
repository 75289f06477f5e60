import { pubg } from '../game/pubg/index.ts';
import { memoryStorage } from '../testing/index.ts';
import { damagedKey, favoritesKey } from './create-favorites.ts';
import { createFavorites, type Favorite, noFavorites } from './index.ts';

const heron: Favorite = { accountId: 'account.heron', shard: 'STEAM' };
const garam: Favorite = { accountId: 'account.garam', shard: 'KAKAO' };
const sora: Favorite = { accountId: 'account.sora', shard: 'PSN' };

const kept = (...list: unknown[]) => memoryStorage({ [favoritesKey]: JSON.stringify(list) });

test('keeps account id and shard under "favorites"', () => {
  const storage = memoryStorage();
  createFavorites(storage).add(heron);
  expect(storage.getItem('favorites')).toBe('[{"accountId":"account.heron","shard":"STEAM"}]');
  expect(createFavorites(storage).list()).toEqual([heron]);
});

test('adds with one toggle and removes with the next', () => {
  const favorites = createFavorites(memoryStorage());
  favorites.toggle(heron);
  expect(favorites.has(heron)).toBe(true);
  favorites.toggle(heron);
  expect(favorites.has(heron)).toBe(false);
});

test('recognizes a favorite in both spellings of its shard, but not on another platform', () => {
  const favorites = createFavorites(memoryStorage());
  favorites.add({ ...heron, shard: 'pc-krjp' });
  expect(favorites.has({ ...heron, shard: 'PC_KRJP' })).toBe(true);
  expect(favorites.has({ ...heron, shard: 'PSN' })).toBe(false);
  expect(favorites.list()).toEqual([{ ...heron, shard: 'PC_KRJP' }]);
});

test('ignores a player who is in the list', () => {
  const favorites = createFavorites(kept(heron, garam));
  favorites.add(heron);
  expect(favorites.list()).toEqual([heron, garam]);
});

test('restores an undone removal in its old position', () => {
  const favorites = createFavorites(kept(heron, garam, sora));
  favorites.remove(garam);
  favorites.add(garam, 1);
  expect(favorites.list()).toEqual([heron, garam, sora]);
});

test('keeps the visitor’s order', () => {
  const storage = kept(heron, garam, sora);
  const favorites = createFavorites(storage);
  favorites.move(sora, 0);
  expect(createFavorites(storage).list()).toEqual([sora, heron, garam]);
  favorites.move({ accountId: 'account.nobody', shard: 'STEAM' }, 0);
  expect(favorites.list()).toEqual([sora, heron, garam]);
});

test('returns the same array until something changes', () => {
  const favorites = createFavorites(kept(heron));
  const before = favorites.list();
  expect(favorites.list()).toBe(before);
  favorites.add(garam);
  expect(favorites.list()).not.toBe(before);
});

test('starts with the list of the server, so that a page without favorites does not render again', () => {
  expect(createFavorites(memoryStorage()).list()).toBe(noFavorites.list());
  expect(createFavorites(kept()).list()).toEqual([]);
});

test('notifies subscribers of changes until they stop listening', () => {
  const favorites = createFavorites(memoryStorage());
  const listener = jest.fn();
  const stop = favorites.subscribe(listener);
  favorites.add(heron);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  favorites.add(garam);
  expect(listener).toHaveBeenCalledTimes(1);
});

const watched = () => {
  const listeners: ((key: string | null) => void)[] = [];
  const watch = (listener: (key: string | null) => void) => {
    listeners.push(listener);
    return () => {};
  };
  return { watch, tell: (key: string | null) => listeners.forEach((listener) => void listener(key)) };
};

test('follows changes by another tab', () => {
  const storage = kept(heron);
  const { watch, tell } = watched();
  const here = createFavorites(storage, { watch });
  const listener = jest.fn();
  here.subscribe(listener);
  createFavorites(storage).add(garam);
  tell('favorites');
  expect(here.list()).toEqual([heron, garam]);
  tell('theme');
  expect(listener).toHaveBeenCalledTimes(1);
  tell(null);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('loses nothing when two tabs add at the same time', () => {
  const storage = memoryStorage();
  const [one, other] = [createFavorites(storage), createFavorites(storage)];
  one.add(heron);
  other.add(garam);
  expect(createFavorites(storage).list()).toEqual([heron, garam]);
});

test.each([
  ['not JSON', '[{"accountId":"acc'],
  ['not a list', '{"accountId":"account.heron","shard":"STEAM"}'],
  ['a string', '"favorites"'],
])('keeps content that is %s under another key', (_, text) => {
  const storage = memoryStorage({ favorites: text });
  const favorites = createFavorites(storage);
  expect(favorites.list()).toEqual([]);
  favorites.add(heron);
  expect(storage.getItem(damagedKey)).toBe(text);
  expect(createFavorites(storage).list()).toEqual([heron]);
});

test('keeps valid entries beside invalid ones', () => {
  const damage = [
    null,
    7,
    {},
    { accountId: 'account.x' },
    { accountId: 'x'.repeat(41), shard: 'STEAM' },
    { accountId: 'x', shard: '' },
  ];
  const storage = kept(heron, ...damage, garam, heron);
  expect(createFavorites(storage).list()).toEqual([heron, garam]);
  expect(storage.getItem(damagedKey)).toBe(storage.getItem(favoritesKey));
});

test('keeps damaged content once, and a second damage beside the first', () => {
  const storage = memoryStorage({ favorites: '{one' });
  createFavorites(storage);
  createFavorites(storage);
  storage.setItem('favorites', '{two');
  createFavorites(storage);
  expect(storage.getItem(damagedKey)).toBe('{one\n{two');
});

test('keeps the list in memory when the storage is full, and says so', () => {
  const full = {
    ...kept(heron),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const favorites = createFavorites(full);
  expect(favorites.isKept()).toBe(true);
  favorites.add(garam);
  favorites.add(sora);
  expect(favorites.list()).toEqual([heron, garam, sora]);
  expect(favorites.isKept()).toBe(false);
});

test('does not overwrite damaged content that could not be copied', () => {
  const storage = memoryStorage({ favorites: '{damaged' });
  const noRoomAside = {
    getItem: storage.getItem,
    setItem: (key: string, value: string) => {
      if (key === damagedKey) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
  const favorites = createFavorites(noRoomAside);
  favorites.add(heron);
  expect(favorites.list()).toEqual([heron]);
  expect(favorites.isKept()).toBe(false);
  expect(storage.getItem(favoritesKey)).toBe('{damaged');
});

test('keeps unsaved players when another tab changes the list', () => {
  const storage = kept(heron);
  const { watch, tell } = watched();
  const full = {
    getItem: storage.getItem,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const here = createFavorites(full, { watch });
  here.add(garam);
  createFavorites(storage).add(sora);
  tell(favoritesKey);
  expect(here.list()).toEqual([heron, sora, garam]);
});

test('uses a storage again once it has room', () => {
  const storage = memoryStorage();
  let isFull = true;
  const sometimesFull = {
    getItem: storage.getItem,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
  const favorites = createFavorites(sometimesFull);
  favorites.add(heron);
  isFull = false;
  favorites.add(garam);
  expect(favorites.isKept()).toBe(true);
  expect(createFavorites(storage).list()).toEqual([heron, garam]);
});

test('treats a forbidden storage as none', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const storage of [null, { getItem: forbid, setItem: forbid }]) {
    const favorites = createFavorites(storage);
    favorites.toggle(heron);
    expect(favorites.list()).toEqual([heron]);
    expect(favorites.isKept()).toBe(false);
  }
});

test('imports an exported file, also in another browser', () => {
  const text = createFavorites(kept(heron, garam)).exportText();
  const other = createFavorites(kept(sora, heron));
  expect(other.importText(text)).toEqual({ ok: true, added: 1, known: 1, refused: 0 });
  expect(other.list()).toEqual([sora, heron, garam]);
});

test('refuses to import players of platforms that the game does not have', () => {
  const favorites = createFavorites(memoryStorage(), { game: pubg });
  const moon = { accountId: 'account.moon', shard: 'MOON' };
  expect(favorites.importText(JSON.stringify([heron, moon]))).toEqual({
    ok: true,
    added: 1,
    known: 0,
    refused: 1,
  });
  expect(favorites.list()).toEqual([heron]);
});

test('counts the refused entries of an import', () => {
  const favorites = createFavorites(memoryStorage());
  expect(favorites.importText(JSON.stringify([heron, 'x']))).toEqual({
    ok: true,
    added: 1,
    known: 0,
    refused: 1,
  });
});

test('changes nothing for a file without a list of favorites', () => {
  const favorites = createFavorites(kept(heron));
  expect(favorites.importText('<html>')).toEqual({ ok: false, reason: 'not-json' });
  expect(favorites.importText('{"a":1}')).toEqual({ ok: false, reason: 'not-a-list' });
  expect(favorites.importText('null')).toEqual({ ok: false, reason: 'not-a-list' });
  expect(favorites.list()).toEqual([heron]);
});

test('has no favorites on a server', () => {
  const before = noFavorites.list();
  noFavorites.add(heron);
  noFavorites.toggle(heron);
  noFavorites.move(heron, 0);
  noFavorites.remove(heron);
  noFavorites.subscribe(() => {})();
  expect(noFavorites.importText('[]')).toEqual({ ok: true, added: 0, known: 0, refused: 0 });
  expect(noFavorites.list()).toBe(before);
  expect([noFavorites.has(heron), noFavorites.isKept(), noFavorites.exportText()]).toEqual([
    false,
    false,
    '[]\n',
  ]);
});
