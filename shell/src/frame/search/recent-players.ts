import type { Named } from '@hotdrop/shared-domain/links';
import { isAccountId } from '@hotdrop/shared-domain/text';
import { useSyncExternalStore } from 'react';

/** The key of an older version, which listed searched players only. Visitors' browsers still have it. */
const key = 'recent-searches';
const maxPlayers = 6;
const none: readonly Named[] = [];
const listeners = new Set<() => void>();

let parsedText: string | null = null;
let list = none;

/** Reads the last viewed players, newest first. Returns the same array until the list changes. */
export function readRecentPlayers(): readonly Named[] {
  const text = readStorage();
  if (text !== parsedText) {
    parsedText = text;
    list = parse(text);
  }
  return list;
}

const isSame = (one: Named, other: Named) => one.name === other.name && one.shard === other.shard;

export const rememberRecentPlayer = (player: Named) =>
  save([player, ...readRecentPlayers().filter((one) => !isSame(one, player))].slice(0, maxPlayers));

export const forgetRecentPlayers = () => save([]);

/** The list is empty on the server and until hydration. */
export const useRecentPlayers = () => useSyncExternalStore(watchRecentPlayers, readRecentPlayers, () => none);

/** Calls the listener when this tab or another one changes the list. Returns a function that stops it. */
export function watchRecentPlayers(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function save(next: readonly Named[]) {
  try {
    localStorage.setItem(key, JSON.stringify(next.map(({ shard, name }) => ({ shard, name }))));
  } catch {
    // Storage is blocked: there are no recent players.
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

function parse(text: string | null): readonly Named[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isNamed).slice(0, maxPlayers) : none;
  } catch {
    return none;
  }
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  'shard' in value &&
  typeof value.shard === 'string' &&
  'name' in value &&
  isAccountId(value.name);
