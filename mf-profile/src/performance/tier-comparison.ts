import type { TierStats } from '@hotdrop/shared-domain/wire';
import type { Format } from '@hotdrop/shared-ui/site';
import type { ModeRecord } from '../season/season-overview.ts';
import { modeStats } from '../stats/stats.ts';

/** The stats that are compared with a tier's average, in the order of the table. */
const comparedStats = [
  'kd',
  'kda',
  'averageDamage',
  'knocksAGame',
  'averageRank',
  'winRate',
  'top10Rate',
] as const;

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

const readAverage: Readonly<Record<ComparedStat, (tier: TierStats) => number | null>> = {
  kd: ({ kd }) => kd,
  kda: ({ kda }) => kda,
  averageDamage: ({ avgDamageDealt }) => avgDamageDealt,
  knocksAGame: ({ knocks }) => knocks,
  averageRank: ({ avgRank }) => avgRank,
  winRate: ({ winRatio }) => winRatio,
  top10Rate: ({ top10Ratio }) => top10Ratio,
};

/** Compares the stats that both sides have. A smaller average place is better. */
export const compareWithTier = (played: ModeRecord, tier: TierStats): readonly Comparison[] =>
  comparedStats.flatMap((id) => {
    const own = readOwn(id, played);
    const average = readAverage[id](tier);
    if (own === null || average === null || average === 0) return [];
    const change = (own - average) / average;
    return [{ id, own, average, lead: id === 'averageRank' ? -change : change }];
  });

/** KDA says the same as K/D. */
export type VerdictStat = Exclude<ComparedStat, 'kda'>;

export interface VerdictPart extends Comparison {
  readonly id: VerdictStat;
}

const hasSentence = (comparison: Comparison): comparison is VerdictPart => comparison.id !== 'kda';

/** The largest lead over a tier and the largest lag. Null: nothing by at least 3 %. */
export function findVerdict(comparisons: readonly Comparison[]): {
  readonly best: VerdictPart | null;
  readonly worst: VerdictPart | null;
} {
  const sorted = comparisons.filter(hasSentence).toSorted((a, b) => b.lead - a.lead);
  const best = sorted[0];
  const worst = sorted.at(-1);
  return {
    best: best && best.lead >= minVerdict ? best : null,
    worst: worst && worst.lead <= -minVerdict ? worst : null,
  };
}

export const formatCompared = (id: ComparedStat, format: Format, value: number): string =>
  id === 'knocksAGame' ? format.decimal(value) : modeStats[id].format(format, value);
