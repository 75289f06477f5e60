import type { Rating, Standing } from '@hotdrop/shared-domain/wire';
import { and, eq } from 'drizzle-orm';
import { rankedFigures } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { standingsAge } from '../durations.ts';
import { fewestRounds, isRanked } from '../ranks/is-ranked.ts';
import type { RankedFigures } from '../upstream/upstream.ts';

const metrics = [
  'rankPoint',
  'kda',
  'avgDamageDealt',
  'avgRank',
  'winRatio',
  'top10Ratio',
  'wins',
  'roundsPlayed',
] as const;
type Metric = (typeof metrics)[number];
type Field = Readonly<Record<Metric, Float64Array>>;

/** Fewer players than this are no field to stand in. */
const smallestField = 50;

interface Rated {
  readonly platform: string;
  readonly season: string;
  readonly mode: string;
  readonly isBanned: boolean;
}

/** Where figures stand among those of all ranked players that the site knows. */
export interface Standings {
  /** Who is not ranked stands nowhere. */
  rate(about: Rated, figures: RankedFigures): Promise<Rating>;
  /** What was compared is not true any more. */
  forget(platform: string): void;
}

/** How many of the sorted values are below. */
const below = (sorted: Float64Array, value: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

const standing = (sorted: Float64Array, value: number | null): Standing | null => {
  if (value === null || sorted.length < smallestField) return null;
  const better = sorted.length - below(sorted, value + 1e-9);
  return { rank: better + 1, ratio: Math.min(1, (better + 1) / sorted.length) };
};

/** An average place is better the smaller it is: counted from the other end. */
const turned = (metric: Metric, value: number | null): number | null =>
  metric === 'avgRank' && value !== null ? -value : value;

const valuesOf = (figures: RankedFigures): Readonly<Record<Metric, number | null>> => ({
  rankPoint: figures.currentRankPoint,
  kda: figures.kda,
  avgDamageDealt: figures.roundsPlayed > 0 ? figures.damageDealt / figures.roundsPlayed : null,
  avgRank: figures.avgRank,
  winRatio: figures.roundsPlayed > 0 ? figures.wins / figures.roundsPlayed : null,
  top10Ratio: figures.top10Ratio,
  wins: figures.wins,
  roundsPlayed: figures.roundsPlayed,
});

const readField = async (db: Database, platform: string, season: string, mode: string): Promise<Field> => {
  const columns = Object.fromEntries(metrics.map((metric) => [metric, rankedFigures[metric]]));
  const rows = (await db
    .select(columns)
    .from(rankedFigures)
    .where(
      and(
        eq(rankedFigures.platform, platform),
        eq(rankedFigures.season, season),
        eq(rankedFigures.mode, mode),
        isRanked,
      ),
    )) as Record<Metric, number | null>[];
  const sorted = (metric: Metric) =>
    Float64Array.from(rows.flatMap((row) => turned(metric, row[metric]) ?? [])).sort();
  // The compiler forgets the keys on their way through a list.
  return Object.fromEntries(metrics.map((metric) => [metric, sorted(metric)])) as Field;
};

/** Keeps the sorted figures of each field for a while: a page then costs a few binary searches. */
export const createStandings = (db: Database, now: () => number): Standings => {
  const fields = new Map<string, { readonly until: number; readonly field: Promise<Field> }>();
  const read = (key: string, field: Promise<Field>): Promise<Field> => {
    fields.set(key, { until: now() + standingsAge, field });
    return field;
  };
  const fieldOf = (platform: string, season: string, mode: string): Promise<Field> => {
    const key = `${platform}/${season}/${mode}`;
    const kept = fields.get(key);
    if (kept && kept.until > now()) return kept.field;
    const fresh = readField(db, platform, season, mode);
    // Nobody waits for a field that is only a little old: it serves until the new one is read.
    fresh.then(
      () => read(key, fresh),
      () => fields.delete(key),
    );
    return read(key, kept ? kept.field : fresh);
  };
  return {
    async rate({ platform, season, mode, isBanned }, figures) {
      const field = await fieldOf(platform, season, mode);
      const values = valuesOf(figures);
      const population = field.rankPoint.length;
      const isCompared = population >= smallestField && figures.roundsPlayed >= fewestRounds && !isBanned;
      const each = metrics.map((metric) => [
        metric,
        isCompared ? standing(field[metric], turned(metric, values[metric])) : null,
      ]);
      return {
        population: isCompared ? population : null,
        ...(Object.fromEntries(each) as Record<Metric, Standing | null>),
      };
    },
    forget(platform) {
      for (const key of fields.keys()) if (key.startsWith(`${platform}/`)) fields.delete(key);
    },
  };
};
