import { shardInData } from '@hotdrop/shared-domain/game';
import { isAccountId } from '@hotdrop/shared-domain/text';
import { useSyncExternalStore } from 'react';

/** The player whom the visitor renewed last with the button, which most visitors use for their own. */
export interface OwnPlayer {
  readonly accountId: string;
  /** In the game's data spelling: `STEAM`. */
  readonly shard: string;
  readonly name: string;
}

const key = 'own-player';
const listeners = new Set<() => void>();

let parsedText: string | null = null;
let own: OwnPlayer | null = null;

/** Reads the visitor's own player from the storage. Returns the same object until the player changes. */
export function readOwnPlayer(): OwnPlayer | null {
  const text = readStorage();
  if (text !== parsedText) {
    parsedText = text;
    own = parse(text);
  }
  return own;
}

/** The visitor's own player. Null: none is known, or the page is not hydrated yet. */
export const useOwnPlayer = (): OwnPlayer | null =>
  useSyncExternalStore(subscribe, readOwnPlayer, () => null);

export const rememberOwnPlayer = ({ accountId, shard, name }: OwnPlayer): void =>
  save(JSON.stringify({ accountId, shard: shardInData(shard), name }));

/** For visitors who renewed another player. */
export const forgetOwnPlayer = (): void => save('');

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function save(text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is blocked: no player is the visitor's own.
  }
  for (const listener of listeners) listener();
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): OwnPlayer | null {
  try {
    const value: unknown = JSON.parse(text || 'null');
    return isOwnPlayer(value) ? value : null;
  } catch {
    return null;
  }
}

const isOwnPlayer = (value: unknown): value is OwnPlayer =>
  typeof value === 'object' &&
  value !== null &&
  'accountId' in value &&
  isAccountId(value.accountId) &&
  'shard' in value &&
  typeof value.shard === 'string' &&
  'name' in value &&
  isAccountId(value.name);
