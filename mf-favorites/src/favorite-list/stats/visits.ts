import type { KeyValueStorage } from '@hotdrop/shared-domain/favorites';
import { durations } from '@hotdrop/shared-domain/rules';
import type { SeasonStats } from '@hotdrop/shared-domain/wire';

/** What a look at a favorite saw. */
export interface Seen {
  readonly name: string;
  readonly season: string;
  /** Ranked points and games by mode. */
  readonly modes: Readonly<Record<string, readonly [points: number, games: number]>>;
}

export interface Look {
  /** Milliseconds. */
  readonly at: number;
  /** By `keyOf`. */
  readonly players: Readonly<Record<string, Seen>>;
}

interface Looks {
  /** What the present look is compared with. */
  readonly before: Look | null;
  readonly present: Look;
}

const looksKey = 'favorites.looks';

export const seenIn = (name: string, { season, rankedStats }: SeasonStats): Seen => ({
  name,
  season,
  modes: Object.fromEntries(
    Object.entries(rankedStats).map(([mode, stats]) => [mode, [stats.currentRankPoint, stats.roundsPlayed]]),
  ),
});

/** Begins a look, or goes on with one that is not over yet. What was kept and cannot be read counts as nothing. */
export function beginLook(storage: KeyValueStorage | null, now: number): Looks {
  const kept = read(storage);
  if (!kept) return { before: null, present: { at: now, players: {} } };
  const { before, present } = kept;
  const isOver = now - present.at >= durations.favoriteLook || now < present.at;
  return isOver ? { before: present, present: { at: now, players: present.players } } : { before, present };
}

/** Keeps what a look saw; a storage that is full or forbidden keeps nothing, and the next look knows less. */
export function keepLook(storage: KeyValueStorage | null, looks: Looks): void {
  try {
    storage?.setItem(looksKey, JSON.stringify(looks));
  } catch {
    // Nothing is lost that the visitor has made.
  }
}

export interface Change {
  readonly points: number;
  readonly games: number;
}

/** What has changed since; null: that look did not see the player in this season and mode. */
export function changeSince(before: Seen | undefined, now: Seen, mode: string): Change | null {
  const [then, here] = [before?.season === now.season && before.modes[mode], now.modes[mode]];
  return then && here ? { points: here[0] - then[0], games: here[1] - then[1] } : null;
}

function read(storage: KeyValueStorage | null): Looks | null {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(looksKey) ?? 'null');
    if (!isRecord(kept)) return null;
    const present = readLook(kept.present);
    return present && { before: readLook(kept.before), present };
  } catch {
    return null;
  }
}

function readLook(value: unknown): Look | null {
  if (!isRecord(value) || typeof value.at !== 'number' || !isRecord(value.players)) return null;
  const players = Object.entries(value.players).filter((entry): entry is [string, Seen] => isSeen(entry[1]));
  return { at: value.at, players: Object.fromEntries(players) };
}

const isSeen = (value: unknown): value is Seen =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.season === 'string' &&
  isRecord(value.modes) &&
  Object.values(value.modes).every(
    (pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isFinite),
  );

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
