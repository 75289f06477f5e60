import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { ModeStats } from '@hotdrop/shared-domain/wire';
import type { Format } from '@hotdrop/shared-ui/site';
import type { FigureId } from '../figures/figure-messages.ts';
import { type FormattedFigure, figureFormats } from '../figures/format-figure.ts';
import type { ModeRecord } from '../season/season-modes.ts';

/** One figure in all modes of the table. */
export interface StatRow {
  readonly id: FigureId;
  readonly read: (played: ModeRecord) => number | null;
  readonly format: (format: Format, value: number | null) => string;
  /** Null: no value is better than another. */
  readonly best: 'highest' | 'lowest' | null;
}

const figure = (id: FormattedFigure, best: StatRow['best'] = 'highest'): StatRow => ({
  id,
  read: ({ figures }) => figureFormats[id].read(figures),
  format: figureFormats[id].format,
  best,
});

const points = (id: FigureId, read: StatRow['read']): StatRow => ({
  id,
  read,
  format: (format, value) => format.number(value),
  best: 'highest',
});

const normalOnly = (
  id: FigureId,
  key: keyof ModeStats,
  style: 'number' | 'clock' = 'number',
  best: StatRow['best'] = 'highest',
): StatRow => ({
  id,
  read: ({ normal }) => normal?.[key] ?? null,
  format: (format, value) => format[style](value),
  best,
});

const distance = (id: FigureId, key: 'walkDistance' | 'rideDistance' | 'swimDistance'): StatRow => ({
  id,
  read: ({ normal }) => normal && distanceInKilometers(normal[key], 0),
  format: (format, value) => format.kilometers(value),
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

/** In old seasons normal play has points. */
export const oldRows: readonly StatRow[] = [points('points', (played) => played.points), ...normalRows];

/** Finds the best value of a row; null: fewer than two values, or all are equal. */
export function findBest({ read, best }: StatRow, modes: readonly ModeRecord[]): number | null {
  const known = modes.map(read).filter((value) => value !== null);
  if (best === null || new Set(known).size < 2) return null;
  return best === 'highest' ? Math.max(...known) : Math.min(...known);
}
