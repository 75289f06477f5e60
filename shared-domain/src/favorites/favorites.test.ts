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

test('adds with one toggle, removes with the next, and adds nobody twice', () => {
  const favorites = createFavorites(kept(garam));
  favorites.toggle(heron);
  favorites.add(heron);
  expect(favorites.list()).toEqual([garam, heron]);
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

test('keeps the visitor’s order, and restores an undone removal in its position', () => {
  const storage = kept(heron, garam, sora);
  const favorites = createFavorites(storage);
  favorites.remove(garam);
  favorites.add(garam, 1);
  expect(favorites.list()).toEqual([heron, garam, sora]);
  favorites.move(sora, 0);
  favorites.move({ accountId: 'account.nobody', shard: 'STEAM' }, 0);
  expect(createFavorites(storage).list()).toEqual([sora, heron, garam]);
});

test('returns the same array until something changes, and tells subscribers until they stop', () => {
  const favorites = createFavorites(memoryStorage());
  const listener = jest.fn();
  const stop = favorites.subscribe(listener);
  const before = favorites.list();
  expect(before).toBe(noFavorites.list());
  favorites.add(heron);
  expect(favorites.list()).not.toBe(before);
  expect(favorites.list()).toBe(favorites.list());
  stop();
  favorites.add(garam);
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
  ['not JSON', '[{"accountId":"acc'],
  ['not a list', '{"accountId":"account.heron","shard":"STEAM"}'],
])('keeps content that is %s under another key', (_, text) => {
  const storage = memoryStorage({ favorites: text });
  createFavorites(storage);
  const favorites = createFavorites(storage);
  expect(favorites.list()).toEqual([]);
  favorites.add(heron);
  expect(storage.getItem(damagedKey)).toBe(text);
  storage.setItem('favorites', '{two');
  createFavorites(storage);
  expect(storage.getItem(damagedKey)).toBe(`${text}\n{two`);
});

test('keeps valid entries beside invalid ones', () => {
  const long = { accountId: 'x'.repeat(41), shard: 'STEAM' };
  const storage = kept(
    heron,
    null,
    7,
    {},
    { accountId: 'account.x' },
    long,
    { accountId: 'x', shard: '' },
    garam,
  );
  expect(createFavorites(storage).list()).toEqual([heron, garam]);
  expect(storage.getItem(damagedKey)).toBe(storage.getItem(favoritesKey));
});

/** A storage that refuses writes, of one key or of all, until it has room. */
function fullStorage(storage = memoryStorage(), isFull = (_key: string) => true) {
  const setItem = (key: string, value: string) => {
    if (isFull(key)) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(key, value);
  };
  return { getItem: storage.getItem, setItem };
}

test('keeps the list in memory while the storage is full, and says so', () => {
  const storage = kept(heron);
  let isFull = true;
  const favorites = createFavorites(fullStorage(storage, () => isFull));
  expect(favorites.isKept()).toBe(true);
  favorites.add(garam);
  expect(favorites.list()).toEqual([heron, garam]);
  expect(favorites.isKept()).toBe(false);
  isFull = false;
  favorites.add(sora);
  expect(favorites.isKept()).toBe(true);
  expect(createFavorites(storage).list()).toEqual([heron, garam, sora]);
});

test('does not overwrite damaged content that could not be copied', () => {
  const storage = memoryStorage({ favorites: '{damaged' });
  const favorites = createFavorites(fullStorage(storage, (key) => key === damagedKey));
  favorites.add(heron);
  expect(favorites.list()).toEqual([heron]);
  expect(favorites.isKept()).toBe(false);
  expect(storage.getItem(favoritesKey)).toBe('{damaged');
});

test('follows changes by another tab, and loses nothing of either', () => {
  const storage = kept(heron);
  const listeners: ((key: string | null) => void)[] = [];
  const tell = (key: string | null) => listeners.forEach((listener) => void listener(key));
  const watch = (listener: (key: string | null) => void) => {
    listeners.push(listener);
    return () => {};
  };
  const here = createFavorites(storage, { watch });
  const full = createFavorites(fullStorage(storage), { watch });
  full.add(sora);
  const listener = jest.fn();
  here.subscribe(listener);
  createFavorites(storage).add(garam);
  tell('theme');
  tell(favoritesKey);
  tell(null);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(here.list()).toEqual([heron, garam]);
  expect(full.list()).toEqual([heron, garam, sora]);
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

test('imports an exported file, without entries that are invalid or of platforms that the game lacks', () => {
  const text = createFavorites(kept(heron, garam)).exportText();
  const other = createFavorites(kept(sora, heron), { game: pubg });
  expect(other.importText(text)).toEqual({ ok: true, added: 1, known: 1, refused: 0 });
  expect(other.list()).toEqual([sora, heron, garam]);
  const odd = JSON.stringify([{ accountId: 'account.moon', shard: 'MOON' }, 'x']);
  expect(other.importText(odd)).toEqual({ ok: true, added: 0, known: 0, refused: 2 });
});

test('changes nothing for a file without a list of favorites', () => {
  const favorites = createFavorites(kept(heron));
  expect(favorites.importText('<html>')).toEqual({ ok: false, reason: 'not-json' });
  for (const text of ['{"a":1}', 'null']) {
    expect(favorites.importText(text)).toEqual({ ok: false, reason: 'not-a-list' });
  }
  expect(favorites.list()).toEqual([heron]);
});

test('has no favorites on a server', () => {
  noFavorites.add(heron);
  noFavorites.toggle(heron);
  expect([noFavorites.list(), noFavorites.has(heron), noFavorites.isKept()]).toEqual([[], false, false]);
});
