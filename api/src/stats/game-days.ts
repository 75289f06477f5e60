import type { GameRankingRow, HistoryPoint } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot } from '../data/snapshots.ts';
import { gamePointInterval, hours } from '../durations.ts';

/** The counts of the most played games in the last day, for small charts and for movement. */

export const gameDaysKey = 'game-days';

const pointsSchema = v.array(v.object({ at: v.string(), count: v.number() }));
type GameDays = Readonly<Record<string, readonly HistoryPoint[]>>;

export const readGameDays = async ({ db }: Context): Promise<GameDays> =>
  (await readSnapshot(db, gameDaysKey, v.record(v.string(), pointsSchema)))?.value ?? {};

/** Adds a count if the last one is old enough, and drops those that no chart shows. */
export const addToDay = (known: readonly HistoryPoint[], now: HistoryPoint): HistoryPoint[] => {
  const time = Date.parse(now.at);
  const kept = known.filter(({ at }) => time - Date.parse(at) <= hours(25));
  const last = kept.at(-1);
  return last && time - Date.parse(last.at) < gamePointInterval ? kept : [...kept, now];
};

const shownHours = 24;

/** Finds the count that is closest to a time, at most half an hour away. */
const findClosest = (points: readonly HistoryPoint[], time: number): number | null => {
  const distances = points.map(({ at, count }) => ({ count, distance: Math.abs(Date.parse(at) - time) }));
  const [closest] = distances.sort((a, b) => a.distance - b.distance);
  return closest && closest.distance <= hours(0.5) ? closest.count : null;
};

const toHours = (points: readonly HistoryPoint[], { at, count }: HistoryPoint): (number | null)[] =>
  Array.from({ length: shownHours + 1 }, (_, i) =>
    i === shownHours ? count : findClosest(points, Date.parse(at) - hours(shownHours - i)),
  );

/** Adds the last day, the movement since yesterday, and the share to the most played games, which are in order. */
export const addDays = (
  games: readonly GameRankingRow[],
  gameDays: GameDays,
  at: string,
): GameRankingRow[] => {
  const total = games.reduce((sum, { current }) => sum + current, 0);
  const rows = games.map((game) => ({
    ...game,
    hours: toHours(gameDays[game.name] ?? [], { at, count: game.current }),
    share: total > 0 ? game.current / total : 0,
  }));
  const before = rows.map((row) => row.hours[0] ?? null);
  const isKnown = before.every((count) => count !== null);
  return rows.map((row, place) => {
    const own = before[place] ?? 0;
    // Of games with equal counts, the order stays.
    const placeBefore = before.filter(
      (count, i) => (count ?? 0) > own || ((count ?? 0) === own && i < place),
    ).length;
    return { ...row, movement: isKnown ? placeBefore - place : null };
  });
};
