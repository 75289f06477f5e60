import type { PlayingRange } from '@hotdrop/shared-domain/wire';

/** The ranges of the chart, as they are offered. */
export const ranges: readonly PlayingRange[] = ['day', 'week', 'month', 'year', 'all'];

/** What an address says; anything unknown is a week. */
export const readRange = (said: string | null): PlayingRange =>
  ranges.find((range) => range === said) ?? 'week';
