import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { ModeStats } from '@hotdrop/shared-domain/wire';
import type { Format } from '@hotdrop/shared-ui/site';
import type { FigureId } from '../figures/figure-messages.ts';
import { type CountedFigure, readings } from '../figures/format-figure.ts';
import type { Played } from '../season/played-mode.ts';

/** One figure in all modes. */
export interface StatRow {
  readonly id: FigureId;
  readonly of: (played: Played) => number | null;
  readonly show: (format: Format, value: number | null) => string;
  /** Which value is the best of the row; null: none is better than another. */
  readonly best: 'highest' | 'lowest' | null;
}

const figure = (id: CountedFigure, best: StatRow['best'] = 'highest'): StatRow => ({
  id,
  of: ({ figures }) => readings[id].of(figures),
  show: readings[id].show,
  best,
});

const points = (id: FigureId, of: StatRow['of']): StatRow => ({
  id,
  of,
  show: (format, value) => format.number(value),
  best: 'highest',
});

const normalOnly = (
  id: FigureId,
  key: keyof ModeStats,
  show: 'number' | 'clock' = 'number',
  best: StatRow['best'] = 'highest',
): StatRow => ({
  id,
  of: ({ normal }) => normal?.[key] ?? null,
  show: (format, value) => format[show](value),
  best,
});

const distance = (id: FigureId, key: 'walkDistance' | 'rideDistance' | 'swimDistance'): StatRow => ({
  id,
  of: ({ normal }) => normal && distanceInKilometers(normal[key], 0),
  show: (format, value) => format.kilometers(value),
  best: null,
});

const common: readonly StatRow[] = [
  figure('games', null),
  figure('wins'),
  figure('tops'),
  figure('losses', null),
  figure('winRate'),
  figure('top10Rate'),
  figure('averageRank', 'lowest'),
  figure('kd'),
  figure('kda'),
  figure('kills'),
  figure('deaths', null),
  figure('assists'),
  figure('knocks'),
  figure('averageDamage'),
  figure('totalDamage'),
  figure('headshots'),
  figure('headshotShare'),
  figure('mostKills'),
  figure('longestKill'),
  figure('survivedTime', null),
];

export const rankedRows: readonly StatRow[] = [
  points('points', (played) => played.points),
  points('bestPoints', ({ ranked }) => ranked?.bestRankPoint ?? null),
  ...common,
];

export const normalRows: readonly StatRow[] = [
  ...common,
  normalOnly('longestSurvived', 'longestTimeSurvived', 'clock'),
  normalOnly('killStreak', 'maxKillStreaks'),
  normalOnly('roadKills', 'roadKills'),
  normalOnly('vehicles', 'vehicleDestroys'),
  normalOnly('revives', 'revives'),
  normalOnly('heals', 'heals', 'number', null),
  normalOnly('boosts', 'boosts', 'number', null),
  normalOnly('weapons', 'weaponsAcquired', 'number', null),
  distance('walked', 'walkDistance'),
  distance('driven', 'rideDistance'),
  distance('swum', 'swimDistance'),
  normalOnly('teamKills', 'teamKills', 'number', null),
  normalOnly('suicides', 'suicides', 'number', null),
];

/** Old seasons have points in normal play. */
export const oldRows: readonly StatRow[] = [points('points', (played) => played.points), ...normalRows];

/** The best value of a row; null: fewer than two are known, or all are the same. */
export function bestOf({ of, best }: StatRow, modes: readonly Played[]): number | null {
  const known = modes.map(of).filter((value) => value !== null);
  if (best === null || new Set(known).size < 2) return null;
  return best === 'highest' ? Math.max(...known) : Math.min(...known);
}
