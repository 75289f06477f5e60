import { pubg } from '../game/pubg/index.ts';
import { createSiteStore } from '../store/index.ts';
import { memoryStorage } from '../testing/index.ts';
import {
  addFavorite,
  canKeepFavorites,
  exportFavorites,
  type Favorite,
  hasFavorite,
  importFavorites,
  type KeyValueStorage,
  keepFavorites,
  moveFavorite,
  removeFavorite,
  selectFavorites,
  toggleFavorite,
  type WatchStorage,
} from './index.ts';
import { damagedKey, favoritesKey } from './keep-favorites.ts';

const heron: Favorite = { accountId: 'account.heron', shard: 'STEAM' };
const garam: Favorite = { accountId: 'account.garam', shard: 'KAKAO' };
const sora: Favorite = { accountId: 'account.sora', shard: 'PSN' };

const kept = (...list: unknown[]) => memoryStorage({ [favoritesKey]: JSON.stringify(list) });

/** A tab with this storage. */
function open(storage: KeyValueStorage | null = memoryStorage(), watch?: WatchStorage) {
  const store = createSiteStore();
  keepFavorites(store, storage, watch);
  return {
    store,
    list: () => selectFavorites(store.getState()),
    isKept: () => canKeepFavorites(store.getState()),
    has: (favorite: Favorite) => hasFavorite(favorite)(store.getState()),
    add: (favorite: Favorite, at?: number) => addFavorite(store, favorite, at),
  };
}

test('keeps account id and shard under "favorites"', () => {
  const storage = memoryStorage();
  open(storage).add(heron);
  expect(storage.getItem('favorites')).toBe('[{"accountId":"account.heron","shard":"STEAM"}]');
  expect(open(storage).list()).toEqual([heron]);
});

test('adds with one toggle, removes with the next, and adds nobody twice', () => {
  const tab = open(kept(garam));
  toggleFavorite(tab.store, heron);
  tab.add(heron);
  expect(tab.list()).toEqual([garam, heron]);
  toggleFavorite(tab.store, heron);
  expect(tab.has(heron)).toBe(false);
});

test('recognizes a favorite in both spellings of its shard, but not on another platform', () => {
  const tab = open();
  tab.add({ ...heron, shard: 'pc-krjp' });
  expect(tab.has({ ...heron, shard: 'PC_KRJP' })).toBe(true);
  expect(tab.has({ ...heron, shard: 'PSN' })).toBe(false);
  expect(tab.list()).toEqual([{ ...heron, shard: 'PC_KRJP' }]);
});

test('keeps the visitor’s order, and restores an undone removal in its position', () => {
  const storage = kept(heron, garam, sora);
  const { store, list, add } = open(storage);
  removeFavorite(store, garam);
  add(garam, 1);
  expect(list()).toEqual([heron, garam, sora]);
  moveFavorite(store, sora, 0);
  moveFavorite(store, { accountId: 'account.nobody', shard: 'STEAM' }, 0);
  expect(open(storage).list()).toEqual([sora, heron, garam]);
});

test.each([
  ['not JSON', '[{"accountId":"acc'],
  ['not a list', '{"accountId":"account.heron","shard":"STEAM"}'],
])('keeps content that is %s under another key', (_, text) => {
  const storage = memoryStorage({ favorites: text });
  open(storage);
  const tab = open(storage);
  expect(tab.list()).toEqual([]);
  tab.add(heron);
  expect(storage.getItem(damagedKey)).toBe(text);
  storage.setItem('favorites', '{two');
  open(storage);
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
  expect(open(storage).list()).toEqual([heron, garam]);
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
  const tab = open(fullStorage(storage, () => isFull));
  expect(tab.isKept()).toBe(true);
  tab.add(garam);
  expect(tab.list()).toEqual([heron, garam]);
  expect(tab.isKept()).toBe(false);
  isFull = false;
  tab.add(sora);
  expect(tab.isKept()).toBe(true);
  expect(open(storage).list()).toEqual([heron, garam, sora]);
});

test('does not overwrite damaged content that could not be copied', () => {
  const storage = memoryStorage({ favorites: '{damaged' });
  const tab = open(fullStorage(storage, (key) => key === damagedKey));
  tab.add(heron);
  expect(tab.list()).toEqual([heron]);
  expect(tab.isKept()).toBe(false);
  expect(storage.getItem(favoritesKey)).toBe('{damaged');
});

test('follows changes by another tab, and loses nothing of either', () => {
  const storage = kept(heron);
  const listeners: ((key: string | null) => void)[] = [];
  const tell = (key: string | null) => listeners.forEach((listener) => void listener(key));
  const watch: WatchStorage = (listener) => {
    listeners.push(listener);
    return () => {};
  };
  const here = open(storage, watch);
  const full = open(fullStorage(storage), watch);
  full.add(sora);
  open(storage).add(garam);
  tell('theme');
  expect(here.list()).toEqual([heron]);
  tell(favoritesKey);
  tell(null);
  expect(here.list()).toEqual([heron, garam]);
  expect(full.list()).toEqual([heron, garam, sora]);
});

test('applies a change to what another tab stored meanwhile', () => {
  const storage = kept(heron, garam);
  const here = open(storage);
  const there = open(storage);
  removeFavorite(there.store, heron);
  there.add(sora);
  removeFavorite(here.store, garam);
  expect(here.list()).toEqual([sora]);
  expect(open(storage).list()).toEqual([sora]);
});

test('treats a forbidden storage as none', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const storage of [null, { getItem: forbid, setItem: forbid }]) {
    const tab = open(storage);
    toggleFavorite(tab.store, heron);
    expect(tab.list()).toEqual([heron]);
    expect(tab.isKept()).toBe(false);
  }
});

test('imports an exported file, without entries that are invalid or of platforms that the game lacks', () => {
  const text = exportFavorites(open(kept(heron, garam)).store.getState());
  const { store, list } = open(kept(sora, heron));
  expect(importFavorites(store, pubg, text)).toEqual({ ok: true, added: 1, known: 1, refused: 0 });
  expect(list()).toEqual([sora, heron, garam]);
  const odd = JSON.stringify([{ accountId: 'account.moon', shard: 'MOON' }, 'x']);
  expect(importFavorites(store, pubg, odd)).toEqual({ ok: true, added: 0, known: 0, refused: 2 });
});

test('changes nothing for a file without a list of favorites', () => {
  const { store, list } = open(kept(heron));
  expect(importFavorites(store, pubg, '<html>')).toEqual({ ok: false, reason: 'not-json' });
  for (const text of ['{"a":1}', 'null']) {
    expect(importFavorites(store, pubg, text)).toEqual({ ok: false, reason: 'not-a-list' });
  }
  expect(list()).toEqual([heron]);
});
