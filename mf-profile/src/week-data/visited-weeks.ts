import { readStored, writeStored } from '../stored.ts';

const storageKey = 'weeks.visited';
/** Enough for the favorites of two weeks. */
const maxWeeks = 100;

const keyOf = (accountId: string, week: string) => `${accountId} ${week}`;

function readVisited(): readonly unknown[] {
  const stored = readStored(storageKey);
  return Array.isArray(stored) ? stored : [];
}

/** Whether the visitor has visited this week of the player. */
export const isWeekVisited = (accountId: string, week: string): boolean =>
  readVisited().includes(keyOf(accountId, week));

export function rememberWeek(accountId: string, week: string): void {
  const key = keyOf(accountId, week);
  const others = readVisited().filter((visited) => visited !== key);
  writeStored(storageKey, [key, ...others].slice(0, maxWeeks));
}
