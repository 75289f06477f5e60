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

/** The same week, with the hour that is not over, a week before, and the start of a season. */
export const aComparedWeek = (): Answer<'getPlaying'> => ({
  ...aPlaying(),
  history: aWeek.map((point, index) => (index === aWeek.length - 1 ? { ...point, isOpen: true } : point)),
  step: hour,
  earlier: {
    offset: 168 * hour,
    history: aWeek.map(({ at, count }) => ({
      at: new Date(Date.parse(at) - 168 * hour).toISOString(),
      count: count * 2,
    })),
  },
  events: [
    { kind: 'season', season: 'division.bro.official.pc-2018-42', at: '2026-11-15T09:00:00.000Z' },
    { kind: 'season', season: 'division.bro.official.pc-2018-43', at: '2026-11-18T09:00:00.000Z' },
  ],
});

export const aRanking: readonly GameRankingRow[] = [
  { name: 'Ironvale Tactics', current: 861_204, peak: 1_214_553, isOurs: false },
  { name: 'PUBG: BATTLEGROUNDS', current: 412_806, peak: 431_905, isOurs: true },
  { name: 'Harbor Nine', current: 402_117, peak: null, isOurs: false },
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

/** The wide answer of a newer API host: fine steps, the tiers, last week, and regions. */
export const wholeRatings = (change: Partial<Ratings> = {}): Ratings => {
  const counts = [100, 300, 400, 200];
  const histogram = { from: 1400, size: 100, counts };
  const rows = counts.map((count, index) => {
    const from = 1400 + 100 * index;
    const range = `${label.format(from)} ~ ${label.format(from + 99)}`;
    return aRatingRow({ range, from, to: from + 99, ratio: count / 1000, count });
  });
  return {
    ratings: rows,
    sample: 1000,
    updatedAt: minutesAgo(360),
    quantiles: { p25: 1550, p50: 1625, p75: 1690, p99: 1795 },
    histogram: { from: 1400, size: 50, counts: [0, 100, 100, 200, 200, 200, 100, 100] },
    tiers: [
      { tier: 'Silver', subTier: '4', players: 999, lowest: 1450, highest: 1799 },
      { tier: 'Survivor', subTier: '', players: 1, lowest: 3916, highest: 3916 },
    ],
    lastWeek: {
      day: '2026-11-14',
      sample: 1000,
      median: 1607,
      histogram: { from: 1300, size: 100, counts: [10, 110, 300, 400, 180] },
      tiers: [],
    },
    regions: [
      { shard: 'pc-eu', sample: 400, median: 1630, top: 1790, histogram },
      { shard: 'pc-as', sample: 600, median: 1620, top: 1799, histogram },
      { shard: 'pc-ru', sample: 0, median: null, top: null, histogram: null },
    ],
    ...change,
  };
};

/** Answers for the player whom most tests mark. */
export const nightHeron = { getPlayer: { player: aPlayer() }, getSeasonStats: someSeasonStats() };
