import { setImmediate } from 'node:timers/promises';
import type { Rating, Standing } from '@hotdrop/shared-domain/wire';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { rankedFigures } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { percentilesCacheTime } from '../durations.ts';
import { isRanked, minRounds } from '../leaderboards/boards.ts';
import type { RankedFigures } from '../upstream/upstream.ts';

/** Serves a stale value while it reads a new one, so that only the first caller ever waits. */
interface RevalidatingCache<T> {
  get(key: string, read: () => Promise<T>): Promise<T>;
  /** Drops all keys with this prefix, and reads that are still running. */
  invalidate(prefix: string): void;
}

interface Entry<T> {
  readonly value: Promise<T>;
  readonly staleAt: number;
}

const createRevalidatingCache = <T>(maxAge: number, now: () => number): RevalidatingCache<T> => {
  const entries = new Map<string, Entry<T>>();
  return {
    get(key, read) {
      const cached = entries.get(key);
      if (cached && cached.staleAt > now()) return cached.value;
      const fresh = read();
      const entry = { value: cached?.value ?? fresh, staleAt: now() + maxAge };
      entries.set(key, entry);
      // After an invalidation the result of this read may be outdated.
      const isCurrent = () => entries.get(key) === entry;
      fresh.then(
        () => isCurrent() && entries.set(key, { value: fresh, staleAt: now() + maxAge }),
        () => isCurrent() && entries.delete(key),
      );
      return entry.value;
    },
    invalidate(prefix) {
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
    },
  };
};

/** A value for each metric that players are compared by. */
type PerMetric<T> = Readonly<Omit<Record<keyof Rating, T>, 'population'>>;
type Values = PerMetric<number | null>;
type SortedValues = PerMetric<Float64Array>;

/** A comparison with fewer players says nothing. */
const minPopulation = 50;

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

/** Compares a player's ranked figures with those of all ranked players that the site knows. */
export interface Percentiles {
  /** Metrics are null for players who are not ranked. */
  rate(compared: Compared, figures: RankedFigures): Promise<Rating>;
  /** Compares points with those of the ranked players of a platform or region. Null: none are known. */
  findPlace(group: Group, points: number): Promise<PointsPlace | null>;
  /** Drops cached figures of a platform after they changed. */
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

const findStanding = (sorted: Float64Array, value: number | null): Standing | null => {
  if (value === null || sorted.length < minPopulation) return null;
  const better = countAbove(sorted, value);
  return { rank: better + 1, ratio: Math.min(1, (better + 1) / sorted.length) };
};

/** A smaller average place is better, so its sign changes to sort like the other metrics. */
const negate = (value: number | null): number | null => (value === null ? null : -value);

const toValues = (figures: RankedFigures): Values => ({
  rankPoint: figures.currentRankPoint,
  kda: figures.kda,
  avgDamageDealt: figures.roundsPlayed > 0 ? figures.damageDealt / figures.roundsPlayed : null,
  avgRank: negate(figures.avgRank),
  winRatio: figures.roundsPlayed > 0 ? figures.wins / figures.roundsPlayed : null,
  top10Ratio: figures.top10Ratio,
  wins: figures.wins,
  roundsPlayed: figures.roundsPlayed,
});

const mapMetrics = <T>(map: (metric: keyof Values) => T): PerMetric<T> => ({
  rankPoint: map('rankPoint'),
  kda: map('kda'),
  avgDamageDealt: map('avgDamageDealt'),
  avgRank: map('avgRank'),
  winRatio: map('winRatio'),
  top10Ratio: map('top10Ratio'),
  wins: map('wins'),
  roundsPlayed: map('roundsPlayed'),
});

const isIn = ({ platform, region, season, mode }: Group) =>
  and(
    eq(rankedFigures.platform, platform),
    eq(rankedFigures.season, season),
    eq(rankedFigures.mode, mode),
    region === null ? undefined : eq(rankedFigures.region, region),
    isRanked,
  );

const columnOf = (metric: keyof Values): SQL =>
  metric === 'avgRank' ? sql`-${rankedFigures.avgRank}` : sql`${rankedFigures[metric]}`;

/** PostgreSQL writes the highest byte of a number first. */
const toNumbers = (bytes: Uint8Array): Float64Array => {
  const { buffer } = new Uint8Array(bytes);
  Buffer.from(buffer).swap64();
  return new Float64Array(buffer);
};

/**
 * Reads the values of all players as bytes, and sorts one metric at a time. Rows of 100,000 players would block other
 * requests for about 0.1 s each minute.
 */
const readSortedValues = async (db: Database, group: Group): Promise<SortedValues> => {
  const [row] = await db
    .select(
      mapMetrics(
        (metric) => sql<Uint8Array | null>`string_agg(float8send((${columnOf(metric)})::float8), ''::bytea)`,
      ),
    )
    .from(rankedFigures)
    .where(isIn(group));
  const values = mapMetrics((metric) => toNumbers(row?.[metric] ?? new Uint8Array()));
  for (const ofMetric of Object.values(values)) {
    await setImmediate();
    ofMetric.sort();
  }
  return values;
};

/** Caches the sorted values of each mode, so that rating a player costs a few binary searches. */
export const createPercentiles = (db: Database, now: () => number): Percentiles => {
  const cache = createRevalidatingCache<SortedValues>(percentilesCacheTime, now);
  const readValues = (group: Group) =>
    cache.get([group.platform, group.season, group.mode, group.region ?? ''].join('/'), () =>
      readSortedValues(db, group),
    );
  return {
    async rate({ platform, season, mode, isBanned }, figures) {
      const sorted = await readValues({ platform, season, mode, region: null });
      const population = sorted.rankPoint.length;
      const isCompared = population >= minPopulation && figures.roundsPlayed >= minRounds && !isBanned;
      const values = toValues(figures);
      return {
        population: isCompared ? population : null,
        ...mapMetrics((metric) => (isCompared ? findStanding(sorted[metric], values[metric]) : null)),
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
    invalidate: (platform) => cache.invalidate(`${platform}/`),
  };
};
