/** Answers as the official API documents them, with fields that the site reads and some that it ignores. */

export const accountId = `account.${'c'.repeat(32)}`;

export const createPlayerAnswer = (
  given: { id?: string; name?: string; banType?: string; matches?: readonly string[] } = {},
) => ({
  type: 'player',
  id: given.id ?? accountId,
  attributes: {
    name: given.name ?? 'RealPlayer',
    shardId: 'steam',
    banType: given.banType ?? 'Innocent',
    clanId: '',
    patchVersion: '',
    titleId: 'pubg',
  },
  relationships: {
    assets: { data: [] },
    matches: { data: (given.matches ?? []).map((id) => ({ type: 'match', id })) },
  },
});

export const seasonsAnswer = {
  data: [
    {
      type: 'season',
      id: 'division.bro.official.pc-2018-42',
      attributes: { isCurrentSeason: false, isOffseason: false },
    },
    {
      type: 'season',
      id: 'division.bro.official.pc-2018-43',
      attributes: { isCurrentSeason: true, isOffseason: false },
    },
  ],
};

export const normalAnswer = {
  data: {
    type: 'playerSeason',
    attributes: {
      gameModeStats: {
        squad: {
          roundsPlayed: 12,
          wins: 2,
          losses: 10,
          top10s: 7,
          kills: 21,
          assists: 4,
          dBNOs: 15,
          damageDealt: 3120.5,
          headshotKills: 6,
          roundMostKills: 5,
          maxKillStreaks: 2,
          roadKills: 0,
          teamKills: 0,
          suicides: 0,
          revives: 3,
          heals: 20,
          boosts: 31,
          weaponsAcquired: 50,
          vehicleDestroys: 1,
          longestKill: 312.4,
          walkDistance: 18000.1,
          rideDistance: 22000.2,
          swimDistance: 12,
          timeSurvived: 15000,
          longestTimeSurvived: 1830,
          mostSurvivalTime: 1830,
          rankPoints: 0,
          rankPointsTitle: '',
          dailyKills: 3,
          days: 5,
          weeklyKills: 9,
          winPoints: 0,
        },
        duo: { roundsPlayed: 0, wins: 0, kills: 0 },
      },
    },
  },
};

export const rankedAnswer = {
  data: {
    type: 'rankedplayerseason',
    attributes: {
      rankedGameModeStats: {
        squad: {
          currentTier: { tier: 'Crystal', subTier: '2' },
          currentRankPoint: 2810,
          bestTier: { tier: 'Diamond', subTier: '4' },
          bestRankPoint: 3010,
          roundsPlayed: 40,
          avgRank: 6.2,
          avgSurvivalTime: 0,
          top10Ratio: 0.55,
          winRatio: 0.11,
          assists: 20,
          wins: 4,
          kda: 2.5,
          kdr: 0,
          kills: 70,
          deaths: 36,
          roundMostKills: 0,
          longestKill: 0,
          headshotKills: 0,
          damageDealt: 9800,
          dBNOs: 60,
        },
      },
    },
  },
};

const participant = (id: string, playerId: string, name: string, kills: number, winPlace: number) => ({
  type: 'participant',
  id,
  attributes: {
    actor: '',
    shardId: 'steam',
    stats: {
      DBNOs: kills,
      assists: 0,
      boosts: 2,
      damageDealt: kills * 100,
      deathType: winPlace === 1 ? 'alive' : 'byplayer',
      headshotKills: 0,
      heals: 1,
      killPlace: 1,
      killStreaks: 1,
      kills,
      longestKill: 120.5,
      name,
      playerId,
      revives: 0,
      rideDistance: 1500.5,
      roadKills: 0,
      swimDistance: 0,
      teamKills: 0,
      timeSurvived: 1700,
      vehicleDestroys: 0,
      walkDistance: 2500,
      weaponsAcquired: 4,
      winPlace,
    },
  },
});

const roster = (id: string, rank: number, teamId: number, participants: readonly string[]) => ({
  type: 'roster',
  id,
  attributes: { won: String(rank === 1), shardId: 'steam', stats: { rank, teamId } },
  relationships: {
    participants: { data: participants.map((each) => ({ type: 'participant', id: each })) },
    team: { data: null },
  },
});

export const createMatchAnswer = (id: string, createdAt: string, telemetryUrl: string) => ({
  data: {
    type: 'match',
    id,
    attributes: {
      createdAt,
      duration: 1800,
      matchType: 'competitive',
      gameMode: 'squad',
      mapName: 'Baltic_Main',
      isCustomMatch: false,
      seasonState: 'progress',
      shardId: 'steam',
      stats: null,
      tags: null,
      titleId: 'bluehole-pubg',
    },
  },
  included: [
    participant('p1', accountId, 'RealPlayer', 3, 1),
    participant('p2', `account.${'d'.repeat(32)}`, 'Mate', 1, 1),
    participant('p3', `account.${'e'.repeat(32)}`, 'Enemy', 0, 2),
    roster('r1', 1, 7, ['p1', 'p2']),
    roster('r2', 2, 9, ['p3']),
    {
      type: 'asset',
      id: 'a1',
      attributes: { URL: telemetryUrl, createdAt, description: '', name: 'telemetry' },
    },
    { type: 'something-new', id: 'x' },
  ],
});

const who = (id: string, name: string, teamId: number) => ({
  accountId: id,
  name,
  teamId,
  health: 100,
  location: { x: 1, y: 2, z: 3 },
});
const real = who(accountId, 'RealPlayer', 7);
const enemy = who(`account.${'e'.repeat(32)}`, 'Enemy', 9);

export const telemetryAnswer = [
  { _T: 'LogMatchDefinition', _D: '2026-11-20T10:00:00.000Z', MatchId: 'match.bro' },
  { _T: 'LogMatchStart', _D: '2026-11-20T10:01:00.000Z', mapName: 'Baltic_Main', characters: [] },
  {
    _T: 'LogPlayerTakeDamage',
    _D: '2026-11-20T10:05:00.000Z',
    attacker: real,
    victim: enemy,
    damage: 40,
    damageCauserName: 'WeapHK416_C',
  },
  {
    _T: 'LogPlayerTakeDamage',
    _D: '2026-11-20T10:05:01.000Z',
    attacker: real,
    victim: enemy,
    damage: 90,
    damageCauserName: 'WeapMini14_C',
  },
  {
    _T: 'LogPlayerTakeDamage',
    _D: '2026-11-20T10:05:01.500Z',
    attacker: real,
    victim: real,
    damage: 900,
    damageCauserName: 'ProjGrenade_C',
  },
  {
    _T: 'LogPlayerMakeGroggy',
    _D: '2026-11-20T10:05:02.000Z',
    attacker: real,
    victim: enemy,
    damageCauserName: 'WeapMini14_C',
    distance: 12345,
    dBNOId: 1,
  },
  {
    _T: 'LogPlayerKillV2',
    _D: '2026-11-20T10:05:12.000Z',
    victim: enemy,
    killer: real,
    finisher: real,
    killerDamageInfo: {
      damageReason: 'HeadShot',
      damageTypeCategory: 'Damage_Gun',
      damageCauserName: 'WeapMini14_C',
      distance: 12300,
    },
  },
  {
    _T: 'LogPlayerKillV2',
    _D: '2026-11-20T10:09:00.000Z',
    victim: who(`account.${'d'.repeat(32)}`, 'Mate', 7),
    killer: null,
    finisher: null,
    killerDamageInfo: { damageCauserName: 'Bluezonebomb_EffectActor_C', distance: -1 },
  },
  { _T: 'LogPlayerKillV2', _D: 'not a time', victim: 'odd' },
  'odd',
];

export const leaderboardAnswer = (names: readonly [name: string, points: number][]) => ({
  data: { type: 'leaderboard', id: 'l', attributes: { shardId: 'pc-as', gameMode: 'squad', seasonId: 's' } },
  included: names.map(([name, rankPoints], i) => ({
    type: 'player',
    id: `account.${name}`,
    attributes: {
      name,
      rank: i + 1,
      stats: {
        rankPoints,
        wins: 10,
        games: 40,
        winRatio: 0,
        averageDamage: 310,
        kills: 100,
        killDeathRatio: 0,
        kda: 3.1,
        averageRank: 4,
        tier: 'Survivor',
        subTier: '',
      },
    },
  })),
});
