import { shardInData } from '../game/queries.ts';
import type { Favorite } from '../store/state.ts';
import { isNameOrId } from '../text/checks.ts';

export type List = readonly Favorite[];

/** The list without favorites. It is always this array, so that pages of visitors without favorites do not render again. */
export const none: List = [];

const isSame = (one: Favorite, other: Favorite): boolean =>
  one.accountId === other.accountId && shardInData(one.shard) === shardInData(other.shard);

export const includes = (list: List, favorite: Favorite): boolean =>
  list.some((one) => isSame(one, favorite));

export const without = (list: List, favorite: Favorite): List => list.filter((one) => !isSame(one, favorite));

/** Adds a favorite that is not in the list yet, at the end or at a position. */
export const having = (list: List, favorite: Favorite, at = list.length): List =>
  includes(list, favorite)
    ? list
    : list.toSpliced(at, 0, { accountId: favorite.accountId, shard: shardInData(favorite.shard) });

export const moved = (list: List, favorite: Favorite, to: number): List => {
  const found = list.find((one) => isSame(one, favorite));
  return found ? without(list, favorite).toSpliced(to, 0, found) : list;
};

interface ReadList {
  readonly list: List;
  /** The number of invalid entries. */
  readonly refused: number;
}

/** Reads a stored or imported list. Null: the text is not a list. */
export function readList(value: unknown): ReadList | null {
  if (!Array.isArray(value)) return null;
  const understood = value.map(readFavorite).filter((one) => one !== null);
  return {
    list: understood.reduce<List>((list, one) => having(list, one), none),
    refused: value.length - understood.length,
  };
}

function readFavorite(value: unknown): Favorite | null {
  if (typeof value !== 'object' || value === null || !('accountId' in value && 'shard' in value)) return null;
  const { accountId, shard } = value;
  const isWhole = isNameOrId(accountId) && typeof shard === 'string' && shard !== '';
  return isWhole ? { accountId, shard } : null;
}

/** Every access to a storage, and reading its text as JSON, can throw. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
