import type { KeyValueStorage } from '@hotdrop/shared-domain/favorites';

const storageKey = 'weeks.visited';
/** Enough for the favorites of two weeks. */
const mostKept = 100;

const keyOf = (accountId: string, week: string) => `${accountId} ${week}`;

/** Access to `localStorage` throws if the browser forbids it. */
function browserStorage(): KeyValueStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function readVisited(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage()?.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the visitor has visited this week of the player. */
export const isWeekVisited = (accountId: string, week: string): boolean =>
  readVisited().includes(keyOf(accountId, week));

/** If the storage is full or forbidden, links to the week stay until Wednesday. */
export function rememberWeek(accountId: string, week: string): void {
  const key = keyOf(accountId, week);
  const others = readVisited().filter((one) => one !== key);
  try {
    browserStorage()?.setItem(storageKey, JSON.stringify([key, ...others].slice(0, mostKept)));
  } catch {
    // The visitor loses none of their own data.
  }
}
