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

test('a toggle adds, and another one removes', () => {
  const favorites = createFavorites(memoryStorage());
  favorites.toggle(heron);
  expect(favorites.has(heron)).toBe(true);
  favorites.toggle(heron);
  expect(favorites.has(heron)).toBe(false);
});

test('knows a favorite in either spelling of its shard, and apart by platform', () => {
  const favorites = createFavorites(memoryStorage());
  favorites.add({ ...heron, shard: 'pc-krjp' });
  expect(favorites.has({ ...heron, shard: 'PC_KRJP' })).toBe(true);
  expect(favorites.has({ ...heron, shard: 'PSN' })).toBe(false);
  expect(favorites.list()).toEqual([{ ...heron, shard: 'PC_KRJP' }]);
});

test('adding what is there changes nothing', () => {
  const favorites = createFavorites(kept(heron, garam));
  favorites.add(heron);
  expect(favorites.list()).toEqual([heron, garam]);
});

test('an undone removal comes back where it stood', () => {
  const favorites = createFavorites(kept(heron, garam, sora));
  favorites.remove(garam);
  favorites.add(garam, 1);
  expect(favorites.list()).toEqual([heron, garam, sora]);
});

test('keeps the order that the visitor gives', () => {
  const storage = kept(heron, garam, sora);
  const favorites = createFavorites(storage);
  favorites.move(sora, 0);
  expect(createFavorites(storage).list()).toEqual([sora, heron, garam]);
  favorites.move({ accountId: 'account.nobody', shard: 'STEAM' }, 0);
  expect(favorites.list()).toEqual([sora, heron, garam]);
});

test('gives the same list until something changes', () => {
  const favorites = createFavorites(kept(heron));
  const before = favorites.list();
  expect(favorites.list()).toBe(before);
  favorites.add(garam);
  expect(favorites.list()).not.toBe(before);
});

test('tells subscribers of changes until they stop listening', () => {
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

test('follows what another tab does', () => {
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

test('two tabs that add at the same time lose nothing', () => {
  const storage = memoryStorage();
  const [one, other] = [createFavorites(storage), createFavorites(storage)];
  one.add(heron);
  other.add(garam);
  expect(createFavorites(storage).list()).toEqual([heron, garam]);
});

test.each([
  ['no JSON', '[{"accountId":"acc'],
  ['no list', '{"accountId":"account.heron","shard":"STEAM"}'],
  ['a word', '"favorites"'],
])('content that is %s is put aside, not thrown away', (_, text) => {
  const storage = memoryStorage({ favorites: text });
  const favorites = createFavorites(storage);
  expect(favorites.list()).toEqual([]);
  favorites.add(heron);
  expect(storage.getItem(damagedKey)).toBe(text);
  expect(createFavorites(storage).list()).toEqual([heron]);
});

test('entries that are understood survive those that are not', () => {
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

test('damage is put aside once, and a second damage beside the first', () => {
  const storage = memoryStorage({ favorites: '{one' });
  createFavorites(storage);
  createFavorites(storage);
  storage.setItem('favorites', '{two');
  createFavorites(storage);
  expect(storage.getItem(damagedKey)).toBe('{one\n{two');
});

test('a full storage keeps the list until the tab closes, and says so', () => {
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

test('damaged content that cannot be put aside is not written over', () => {
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

test('what could not be kept is not lost when another tab changes the list', () => {
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

test('a storage that has room again is used again', () => {
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

test('a forbidden storage is like none', () => {
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

test('a file that was exported can be imported, in another browser too', () => {
  const text = createFavorites(kept(heron, garam)).exportText();
  const other = createFavorites(kept(sora, heron));
  expect(other.importText(text)).toEqual({ ok: true, added: 1, known: 1, refused: 0 });
  expect(other.list()).toEqual([sora, heron, garam]);
});

test('an import refuses players of platforms that the game does not have', () => {
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

test('an import counts what it refuses', () => {
  const favorites = createFavorites(memoryStorage());
  expect(favorites.importText(JSON.stringify([heron, 'x']))).toEqual({
    ok: true,
    added: 1,
    known: 0,
    refused: 1,
  });
});

test('a file that is no list of favorites changes nothing', () => {
  const favorites = createFavorites(kept(heron));
  expect(favorites.importText('<html>')).toEqual({ ok: false, reason: 'not-json' });
  expect(favorites.importText('{"a":1}')).toEqual({ ok: false, reason: 'not-a-list' });
  expect(favorites.importText('null')).toEqual({ ok: false, reason: 'not-a-list' });
  expect(favorites.list()).toEqual([heron]);
});

test('a server has no favorites, whatever is done', () => {
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
