import { readShard, shardInData } from '../game/queries.ts';
import type { Game } from '../game/types.ts';
import { isAccountId } from '../text/checks.ts';
import { type Favorite, type Favorites, type KeyValueStorage, none } from './types.ts';

export const favoritesKey = 'favorites';
/** The key under which damaged content is kept; it is never deleted. */
export const damagedKey = 'favorites.damaged';

export interface FavoritesSettings {
  /** The game of the favorites. An import refuses players of platforms that the game does not have. */
  readonly game?: Game;
  /**
   * Subscribes to changes by other tabs: `listener` gets the key, or null for everything. Returns the unsubscribe
   * function. In a browser this is the `storage` event.
   */
  readonly watch?: (listener: (key: string | null) => void) => () => void;
}

/** Creates the favorites of a browser. `storage` is null where the browser forbids it. */
export function createFavorites(
  storage: KeyValueStorage | null,
  { game, watch }: FavoritesSettings = {},
): Favorites {
  const listeners = new Set<() => void>();
  let kept = storage !== null;
  /** False while damaged content could not be copied to another key, because writing would destroy it. */
  let isSafe = true;
  let list = load();

  watch?.((key) => {
    if (key !== null && key !== favoritesKey) return;
    const stored = load();
    list = kept ? stored : list.reduce((grown, one) => having(one)(grown), stored);
    tell();
  });

  function load(): readonly Favorite[] {
    const text = attempt(() => storage?.getItem(favoritesKey)) ?? null;
    if (text === null) return none;
    const read = readFavorites(attempt((): unknown => JSON.parse(text)));
    isSafe = (read !== null && read.refused === 0) || putAside(text);
    return read?.list ?? none;
  }

  function putAside(text: string): boolean {
    const before = attempt(() => storage?.getItem(damagedKey)) ?? '';
    return before.split('\n').includes(text) || write(damagedKey, before ? `${before}\n${text}` : text);
  }

  function write(key: string, text: string): boolean {
    const written = attempt(() => {
      storage?.setItem(key, text);
      return storage !== null;
    });
    return written === true;
  }

  /** Reads before it writes, because another tab may have changed the list. */
  function change(next: (present: readonly Favorite[]) => readonly Favorite[]) {
    const stored = load();
    list = next(kept ? stored : list);
    kept = isSafe && write(favoritesKey, JSON.stringify(list));
    tell();
  }

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const without = (favorite: Favorite) => (present: readonly Favorite[]) =>
    present.filter((one) => !isSame(one, favorite));

  const having = (favorite: Favorite, at?: number) => (present: readonly Favorite[]) =>
    present.some((one) => isSame(one, favorite))
      ? present
      : present.toSpliced(at ?? present.length, 0, {
          accountId: favorite.accountId,
          shard: shardInData(favorite.shard),
        });

  const has = (favorite: Favorite) => list.some((one) => isSame(one, favorite));

  return {
    list: () => list,
    has,
    add: (favorite, at) => change(having(favorite, at)),
    remove: (favorite) => change(without(favorite)),
    toggle: (favorite) => change(has(favorite) ? without(favorite) : having(favorite)),
    move: (favorite, to) =>
      change((present) => {
        const found = present.find((one) => isSame(one, favorite));
        return found ? without(favorite)(present).toSpliced(to, 0, found) : present;
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isKept: () => kept,
    exportText: () => `${JSON.stringify(list, null, 2)}\n`,
    importText: (text) => {
      const value = attempt((): { parsed: unknown } => ({ parsed: JSON.parse(text) }));
      if (!value) return { ok: false, reason: 'not-json' };
      const read = readFavorites(value.parsed);
      if (!read) return { ok: false, reason: 'not-a-list' };
      const accepted = read.list.filter(({ shard }) => !game || readShard(game, shard).isKnown);
      const fresh = accepted.filter((one) => !has(one));
      change((present) => fresh.reduce((grown, one) => having(one)(grown), present));
      return {
        ok: true,
        added: fresh.length,
        known: accepted.length - fresh.length,
        refused: read.refused + read.list.length - accepted.length,
      };
    },
  };
}

/** Every access to a storage can throw: it may be full or forbidden. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

interface ReadList {
  readonly list: readonly Favorite[];
  /** The number of invalid entries. */
  readonly refused: number;
}

/** Reads a stored or imported list. Null: the text is not a list. */
function readFavorites(value: unknown): ReadList | null {
  if (!Array.isArray(value)) return null;
  const understood = value.map(readFavorite).filter((one) => one !== null);
  return { list: withoutRepeats(understood), refused: value.length - understood.length };
}

function readFavorite(value: unknown): Favorite | null {
  if (typeof value !== 'object' || value === null || !('accountId' in value && 'shard' in value)) return null;
  const { accountId, shard } = value;
  const isWhole = isAccountId(accountId) && typeof shard === 'string' && shard !== '';
  return isWhole ? { accountId, shard: shardInData(shard) } : null;
}

const isSame = (one: Favorite, other: Favorite): boolean =>
  one.accountId === other.accountId && shardInData(one.shard) === shardInData(other.shard);

const withoutRepeats = (list: readonly Favorite[]) =>
  list.filter((one, place) => list.findIndex((other) => isSame(one, other)) === place);
