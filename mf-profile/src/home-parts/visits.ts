import type { KeyValueStorage } from '@hotdrop/shared-domain/favorites';
import { durations } from '@hotdrop/shared-domain/rules';
import type { Standing } from './read-standing.ts';

/** The visitor's own figures at the time of a visit. */
export interface OwnVisit {
  /** Milliseconds. */
  readonly at: number;
  readonly accountId: string;
  readonly season: string;
  readonly mode: string;
  readonly points: number;
  readonly games: number;
  readonly wins: number;
}

const storageKey = 'own-climb.visits';

export const toVisit = (accountId: string, standing: Standing, at: number): OwnVisit => ({
  ...{ at, accountId, season: standing.season, mode: standing.mode, points: standing.points },
  games: standing.stats.roundsPlayed,
  wins: standing.stats.wins,
});

/**
 * Stores this visit and returns the previous one with the same player, season, and mode. Null: there is none. A visit
 * that continues a recent one does not replace the one before.
 */
export function recordVisit(storage: KeyValueStorage | null, visit: OwnVisit): OwnVisit | null {
  const stored = read(storage);
  const { current } = stored;
  const isSameVisit =
    current !== null && visit.at - current.at < durations.favoriteVisit && visit.at >= current.at;
  const previous = isSameVisit ? stored.previous : current;
  try {
    const next = { previous, current: isSameVisit ? current : visit };
    storage?.setItem(storageKey, JSON.stringify(next));
  } catch {
    // The storage is full or forbidden: the next visit shows no changes.
  }
  const isComparable =
    previous?.accountId === visit.accountId &&
    previous.season === visit.season &&
    previous.mode === visit.mode;
  return isComparable ? previous : null;
}

interface Visits {
  readonly previous: OwnVisit | null;
  readonly current: OwnVisit | null;
}

function read(storage: KeyValueStorage | null): Visits {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return { previous: null, current: null };
    return {
      previous: 'previous' in stored && isVisit(stored.previous) ? stored.previous : null,
      current: 'current' in stored && isVisit(stored.current) ? stored.current : null,
    };
  } catch {
    return { previous: null, current: null };
  }
}

const isVisit = (value: unknown): value is OwnVisit => {
  if (typeof value !== 'object' || value === null) return false;
  const entries: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  return (
    ['accountId', 'season', 'mode'].every((name) => typeof entries.get(name) === 'string') &&
    ['at', 'points', 'games', 'wins'].every((name) => Number.isFinite(entries.get(name)))
  );
};
