import type { Game, Perspective, Season } from '@hotdrop/shared-domain/game';
import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { ModeStats, SeasonStats } from '@hotdrop/shared-domain/wire';
import type { Format } from '@hotdrop/shared-ui/site';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type FigureId,
  type FormattedFigure,
  figureFormats,
  noKills,
  notPublished,
} from '../figures/figures.ts';
import {
  isPlayed,
  type ModeRecord,
  type PlayedMode,
  readNormalModes,
  readRankedModes,
} from '../season/season-overview.ts';

/** One figure in all modes of the table. */
export interface StatRow {
  readonly id: FigureId;
  readonly read: (played: ModeRecord) => number | null;
  readonly format: (format: Format, value: number | null) => string;
  /** Only rates have a best value: counts grow with the number of games. */
  readonly best: 'highest' | 'lowest' | null;
  /** Why a mode has no value. */
  readonly reason: (played: ModeRecord) => MessageDescriptor;
}

const reason: StatRow['reason'] = ({ kind }) => notPublished[kind];

const figure = (id: FormattedFigure, best: StatRow['best'] = null): StatRow => ({
  id,
  read: ({ figures }) => figureFormats[id].read(figures),
  format: figureFormats[id].format,
  best,
  reason,
});

const hasNoKills = ({ figures }: ModeRecord): boolean => figures.kills === 0;

/** A figure that exists only with kills. Without any, the API answers 0. */
const ofKills = (row: StatRow): StatRow => ({
  ...row,
  read: (played) => (hasNoKills(played) ? null : row.read(played)),
  reason: (played) => (hasNoKills(played) ? noKills : row.reason(played)),
});

const points = (id: FigureId, read: StatRow['read']): StatRow => ({
  id,
  read,
  format: (format, value) => format.number(value),
  best: null,
  reason,
});

const normalOnly = (id: FigureId, key: keyof ModeStats, style: 'number' | 'clock' = 'number'): StatRow => ({
  id,
  read: ({ normal }) => normal?.[key] ?? null,
  format: (format, value) => format[style](value),
  best: null,
  reason,
});

const distance = (id: FigureId, key: 'walkDistance' | 'rideDistance' | 'swimDistance'): StatRow => ({
  id,
  read: ({ normal }) => normal && distanceInKilometers(normal[key], 0),
  format: (format, value) => format.kilometers(value),
  best: null,
  reason,
});

/** Rows under a heading. */
interface StatGroup {
  readonly title: MessageDescriptor;
  readonly rows: readonly StatRow[];
}

const results = (...points: readonly StatRow[]): StatGroup => ({
  title: msg`Results`,
  rows: [
    ...points,
    figure('games'),
    figure('wins'),
    figure('tops'),
    figure('losses'),
    figure('winRate', 'highest'),
    figure('top10Rate', 'highest'),
    figure('averageRank', 'lowest'),
  ],
});

const combat: StatGroup = {
  title: msg`Combat`,
  rows: [
    figure('kd', 'highest'),
    figure('kda', 'highest'),
    figure('kills'),
    figure('deaths'),
    figure('assists'),
    figure('knocks'),
    figure('averageDamage', 'highest'),
    figure('totalDamage'),
    figure('headshots'),
    ofKills(figure('headshotShare', 'highest')),
    figure('mostKills'),
    ofKills(figure('longestKill')),
    normalOnly('killStreak', 'maxKillStreaks'),
    normalOnly('roadKills', 'roadKills'),
    normalOnly('vehicles', 'vehicleDestroys'),
    normalOnly('teamKills', 'teamKills'),
    normalOnly('suicides', 'suicides'),
  ],
};

const survival: StatGroup = {
  title: msg`Survival`,
  rows: [
    figure('survivedTime'),
    normalOnly('longestSurvived', 'longestTimeSurvived', 'clock'),
    normalOnly('revives', 'revives'),
    normalOnly('heals', 'heals'),
    normalOnly('boosts', 'boosts'),
    normalOnly('weapons', 'weaponsAcquired'),
  ],
};

const movement: StatGroup = {
  title: msg`Distance`,
  rows: [
    distance('walked', 'walkDistance'),
    distance('driven', 'rideDistance'),
    distance('swum', 'swimDistance'),
  ],
};

const shownPoints = points('points', (played) => played.points);
const bestPoints = points('bestPoints', ({ ranked }) => ranked?.bestRankPoint || null);

/** All groups of the table. Rows without any value are left out: ranked play has no distances, for example. */
const statGroups: readonly StatGroup[] = [results(shownPoints, bestPoints), combat, survival, movement];

/** Returns the rows that have a value in at least one mode, and the groups that have such a row. */
export const listKnownGroups = (modes: readonly ModeRecord[]): readonly StatGroup[] =>
  statGroups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ read }) => modes.some((one) => read(one) !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);

/** Returns the reasons of all dashes in these rows, each once. */
export const listReasons = (
  rows: readonly StatRow[],
  modes: readonly ModeRecord[],
): readonly MessageDescriptor[] => [
  ...new Set(rows.flatMap((row) => modes.filter((played) => row.read(played) === null).map(row.reason))),
];

/** Finds the best value of a row; null: fewer than two values, or all are equal. */
export function findBest({ read, best }: StatRow, modes: readonly ModeRecord[]): number | null {
  const known = modes.map(read).filter((value) => value !== null);
  if (best === null || new Set(known).size < 2) return null;
  return best === 'highest' ? Math.max(...known) : Math.min(...known);
}

const perspectives: readonly Perspective[] = ['tpp', 'fpp'];

/** Lists the played modes of both perspectives. */
export function listPlayedModes(game: Game, season: Season, stats: SeasonStats) {
  const inBoth = (modes: typeof readRankedModes | typeof readNormalModes): readonly PlayedMode[] =>
    removeDuplicates(
      perspectives.flatMap((perspective) => modes(game, season, stats, perspective)).filter(isPlayed),
    );
  const ranked = inBoth(readRankedModes);
  const normal = inBoth(readNormalModes);
  return { ranked, normal, hasAny: ranked.length + normal.length > 0 };
}

/** Removes the second `all` mode, which belongs to both perspectives. */
const removeDuplicates = (modes: readonly PlayedMode[]) =>
  modes.filter(({ mode }, at) => modes.findIndex((one) => one.mode.id === mode.id) === at);
