import type { SiteStore } from '../store/state.ts';
import { selectFavorites } from './favorites.ts';
import { attempt, having, includes, type List, none, readList } from './list.ts';

export const favoritesKey = 'favorites';
/** The key under which damaged content is kept; it is never deleted. */
export const damagedKey = 'favorites.damaged';

/** The methods of the browser's storage that we use. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Subscribes to changes by other tabs: `listener` gets the key, or null for everything. Returns the unsubscribe
 * function. In a browser this is the `storage` event.
 */
export type WatchStorage = (listener: (key: string | null) => void) => () => void;

/**
 * Keeps the favorites of a host's store in the browser's storage, and follows other tabs. `storage` is null where the
 * browser forbids it.
 */
export function keepFavorites(store: SiteStore, storage: KeyValueStorage | null, watch?: WatchStorage): void {
  let isKept = storage !== null;
  /** False while damaged content could not be copied to another key, because writing would destroy it. */
  let isSafe = true;
  /** The list that the store and the storage had in common last. */
  let common = load();
  show(common);

  watch?.((key) => {
    if (key !== null && key !== favoritesKey) return;
    const stored = load();
    show(isKept ? stored : common.reduce((grown, one) => having(grown, one), stored));
  });
  store.subscribe((state) => {
    const list = selectFavorites(state);
    if (list !== common) save(list);
  });

  /** Reads before it writes, because another tab may have changed the list. */
  function save(list: List) {
    const stored = load();
    const merged = isKept ? mergeLists(common, list, stored) : list;
    isKept = isSafe && write(favoritesKey, JSON.stringify(merged));
    show(merged);
  }

  function show(favorites: List) {
    common = favorites;
    store.setState({ favorites, canKeepFavorites: isKept });
  }

  function load(): List {
    const text = attempt(() => storage?.getItem(favoritesKey)) ?? null;
    if (text === null) return none;
    const read = readList(attempt((): unknown => JSON.parse(text)));
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
}

/** Adds to this tab's list what another tab added since the list that both know, and removes what it removed. */
const mergeLists = (common: List, ours: List, theirs: List): List => [
  ...ours.filter((one) => includes(theirs, one) || !includes(common, one)),
  ...theirs.filter((one) => !includes(common, one) && !includes(ours, one)),
];
