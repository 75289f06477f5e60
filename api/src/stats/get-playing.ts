import {
  type GameEvent,
  type GameRankingRow,
  gameRankingRowSchema,
  type HistoryPoint,
} from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { readSnapshot } from '../data/snapshots.ts';
import { cacheSeconds, gamePointInterval, hours } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { listPlatformSeasons } from '../seasons/platform-seasons.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import { findKoreanPeak, findRecentPeaks, readEarlier, readHistory } from './player-counts.ts';

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
const addDays = (games: readonly GameRankingRow[], gameDays: GameDays, at: string): GameRankingRow[] => {
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

export const rankingKey = 'games';

/** The ranking that the last job stored. */
export const readGames = ({ db }: Context) => readSnapshot(db, rankingKey, v.array(gameRankingRowSchema));

/** The most played games. The peaks of the site's own game come from the site's own counts. */
const readRanking = async (context: Context) => {
  const now = context.now();
  const [games, gameDays, peaks] = await Promise.all([
    readGames(context),
    readGameDays(context),
    findRecentPeaks(context, now),
  ]);
  const peak = findKoreanPeak(peaks, now)?.count ?? 0;
  const updatedAt = games?.takenAt.toISOString() ?? null;
  const ranking = addDays(games?.value ?? [], gameDays, updatedAt ?? now.toISOString());
  return {
    ranking: ranking.map((game) =>
      game.isOurs ? { ...game, peak: Math.max(game.current, peak), peaks } : game,
    ),
    updatedAt,
  };
};

/** The seasons of the default platform; none while the source cannot list them, because the counts do not need them. */
const listSeasons = async (context: Context) => {
  try {
    return await listPlatformSeasons(context, context.game.defaultPlatform);
  } catch (error) {
    if (error instanceof UpstreamError) return [];
    throw error;
  }
};

/** The season starts since a time. Seasons without a date are left out. */
const listEvents = async (context: Context, since: string | undefined): Promise<GameEvent[]> => {
  if (since === undefined) return [];
  const seasons = await listSeasons(context);
  return seasons.flatMap(({ id, start }) => {
    const at = start?.toISOString();
    return at !== undefined && at >= since ? [{ kind: 'season', season: id, at }] : [];
  });
};

export const getPlaying = operation(
  'getPlaying',
  {
    summary: 'Concurrent players over time, compared with an earlier time, and the most played games',
    maxAge: cacheSeconds.minute,
  },
  async (context, { range, compare }) => {
    const [ranking, chart, earlier] = await Promise.all([
      readRanking(context),
      readHistory(context, range),
      readEarlier(context, range, compare),
    ]);
    return { ...ranking, ...chart, earlier, events: await listEvents(context, chart.history[0]?.at) };
  },
);
