import type { PlayingRange } from '@hotdrop/shared-domain/wire';

/** The ranges of the chart, in the order of their tabs. */
export const ranges: readonly PlayingRange[] = ['day', 'week', 'month', 'year', 'all'];

/** Reads the range of an address; defaults to a week. */
export const readRange = (text: string | null): PlayingRange =>
  ranges.find((range) => range === text) ?? 'week';
