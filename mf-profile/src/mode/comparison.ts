import type { TierStats } from '@hotdrop/shared-domain/wire';
import type { Format } from '@hotdrop/shared-ui/site';
import type { ModeRecord } from '../season/season-overview.ts';
import { modeStats } from '../stats/stats.ts';

/** The stats that are compared with a tier's average, in the order of the table. */
const comparedStats = ['kd', 'averageDamage', 'knocksAGame', 'averageRank', 'winRate', 'top10Rate'] as const;

export type ComparedStat = (typeof comparedStats)[number];

/** A stat of a player beside the average of a tier. */
export interface Comparison {
  readonly id: ComparedStat;
  readonly own: number;
  readonly average: number;
  /** How much better than the average, as a share of it: 0.07 is 7 % better. */
  readonly lead: number;
}

/** Fewer games say little about a player. */
export const minComparedGames = 10;
/** Smaller differences are not worth a sentence. */
const minVerdict = 0.03;

/** Knocks are compared by game. */
const readOwn = (id: ComparedStat, played: ModeRecord): number | null => {
  if (id !== 'knocksAGame') return modeStats[id].read(played);
  const { knocks, games } = played.stats;
  return knocks === null || games === 0 ? null : knocks / games;
};

const averageOf = {
  kd: 'kd',
  averageDamage: 'avgDamageDealt',
  knocksAGame: 'knocks',
  averageRank: 'avgRank',
  winRate: 'winRatio',
  top10Rate: 'top10Ratio',
} as const satisfies Record<ComparedStat, keyof TierStats>;

/** Compares the stats that both sides have. A smaller average place is better. */
export const compareStats = (played: ModeRecord, averages: Partial<TierStats>): readonly Comparison[] =>
  comparedStats.flatMap((id) => {
    const own = readOwn(id, played);
    const average = averages[averageOf[id]];
    if (own === null || !average) return [];
    const change = (own - average) / average;
    return [{ id, own, average, lead: id === 'averageRank' ? -change : change }];
  });

/** The stat that says most about the player. Null: nothing differs by at least 3 %. */
export function findVerdict(comparisons: readonly Comparison[]): Comparison | null {
  const [most] = comparisons.toSorted((a, b) => Math.abs(b.lead) - Math.abs(a.lead));
  return most && Math.abs(most.lead) >= minVerdict ? most : null;
}

export const formatCompared = (id: ComparedStat, format: Format, value: number): string =>
  id === 'knocksAGame' ? format.decimal(value) : modeStats[id].format(format, value);
