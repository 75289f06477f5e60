import type {
  ActiveSeason,
  Answer,
  AuthUser,
  Banner,
  BeyondBoard,
  Climber,
  Comment,
  DropMap,
  GameRankingRow,
  HotDrop,
  KillLogEntry,
  LandingResults,
  LeaderboardRow,
  ListMeta,
  MapsAndWeapons,
  MatchBests,
  MatchDetail,
  MatchMember,
  MatchParticipant,
  MatchRecord,
  MatchSummary,
  MatchTeam,
  ModeStats,
  Notice,
  Partner,
  PlayedSession,
  PlayedWeek,
  Player,
  PlayerCount,
  PlayerLandings,
  PlayerMatch,
  PlayerSeason,
  PlayerSuggestion,
  PointsPlace,
  RankedModeStats,
  RatingRow,
  Ratings,
  SeasonClimbs,
  SeasonStats,
  SharedMatch,
  SharedMatches,
  Standing,
  Teammate,
  Teammates,
  TierAverage,
  TierAverages,
  TownLandings,
  WeaponMastery,
} from '../wire/index.ts';

/** Creates a function that builds an entity with defaults: `aPlayer({ name: 'Heron' })`. */
const builder =
  <T extends object>(defaults: () => T) =>
  (change: Partial<T> = {}): T => ({ ...defaults(), ...change });

/** The current time in builders and fakes. */
export const testTime = '2026-11-21T12:00:00.000Z';

/** Returns the time some minutes earlier. */
export const minutesAgo = (minutes: number): string =>
  new Date(Date.parse(testTime) - minutes * 60_000).toISOString();

export const aPlayer = builder<Player>(() => ({
  accountId: 'account.0f3a9c2e51b74d8a9e6c1b2d3f405162',
  name: 'NightHeron',
  shard: 'STEAM',
  syncedAt: minutesAgo(42),
  profileUrl: '/profile/steam/NightHeron',
  ban: null,
  clan: null,
}));

export const aWeapon = builder<WeaponMastery>(() => ({
  id: 'Item_Weapon_HK416_C',
  level: 64,
  kills: 1_204,
  knocks: 1_530,
  headshots: 388,
  damage: 210_433,
  longestKill: 412.7,
  mostKills: 9,
}));

export const aSuggestion = builder<PlayerSuggestion>(() => ({
  accountId: 'account.0f3a9c2e51b74d8a9e6c1b2d3f405162',
  name: 'NightHeron',
  shard: 'STEAM',
  tier: { tier: 'Crystal', subTier: '2' },
  reason: 'prefix',
}));

export const anAuthUser = builder<AuthUser>(() => ({
  displayName: 'halvar',
  avatarUrl: null,
}));

export const aParticipant = builder<MatchParticipant>(() => ({
  playerId: aPlayer().accountId,
  name: aPlayer().name,
  shard: 'STEAM',
  teamRank: 3,
  teamTotal: 16,
  kills: 4,
  assists: 2,
  damageDealt: 512.4,
  dbnos: 5,
  walkDistance: 2_410,
  rideDistance: 1_250,
  timeSurvived: 1_507,
  longestKill: 212.3,
  mainWeapon: 'WeapHK416_C',
}));

const where = {
  id: '9f2c6d10-4b1e-4c55-8a70-0d6f3a1b2c3d',
  createdAt: minutesAgo(180),
  matchType: 'competitive',
  gameMode: 'squad',
  mapName: 'Baltic_Main',
  duration: 1_812,
};

/** Builds a match of a list. */
export const aMatch = builder<MatchSummary>(() => ({
  ...where,
  grade: { place: 34, damage: 27, kills: 17, time: 8 },
  points: null,
  participants: [aParticipant()],
}));

export const aMember = builder<MatchMember>(() => ({
  ...aParticipant(),
  teamId: 3,
  headshotKills: 1,
  roadKills: 0,
  teamKills: 0,
  vehicleDestroys: 0,
  revives: 1,
  boosts: 4,
  heals: 3,
  weaponsAcquired: 5,
  swimDistance: 0,
  deaths: 1,
  ranked: { tier: 'Crystal', subTier: '2', rankPoint: 2846 },
}));

export const aTeam = builder<MatchTeam>(() => ({
  teamId: 3,
  rank: 3,
  members: [aMember()],
}));

export const aKill = builder<KillLogEntry>(() => ({
  type: 'kill',
  at: 849,
  by: { playerId: aPlayer().accountId, name: aPlayer().name, teamId: 3 },
  whom: { playerId: 'account.dusty', name: 'DustyParka', teamId: 9 },
  weapon: 'WeapBerylM762_C',
  distance: 81.2,
  place: 9,
}));

/** Builds an opened match. */
export const aMatchDetail = builder<MatchDetail>(() => ({
  ...where,
  grade: { place: 34, damage: 27, kills: 17, time: 8 },
  points: null,
  teams: [
    aTeam(),
    aTeam({
      teamId: 9,
      rank: 9,
      members: [
        aMember({ playerId: 'account.dusty', name: 'DustyParka', teamId: 9, teamRank: 9, ranked: null }),
      ],
    }),
  ],
  killLog: { state: 'ready', entries: [aKill({ type: 'knock', at: 843 }), aKill()] },
  player: aMember(),
}));

export const aPlayerMatch = builder<PlayerMatch>(() => ({
  id: where.id,
  createdAt: where.createdAt,
  mapName: where.mapName,
  teamRank: 3,
  teamTotal: 16,
  kills: 4,
  botKills: null,
  damageDealt: 512.4,
  timeSurvived: 1_507,
}));

/** Builds the best stats of 38 matches. */
export const someBests = builder<MatchBests>(() => ({
  matches: 38,
  kills: 9,
  damageDealt: 1_040.2,
  longestKill: 250.4,
}));

/** Builds a session of three ranked matches. */
export const aSession = builder<PlayedSession>(() => ({
  start: minutesAgo(180),
  end: minutesAgo(70),
  matches: 3,
  others: 0,
  ranked: 3,
  wins: 1,
  top10s: 2,
  kills: 9,
  averageDamage: 301,
  best: aPlayerMatch({ teamRank: 1 }),
  points: null,
}));

/** Builds a season of a player's list. */
export const aSeason = builder<PlayerSeason>(() => ({
  id: 'division.bro.official.pc-2018-43',
  hasNormal: true,
  hasRanked: true,
  isCertain: true,
  tier: null,
  points: null,
  regions: [],
}));

export const anActiveSeason = builder<ActiveSeason>(() => ({
  id: 'division.bro.official.pc-2018-43',
  label: 'Season 43',
  start: '2026-09-10T08:30:00.000Z',
  end: null,
}));

export const someModeStats = builder<ModeStats>(() => ({
  roundsPlayed: 211,
  wins: 26,
  losses: 185,
  top10s: 99,
  kills: 468,
  assists: 203,
  dBNOs: 502,
  damageDealt: 65_832,
  headshotKills: 117,
  roundMostKills: 11,
  maxKillStreaks: 3,
  roadKills: 2,
  teamKills: 1,
  suicides: 3,
  revives: 88,
  heals: 640,
  boosts: 712,
  weaponsAcquired: 804,
  vehicleDestroys: 4,
  longestKill: 412.6,
  walkDistance: 402_113,
  rideDistance: 618_440,
  swimDistance: 2_310,
  timeSurvived: 211_940,
  longestTimeSurvived: 1_902,
  rankPoints: null,
}));

/** The nth of 1,284,112 players. */
const aStanding = (rank = 39_812): Standing => ({ rank, ratio: rank / 1_284_112 });

export const someRankedStats = builder<RankedModeStats>(() => ({
  currentRankPoint: 2846,
  bestRankPoint: 2911,
  currentTier: { tier: 'Crystal', subTier: '2' },
  bestTier: { tier: 'Crystal', subTier: '1' },
  roundsPlayed: 186,
  wins: 17,
  winRatio: 0.0914,
  top10Ratio: 0.3871,
  avgRank: 6.4,
  kda: 3.39,
  kills: 402,
  deaths: 169,
  assists: 171,
  damageDealt: 61_566,
  dBNOs: 431,
  rating: {
    population: 1_284_112,
    rankPoint: aStanding(39_812),
    kda: aStanding(74_470),
    avgDamageDealt: aStanding(65_480),
    avgRank: aStanding(118_130),
    winRatio: aStanding(160_510),
    top10Ratio: aStanding(200_320),
    wins: aStanding(98_870),
    roundsPlayed: aStanding(241_400),
  },
}));

export const someSeasonStats = builder<SeasonStats>(() => ({
  season: 'division.bro.official.pc-2018-43',
  region: null,
  normalStats: { squad: someModeStats(), duo: someModeStats({ roundsPlayed: 38, wins: 4, kills: 71 }) },
  rankedStats: { squad: someRankedStats() },
  averages: {
    normal: { squad: { kd: 1.31, damage: 188 }, duo: { kd: 1.31, damage: 188 } },
    ranked: { squad: { kd: 1.31, damage: 188 } },
  },
}));

const daysAgo = (days: number): string => minutesAgo(days * 24 * 60);

/** Five weeks of squad matches with a week without readings. */
export const someClimbs = builder<SeasonClimbs>(() => ({
  season: 'division.bro.official.pc-2018-43',
  end: testTime,
  climbs: {
    squad: {
      readings: [
        { rankPoint: 2310, at: daysAgo(34) },
        { rankPoint: 2390, at: daysAgo(30) },
        { rankPoint: 2524, at: daysAgo(22), until: daysAgo(20) },
        { rankPoint: 2701, at: daysAgo(9) },
        { rankPoint: 2911, at: daysAgo(5) },
        { rankPoint: 2846, at: daysAgo(1) },
      ],
      peak: { rankPoint: 2911, at: daysAgo(5) },
    },
  },
}));

export const aTierAverage = builder<TierAverage>(() => ({
  tier: 'Crystal',
  players: 112,
  stats: {
    kd: 2.21,
    kda: 3.02,
    avgDamageDealt: 291,
    knocks: 2.31,
    avgRank: 6.1,
    winRatio: 0.118,
    top10Ratio: 0.352,
  },
}));

export const someTierAverages = builder<TierAverages>(() => ({
  season: 'division.bro.official.pc-2018-43',
  tiers: { squad: [aTierAverage(), aTierAverage({ tier: 'Diamond', players: 4, stats: null })] },
  updatedAt: testTime,
}));

export const aListMeta = builder<ListMeta>(() => ({
  page: 1,
  perPage: 25,
  totalCount: 500,
}));

export const aLeaderboardRow = builder<LeaderboardRow>(() => ({
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
  avgRank: 3.9,
  wins: 43,
  winRatio: 0.24,
  roundsPlayed: 180,
}));

export const aClimber = builder<Climber>(() => ({
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
}));

export const aPlayerBeyond = builder<BeyondBoard>(() => ({
  accountId: 'account.maru',
  name: 'Maru402',
  shard: 'STEAM',
  profileUrl: '/profile/steam/Maru402',
  rankPoint: 2146,
  tier: 'Gold',
  subTier: '1',
  place: 602,
  population: 1190,
}));

export const aLeaderboard = builder<Answer<'getLeaderboard'>>(() => ({
  meta: aListMeta(),
  ranks: [aLeaderboardRow()],
  updatedAt: minutesAgo(60),
}));

export const aPlayerCount = builder<PlayerCount>(() => ({
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
}));

export const aGameRankingRow = builder<GameRankingRow>(() => ({
  name: 'PUBG: BATTLEGROUNDS',
  current: 412_806,
  peak: 431_905,
  peaks: [{ count: 431_905, at: minutesAgo(80) }],
  isOurs: true,
  hours: Array.from({ length: 25 }, (_, hour) => 400_000 + 500 * hour),
  movement: 1,
  share: 0.17,
}));

export const aRatingRow = builder<RatingRow>(() => ({
  range: '1,400 ~ 1,499',
  ratio: 0.0636,
  from: 1400,
  to: 1499,
  count: 76,
}));

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

export const aPointsPlace = builder<PointsPlace>(() => ({
  points: 3200,
  place: 12,
  behind: 1178,
  population: 1190,
  tier: { tier: 'Diamond', subTier: '2' },
}));

export const aComment = builder<Comment>(() => ({
  id: 1,
  content: 'Evening peak keeps climbing since the last update.',
  createdAt: minutesAgo(120),
  author: { displayName: 'halvar', profileUrl: null, avatarUrl: null },
  deletable: false,
}));

export const aNotice = builder<Notice>(() => ({
  id: 'maintenance',
  services: ['pubg'],
  url: null,
  textColor: '#000',
  backgroundColor: '#eaeaea',
  text: { ko: '서버 점검 안내', en: 'Servers are being maintained' },
  active: true,
  adxConnection: 1,
  adxBackgroundColor: '#000000',
}));

export const aBanner = builder<Banner>(() => ({
  id: 'season-43',
  active: true,
  pc: true,
  mobile: true,
  duration: { start: null, end: null },
  services: ['pubg'],
  url: null,
  text: { ko: '시즌 43이 시작되었습니다', en: 'Season 43 has begun' },
  weight: 10_000,
}));

export const aMatchRecord = builder<MatchRecord>(() => ({
  games: 30,
  wins: 3,
  top10s: 21,
  averageDamage: 284.6,
  averagePlace: 6.4,
  longestKill: 278.2,
}));

export const aTeammate = builder<Teammate>(() => ({
  accountId: 'account.shark',
  name: 'Shark_9912',
  shard: 'STEAM',
  games: 20,
  wins: 3,
  lastPlayedAt: minutesAgo(700),
  tier: { tier: 'Gold', subTier: '2' },
}));

/** Builds the answer for a player who wins more on Miramar, and with the AKM does more damage. */
export const someMapsAndWeapons = builder<MapsAndWeapons>(() => ({
  all: aMatchRecord({ games: 60, wins: 6, top10s: 42 }),
  maps: [
    { mapName: 'Baltic_Main', ...aMatchRecord({ games: 33, wins: 1, top10s: 23, averageDamage: 301 }) },
    { mapName: 'Desert_Main', ...aMatchRecord({ games: 25, wins: 5, top10s: 18, averagePlace: 4.5 }) },
    {
      mapName: 'Savage_Main',
      ...aMatchRecord({ games: 2, wins: 0, top10s: 1, averageDamage: 410, longestKill: null }),
    },
  ],
  weapons: [
    { weapon: 'WeapBerylM762_C', ...aMatchRecord({ games: 40, wins: 4, averageDamage: 280 }) },
    { weapon: 'WeapAK47_C', ...aMatchRecord({ games: 12, wins: 2, averageDamage: 293 }) },
  ],
  modes: ['squad', 'duo'],
}));

export const someTeammates = builder<Teammates>(() => ({
  games: 60,
  wins: 6,
  teammates: [
    aTeammate(),
    aTeammate({ accountId: 'account.gecko', name: 'tangygecko', games: 12, wins: 1, tier: null }),
  ],
}));

const aSharedMatch = builder<SharedMatch>(() => ({
  id: 'match-shared',
  createdAt: minutesAgo(660),
  mapName: 'Baltic_Main',
  gameMode: 'squad',
  teamTotal: 16,
  teams: [
    {
      rank: 6,
      players: [
        { accountId: 'Ada', kills: 2 },
        { accountId: 'Bea', kills: 1 },
      ],
    },
  ],
}));

/** Builds the shared matches of Ada and Bea: twenty together, and one against each other. */
export const someSharedMatches = builder<SharedMatches>(() => ({
  all: { games: 20, wins: 4, top10s: 16 },
  others: [{ accountId: 'Bea', together: 20, against: 1, ahead: 1 }],
  together: {
    games: 20,
    matches: [aSharedMatch(), aSharedMatch({ id: 'match-won', mapName: 'Desert_Main' })],
  },
  against: {
    games: 1,
    matches: [
      aSharedMatch({
        id: 'match-against',
        gameMode: 'duo',
        teams: [
          { rank: 3, players: [{ accountId: 'Ada', kills: 4 }] },
          { rank: 7, players: [{ accountId: 'Bea', kills: 0 }] },
        ],
      }),
    ],
  },
}));

export const someResults = builder<LandingResults>(() => ({
  landings: 1_917,
  averagePlace: 9.6,
  winRate: 0.043,
  averageKills: 1.06,
  deadEarly: 0.314,
}));

const someTownLandings = builder<TownLandings>(() => ({
  ...someResults(),
  town: 'pochinki',
  matches: 284,
  averageTeams: 1.7,
  firstFight: 81,
}));

export const aHotDrop = builder<HotDrop>(() => ({
  mapName: 'Baltic_Main',
  town: 'pochinki',
  landings: 363,
  share: 0.098,
  averagePlace: 9.6,
  deadEarly: 0.31,
}));

export const aDropMap = builder<DropMap>(() => ({
  mapName: 'Baltic_Main',
  matches: 812,
  landings: 51_968,
  hottest: { town: 'pochinki', share: 0.098, deadEarly: 0.31 },
}));

export const someHotDrops = builder<Answer<'getHotDrops'>>(() => ({
  mapName: 'Baltic_Main',
  days: 92,
  updatedAt: testTime,
  matches: 312,
  side: 40,
  all: someResults({ landings: 19_968 }),
  towns: [someTownLandings(), someTownLandings({ town: null, firstFight: null })],
  cells: [{ ...someResults({ landings: 300 }), cell: 861 }],
  modes: ['squad'],
}));

export const somePlayerLandings = builder<PlayerLandings>(() => ({
  ...someResults({ landings: 71 }),
  mapName: 'Baltic_Main',
  wins: 7,
  towns: [{ ...someResults({ landings: 14, averagePlace: 5.1 }), town: 'mylta-power', wins: 3 }],
  fightsWon: 94,
  fightsLost: 57,
  wonAt: [{ x: 4_120, y: 3_300 }],
  lostAt: [{ x: 2_010, y: 5_870 }],
}));

/** The state of a match's tracks. */
export const someTrackState = (change: Partial<Answer<'getTracks'>> = {}): Answer<'getTracks'> => {
  const { id, createdAt, matchType, gameMode, mapName, duration } = aMatch();
  return {
    match: { id, createdAt, matchType, gameMode, mapName, duration },
    tracks: { state: 'ready', version: '0123456789abcdef', bytes: 90_000, isCut: false },
    ...change,
  };
};

export const aPartner = builder<Partner>(() => ({
  accountId: 'account.shark',
  name: 'Shark_9912',
  shard: 'STEAM',
  games: 12,
  wins: 3,
  top10s: 11,
  tier: { tier: 'Gold', subTier: '2' },
}));

const week = { start: '2026-11-09T00:00:00.000Z', end: '2026-11-16T00:00:00.000Z' };

/** Builds a week of two sessions: three matches on Tuesday and one on Sunday, 62 points won. */
export const somePlayedWeek = (change: Partial<PlayedWeek> = {}): PlayedWeek => {
  const played = (createdAt: string, teamRank: number, kills: number) =>
    aPlayerMatch({ id: createdAt, createdAt, teamRank, kills, mapName: 'Desert_Main' });
  const tuesday = [
    played('2026-11-10T20:00:00.000Z', 12, 1),
    played('2026-11-10T20:30:00.000Z', 1, 6),
    played('2026-11-10T21:00:00.000Z', 4, 3),
  ];
  const sunday = [played('2026-11-15T23:50:00.000Z', 7, 2)];
  return {
    week: '2026-W46',
    ...week,
    isOver: true,
    stats: { matches: 4, wins: 1, top10s: 3, kills: 12, averageDamage: 312.4, timeSurvived: 6_028 },
    before: { matches: 9, wins: 0, top10s: 4, kills: 11, averageDamage: 288.1, timeSurvived: 12_400 },
    modes: [
      {
        mode: 'squad',
        matches: 4,
        points: {
          season: 'division.bro.official.pc-2018-43',
          from: 2784,
          to: 2846,
          readings: [
            { rankPoint: 2784, at: '2026-11-06T20:00:00.000Z', until: '2026-11-09T18:00:00.000Z' },
            { rankPoint: 2861, at: '2026-11-10T22:00:00.000Z' },
            { rankPoint: 2846, at: '2026-11-16T06:00:00.000Z' },
          ],
        },
      },
    ],
    bestMatch: { ...aPlayerMatch(tuesday[1]), teamDamage: 1088 },
    bestMap: null,
    bestPartner: null,
    sessions: [
      {
        start: '2026-11-10T20:00:00.000Z',
        end: '2026-11-10T21:25:07.000Z',
        matches: tuesday,
        others: 1,
        points: 77,
      },
      {
        start: '2026-11-15T23:50:00.000Z',
        end: '2026-11-16T00:15:07.000Z',
        matches: sunday,
        others: 0,
        points: -15,
      },
    ],
    otherWeeks: [],
    ...change,
  };
};
