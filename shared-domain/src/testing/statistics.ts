import type {
  Answer,
  Banner,
  BeyondBoard,
  Climber,
  Comment,
  GameRankingRow,
  LeaderboardRow,
  ListMeta,
  Notice,
  PlayerCount,
  PointsPlace,
  RatingRow,
  Ratings,
} from '../wire/index.ts';
import { minutesAgo, testTime } from './clock.ts';

export const aListMeta = (change: Partial<ListMeta> = {}): ListMeta => ({
  page: 1,
  perPage: 25,
  totalCount: 500,
  ...change,
});

export const aLeaderboardRow = (change: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  accountId: 'account.quietmortar',
  name: 'QuietMortar',
  rank: null,
  place: 1,
  movement: { day: 0, points: 11, season: 4, isNew: false },
  shard: 'STEAM',
  region: 'PC_AS',
  profileUrl: '/profile/steam/QuietMortar',
  rankPoint: 5214,
  tier: 'Survivor',
  subTier: '',
  kda: 5.61,
  avgDamageDealt: 598,
  wins: 43,
  winRatio: 0.24,
  roundsPlayed: 180,
  ...change,
});

export const aClimber = (change: Partial<Climber> = {}): Climber => ({
  accountId: 'account.swiftlark',
  name: 'SwiftLark',
  shard: 'STEAM',
  profileUrl: '/profile/steam/SwiftLark',
  board: 'steam',
  mode: 'squad',
  place: 264,
  gained: 44,
  points: 49,
  rankPoint: 2451,
  tier: 'Platinum',
  subTier: '2',
  ...change,
});

export const aPlayerBeyond = (change: Partial<BeyondBoard> = {}): BeyondBoard => ({
  accountId: 'account.maru',
  name: 'Maru402',
  shard: 'STEAM',
  profileUrl: '/profile/steam/Maru402',
  rankPoint: 2146,
  tier: 'Gold',
  subTier: '1',
  place: 602,
  population: 1190,
  ...change,
});

export const aLeaderboard = (change: Partial<Answer<'getLeaderboard'>> = {}): Answer<'getLeaderboard'> => ({
  meta: aListMeta(),
  ranks: [aLeaderboardRow()],
  updatedAt: minutesAgo(60),
  ...change,
});

export const aPlayerCount = (change: Partial<PlayerCount> = {}): PlayerCount => ({
  count: 412_806,
  at: testTime,
  yesterday: 400_394,
  lastWeek: 452_017,
  lastYear: null,
  peak: { count: 431_905, at: minutesAgo(80) },
  peaks: [
    { count: 431_905, at: minutesAgo(80) },
    { count: 412_806, at: testTime },
  ],
  ...change,
});

export const aGameRankingRow = (change: Partial<GameRankingRow> = {}): GameRankingRow => ({
  name: 'PUBG: BATTLEGROUNDS',
  current: 412_806,
  peak: 431_905,
  peaks: [{ count: 431_905, at: minutesAgo(80) }],
  isOwn: true,
  hours: Array.from({ length: 25 }, (_, hour) => 400_000 + 500 * hour),
  movement: 1,
  share: 0.17,
  ...change,
});

export const aRatingRow = (change: Partial<RatingRow> = {}): RatingRow => ({
  range: '1,400 ~ 1,499',
  ratio: 0.0636,
  from: 1400,
  to: 1499,
  count: 76,
  ...change,
});

/** Two steps of players, and as many last week. */
export const someRatings = (change: Partial<Ratings> = {}): Ratings => {
  const histogram = { from: 1400, size: 100, counts: [76, 40] };
  const tier = { tier: 'Silver', subTier: '4', players: 76, lowest: 1402, highest: 1498 };
  return {
    ratings: [aRatingRow(), aRatingRow({ range: '1,500 ~ 1,599', from: 1500, to: 1599, count: 40 })],
    sample: 116,
    updatedAt: testTime,
    quantiles: { p25: 1430, p50: 1470, p75: 1520, p99: 1590 },
    histogram,
    tiers: [tier],
    lastWeek: { day: '2026-11-13', sample: 116, median: 1452, histogram, tiers: [tier] },
    regions: [
      { shard: 'pc-as', sample: 116, median: 1470, top: 1590, histogram },
      { shard: 'pc-ru', sample: 0, median: null, top: null, histogram: null },
    ],
    ...change,
  };
};

export const aPointsPlace = (change: Partial<PointsPlace> = {}): PointsPlace => ({
  points: 3200,
  place: 12,
  behind: 1178,
  population: 1190,
  tier: { tier: 'Diamond', subTier: '2' },
  ...change,
});

export const aComment = (change: Partial<Comment> = {}): Comment => ({
  id: 1,
  content: 'Evening peak keeps climbing since the last update.',
  createdAt: minutesAgo(120),
  author: { displayName: 'halvar', profileUrl: null, avatarUrl: null },
  deletable: false,
  ...change,
});

export const aNotice = (change: Partial<Notice> = {}): Notice => ({
  id: 'maintenance',
  services: ['pubg'],
  url: null,
  textColor: '#000',
  backgroundColor: '#eaeaea',
  text: { ko: '서버 점검 안내', en: 'Servers are being maintained' },
  active: true,
  adxConnection: 1,
  adxBackgroundColor: '#000000',
  ...change,
});

export const aBanner = (change: Partial<Banner> = {}): Banner => ({
  id: 'season-43',
  active: true,
  pc: true,
  mobile: true,
  duration: { start: null, end: null },
  services: ['pubg'],
  url: null,
  text: { ko: '시즌 43이 시작되었습니다', en: 'Season 43 has begun' },
  weight: 10_000,
  ...change,
});
