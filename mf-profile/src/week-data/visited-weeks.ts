import { createStoredValue } from '@hotdrop/shared-ui/stored-value';

/** Enough for the favorites of two weeks. */
const maxWeeks = 100;

const visited = createStoredValue<readonly unknown[]>('weeks.visited', [], (stored) =>
  Array.isArray(stored) ? stored : [],
);

const keyOf = (accountId: string, week: string) => `${accountId} ${week}`;

/** Whether the visitor has visited this week of the player. */
export const isWeekVisited = (accountId: string, week: string): boolean =>
  visited.read().includes(keyOf(accountId, week));

export function rememberWeek(accountId: string, week: string): void {
  const key = keyOf(accountId, week);
  const others = visited.read().filter((other) => other !== key);
  visited.save([key, ...others].slice(0, maxWeeks));
}
