import { setImmediate } from 'node:timers/promises';
import { limits } from '@hotdrop/shared-domain/rules';
import {
  type ComparedStat,
  comparedStats,
  mapComparedStats,
  type Rating,
  readComparedStats,
  type Standing,
} from '@hotdrop/shared-domain/wire';
import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rankedStats } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { percentilesCacheTime } from '../durations.ts';
import { isRanked } from '../leaderboards/boards.ts';
import type { RankedStats } from '../upstream/upstream.ts';

type SortedValues = Readonly<Record<ComparedStat, Float64Array>>;

interface Compared {
  readonly platform: string;
  readonly season: string;
  readonly mode: string;
  readonly isBanned: boolean;
}

interface Group {
  readonly platform: string;
  /** Null: the whole platform. */
  readonly region: string | null;
  readonly season: string;
  readonly mode: string;
}

interface PointsPlace {
  /** 1 and the number of players with more points. */
  readonly place: number;
  /** The number of players with fewer points. */
  readonly behind: number;
  readonly population: number;
}

/** Compares a player's ranked stats with those of all ranked players that the site knows. */
export interface Percentiles {
  /** Stats are null for players who are not ranked. */
  rate(compared: Compared, stats: RankedStats): Promise<Rating>;
  /** Compares points with those of the ranked players of a platform or region. Null: none are known. */
  findPlace(group: Group, points: number): Promise<PointsPlace | null>;
  /** Drops cached stats of a platform after they changed. */
  invalidate(platform: string): void;
}

const countBelow = (sorted: Float64Array, value: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Number.POSITIVE_INFINITY) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

const countAbove = (sorted: Float64Array, value: number): number =>
  sorted.length - countBelow(sorted, value + 1e-9);

const findStanding = (sorted: Float64Array, value: number): Standing | null => {
  if (sorted.length < limits.comparedPlayers) return null;
  const better = countAbove(sorted, value);
  return { rank: better + 1, ratio: Math.min(1, (better + 1) / sorted.length) };
};

/** Less of some stats is better, so their sign changes to sort like the others. */
const signOf = (stat: ComparedStat): number => (comparedStats[stat].isLessBetter ? -1 : 1);

const isIn = ({ platform, region, season, mode }: Group) =>
  and(
    eq(rankedStats.platform, platform),
    eq(rankedStats.season, season),
    eq(rankedStats.mode, mode),
    region === null ? undefined : eq(rankedStats.region, region),
    isRanked,
  );

/** PostgreSQL writes the highest byte of a number first. */
const toNumbers = (bytes: Uint8Array): Float64Array => {
  const { buffer } = new Uint8Array(bytes);
  Buffer.from(buffer).swap64();
  return new Float64Array(buffer);
};

/**
 * Reads the values of all players as bytes, and sorts one stat at a time. Rows of 100,000 players would block other
 * requests for about 0.1 s each minute.
 */
const readSortedValues = async (db: Database, group: Group): Promise<SortedValues> => {
  const [row] = await db
    .select(
      mapComparedStats(
        (stat) =>
          sql<Uint8Array | null>`string_agg(float8send(${signOf(stat)} * ${rankedStats[stat]}::float8), ''::bytea)`,
      ),
    )
    .from(rankedStats)
    .where(isIn(group));
  const values = mapComparedStats((stat) => toNumbers(row?.[stat] ?? new Uint8Array()));
  for (const ofStat of Object.values(values)) {
    await setImmediate();
    ofStat.sort();
  }
  return values;
};

/** Caches the sorted values of each mode, so that rating a player costs a few binary searches. */
export const createPercentiles = (db: Database, now: () => number): Percentiles => {
  const cache = new LRUCache<string, SortedValues, Group>({
    max: 500,
    ttl: percentilesCacheTime,
    ttlResolution: 0,
    perf: { now },
    // Serves a stale value while it reads a new one, so that only the first caller ever waits.
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: group }) => readSortedValues(db, group),
  });
  const readValues = (group: Group) =>
    cache.forceFetch([group.platform, group.season, group.mode, group.region ?? ''].join('/'), {
      context: group,
    });
  return {
    async rate({ platform, season, mode, isBanned }, stats) {
      const sorted = await readValues({ platform, season, mode, region: null });
      const population = sorted.rankPoint.length;
      const isCompared =
        population >= limits.comparedPlayers && stats.roundsPlayed >= limits.comparedRounds && !isBanned;
      const values = readComparedStats(stats);
      const find = (stat: ComparedStat) => {
        const value = values[stat];
        return value === null ? null : findStanding(sorted[stat], signOf(stat) * value);
      };
      return {
        population: isCompared ? population : null,
        ...mapComparedStats((stat) => (isCompared ? find(stat) : null)),
      };
    },
    async findPlace(group, points) {
      const { rankPoint: sorted } = await readValues(group);
      if (sorted.length === 0) return null;
      return {
        place: countAbove(sorted, points) + 1,
        behind: countBelow(sorted, points - 1e-9),
        population: sorted.length,
      };
    },
    invalidate(platform) {
      for (const key of [...cache.keys()]) if (key.startsWith(`${platform}/`)) cache.delete(key);
    },
  };
};
