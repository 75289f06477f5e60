import {
  aListMeta,
  anActiveSeason,
  aPlayer,
  aRatingRow,
  minutesAgo,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import type { Answer, GameRankingRow, HistoryPoint, RatingRow, Ratings } from '@hotdrop/shared-domain/wire';

const hour = 3_600_000;
const end = Date.parse('2026-11-21T14:00:00.000Z');

/** Hourly counts of a week from 200,000 to 480,000, with a peak each evening. */
export const aWeek: readonly HistoryPoint[] = Array.from({ length: 168 }, (_, index) => ({
  at: new Date(end - (167 - index) * hour).toISOString(),
  count: Math.round(340_000 + 140_000 * Math.sin((index / 24) * 2 * Math.PI)),
}));

export const aRanking: readonly GameRankingRow[] = [
  { name: 'Ironvale Tactics', current: 861_204, peak: 1_214_553, isOwn: false },
  { name: 'PUBG: BATTLEGROUNDS', current: 412_806, peak: 431_905, isOwn: true },
  { name: 'Harbor Nine', current: 402_117, peak: null, isOwn: false },
];

export const aPlaying = (change: Partial<Answer<'getPlaying'>> = {}): Answer<'getPlaying'> => ({
  ranking: [...aRanking],
  history: [...aWeek],
  updatedAt: '2026-11-21T14:20:00.000Z',
  ...change,
});

/** Per mille of players in steps of 100 points, starting at 900. Both ends are open. */
const perMille = [
  33, 25, 29, 42, 49, 64, 69, 72, 81, 78, 78, 67, 63, 59, 45, 40, 29, 26, 17, 13, 9, 6, 4, 2, 0, 0,
];

const label = new Intl.NumberFormat('en');

export const someRows: readonly RatingRow[] = perMille.map((players, index) => {
  const from = 900 + 100 * index;
  const to = from + 99;
  const row = { ratio: players / 1000, range: `${label.format(from)} ~ ${label.format(to)}`, from, to };
  if (index === 0) return aRatingRow({ ...row, range: 'below 1,000', from: null });
  if (index === perMille.length - 1) return aRatingRow({ ...row, range: '3,400 and more', to: null });
  return aRatingRow(row);
});

export const someRatings = (change: Partial<Ratings> = {}): Ratings => ({
  ratings: [...someRows],
  sample: 1_284_112,
  updatedAt: minutesAgo(360),
  quantiles: { p25: 1513, p50: 1848, p75: 2203, p99: 3092 },
  ...change,
});

export const seasons = { steam: anActiveSeason() };

export const noComments: Answer<'listComments'> = { meta: aListMeta({ totalCount: 0 }), comments: [] };

/** Answers for the player whom most tests mark. */
export const nightHeron = { getPlayer: { player: aPlayer() }, getSeasonStats: someSeasonStats() };
