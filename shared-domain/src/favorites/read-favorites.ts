import { shardInData } from '../game/read.ts';
import { isAccountId } from '../text/account-id.ts';
import type { Favorite } from './types.ts';

interface ReadList {
  readonly list: readonly Favorite[];
  /** The number of invalid entries. */
  readonly refused: number;
}

/** Reads a stored or imported list. Null: the text is not a list. */
export function readFavorites(value: unknown): ReadList | null {
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

export const isSame = (one: Favorite, other: Favorite): boolean =>
  one.accountId === other.accountId && shardInData(one.shard) === shardInData(other.shard);

const withoutRepeats = (list: readonly Favorite[]) =>
  list.filter((one, place) => list.findIndex((other) => isSame(one, other)) === place);
