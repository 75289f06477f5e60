import type { Teammate } from '@hotdrop/shared-domain/wire';
import { expect } from '@playwright/test';
import { countTo, isCounted, type OwnLine, sum } from '../../match-list.ts';
import { expectShown, numbersIn, type Shown } from './shown.ts';
import type { Subject } from './subject.ts';

/** Compares the averages of all maps and of all weapons. */
export function compareOwnAverage({ rows }: Shown, { lines }: Subject): void {
  const counted = lines.filter(isCounted);
  const count = counted.length;
  const averages = rows.filter(([head]) => head?.startsWith('Own average'));
  expect(averages.length).toBeGreaterThan(0);
  for (const [head = '', winRate, top10Rate, damage, place, ...rest] of averages) {
    expect(numbersIn(head)).toEqual([count]);
    expectShown(winRate, (100 * countTo(1, counted)) / count, 1);
    expectShown(top10Rate, (100 * countTo(10, counted)) / count);
    expectShown(damage, sum(counted.map(({ own }) => own.damageDealt)) / count);
    expectShown(place, sum(counted.map(({ own }) => own.teamRank)) / count, 1);
    // The longest kill is no average.
    expect(rest.join('')).toBe('');
  }
}

/** Compares games and win rates with and without the most frequent teammates. `teammates` has their ids. */
export function compareTeammates({ items }: Shown, teammates: readonly Teammate[], { lines }: Subject): void {
  const inTeams = lines.filter((line) => isCounted(line) && !line.match.gameMode.startsWith('solo'));
  expect(items).toHaveLength(Math.min(5, teammates.length));
  for (const [name, games = '', together = '', , without = ''] of items) {
    const mate = teammates.find((one) => one.name === name)?.accountId;
    const isWith = ({ match }: OwnLine) => match.participants.some(({ playerId }) => playerId === mate);
    const [withMate, others] = [inTeams.filter(isWith), inTeams.filter((line) => !isWith(line))];
    expect(numbersIn(games)[0]).toBe(withMate.length);
    for (const [shown, some] of [[together, withMate] as const, [without, others] as const]) {
      if (some.length >= 5) expectShown(shown, (100 * countTo(1, some)) / some.length, 1);
      else expect(numbersIn(shown)).toEqual(some.length > 0 ? [countTo(1, some), some.length] : []);
    }
  }
}

/** Compares the matches of all hours of the week. */
export function comparePlayTimes({ rows }: Shown, { lines }: Subject): void {
  const hours = rows.flatMap(([, ...cells]) => cells.flatMap(numbersIn));
  expect(sum(hours)).toBe(lines.filter(isCounted).length);
}
