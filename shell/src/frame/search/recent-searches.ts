import type { Named } from '@hotdrop/shared-domain/links';
import { isAccountId } from '@hotdrop/shared-domain/text';
import { useSyncExternalStore } from 'react';

const key = 'recent-searches';
const most = 5;
const none: readonly Named[] = [];
const listeners = new Set<() => void>();

let readFrom: string | null = null;
let list = none;

/** The players who were looked up last, newest first; the same array until it changes. */
function recentSearches(): readonly Named[] {
  const text = stored();
  if (text !== readFrom) {
    readFrom = text;
    list = parse(text);
  }
  return list;
}

const isSame = (one: Named, other: Named) => one.name === other.name && one.shard === other.shard;

export const rememberSearch = (about: Named) =>
  keep([about, ...recentSearches().filter((one) => !isSame(one, about))].slice(0, most));

export const forgetSearch = (about: Named) => keep(recentSearches().filter((one) => !isSame(one, about)));

/** On the server nobody has searched yet. */
export const useRecentSearches = () => useSyncExternalStore(subscribe, recentSearches, () => none);

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function keep(next: readonly Named[]) {
  try {
    localStorage.setItem(key, JSON.stringify(next.map(({ shard, name }) => ({ shard, name }))));
  } catch {
    // A browser that keeps nothing shows no recent searches.
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly Named[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isNamed).slice(0, most) : none;
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
