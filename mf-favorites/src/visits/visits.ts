import { durations } from '@hotdrop/shared-domain/rules';
import { type Week, weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { RankedModeStats, SeasonStats } from '@hotdrop/shared-domain/wire';
import { createStoredValue } from '@hotdrop/shared-ui/stored-value';

/** The name and numbers of a favorite at the time of a visit. */
export interface Snapshot {
  readonly name: string;
  readonly season: string;
  readonly modes: Readonly<Record<string, ModeStats>>;
}

/** A player without a rank has no place. */
type ModeStats = readonly [points: number, games: number, wins: number, place?: number];

export interface Visit {
  /** Milliseconds. */
  readonly at: number;
  /** By `keyOf`. */
  readonly players: Readonly<Record<string, Snapshot>>;
}

export interface Visits {
  readonly previous: Visit | null;
  readonly current: Visit;
}

const stored = createStoredValue<Visits | null>('favorites.looks', null, parseVisits);

export const takeSnapshot = (name: string, { season, rankedStats }: SeasonStats): Snapshot => ({
  name,
  season,
  modes: Object.fromEntries(Object.entries(rankedStats).map(([mode, stats]) => [mode, statsOf(stats)])),
});

function statsOf({ currentRankPoint, roundsPlayed, wins, rating }: RankedModeStats): ModeStats {
  const place = rating.rankPoint?.rank;
  return place === undefined
    ? [currentRankPoint, roundsPlayed, wins]
    : [currentRankPoint, roundsPlayed, wins, place];
}

/** Starts a visit, or continues a recent one. */
export function startVisit(now: number): Visits {
  const visits = stored.read();
  if (!visits) return { previous: null, current: { at: now, players: {} } };
  const { current } = visits;
  const isOver = now - current.at >= durations.favoriteVisit || now < current.at;
  return isOver ? { previous: current, current: { at: now, players: current.players } } : visits;
}

/** Keeps what a visit showed of players, by `keyOf`. */
export function saveVisit({ previous, current }: Visits, players: Visit['players']): void {
  stored.save({ previous, current: { ...current, players: { ...current.players, ...players } } });
}

export interface Change {
  /** Null: there was or is no rank. */
  readonly points: number | null;
  readonly games: number;
  readonly wins: number;
  /** Places gained; negative: lost. Null: not known, or there was or is no rank. */
  readonly places: number | null;
}

/**
 * Finds the last week if it ended since the previous visit. Pages link to a week from Monday to Wednesday, in UTC. Null:
 * there is nothing new.
 */
export function findNewWeek(previous: Visit | null, now: number): Week | null {
  const running = weekOf(now);
  const isNew = previous === null || previous.at < running.start;
  return isNew && now - running.start < durations.weekRecap ? weekBefore(running) : null;
}

/** Computes the change since a snapshot. Null: the snapshot has no data for this season and mode. */
export function findChange(before: Snapshot | undefined, now: Snapshot, mode: string): Change | null {
  const old = before?.season === now.season ? before.modes[mode] : undefined;
  const current = now.modes[mode];
  if (!old || !current) return null;
  const isRanked = old[0] > 0 && current[0] > 0;
  const [place, placeBefore] = [current[3], old[3]];
  return {
    points: isRanked ? current[0] - old[0] : null,
    games: current[1] - old[1],
    wins: current[2] - old[2],
    places: place === undefined || placeBefore === undefined ? null : placeBefore - place,
  };
}

/** Ignores damaged data. */
function parseVisits(value: unknown): Visits | null {
  const current = isRecord(value) ? parseVisit(value.current) : null;
  return current && { previous: isRecord(value) ? parseVisit(value.previous) : null, current };
}

function parseVisit(value: unknown): Visit | null {
  if (!isRecord(value) || typeof value.at !== 'number' || !isRecord(value.players)) return null;
  const players = Object.entries(value.players).filter((entry): entry is [string, Snapshot] =>
    isSnapshot(entry[1]),
  );
  return { at: value.at, players: Object.fromEntries(players) };
}

const isSnapshot = (value: unknown): value is Snapshot =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.season === 'string' &&
  isRecord(value.modes) &&
  Object.values(value.modes).every(
    (counts) => Array.isArray(counts) && [3, 4].includes(counts.length) && counts.every(Number.isFinite),
  );

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
