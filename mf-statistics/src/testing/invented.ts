import type { GameRankingRow, HistoryPoint } from '@hotdrop/shared-domain/wire';

const hour = 3_600_000;
const end = Date.parse('2026-11-21T14:00:00.000Z');

/** A week of hours with a peak each evening, from 200,000 to 480,000. */
export const aWeek: readonly HistoryPoint[] = Array.from({ length: 168 }, (_, index) => ({
  at: new Date(end - (167 - index) * hour).toISOString(),
  count: Math.round(340_000 + 140_000 * Math.sin((index / 24) * 2 * Math.PI)),
}));

export const aRanking: readonly GameRankingRow[] = [
  { name: 'Ironvale Tactics', current: 861_204, peak: 1_214_553, isOwn: false },
  { name: 'PUBG: BATTLEGROUNDS', current: 412_806, peak: 431_905, isOwn: true },
  { name: 'Harbor Nine', current: 402_117, peak: null, isOwn: false },
];
