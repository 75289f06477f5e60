import { accountIdOf, type Mode, type PubgWorld, realPlayer, type SimulatedPlayer, seedOf } from './world.ts';

const prefix = 'division.bro.official.';

const number = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'));

const consoles = ['psn', 'xbox', 'stadia'];

/** Lists seasons as the service does: the seasons of consoles follow those of the PC on every platform. */
export const answerSeasons = ({ currentSeason }: PubgWorld, platform: string) => {
  const current = `${consoles.includes(platform) ? 'console-' : 'pc-2018-'}${currentSeason}`;
  const ids = [
    '2017-beta',
    ...Array.from({ length: 9 }, (_, i) => `2017-pre${i + 1}`),
    ...number(1, 9).map((each) => `2018-${each}`),
    ...number(1, currentSeason).map((each) => `pc-2018-${each}`),
    ...number(3, currentSeason).map((each) => `console-${each}`),
  ];
  return {
    data: ids.map((id) => ({
      type: 'season',
      id: prefix + id,
      attributes: { isCurrentSeason: id === current, isOffseason: false },
    })),
  };
};

/** The number of a season, and whether players are ranked in it. */
const readSeason = (id: string) => {
  const season = Number(/^division\.bro\.official\.(?:pc-2018|console)-(\d+)$/.exec(id)?.[1] ?? 0);
  return { number: season, hasRanked: season >= 7 };
};

/** Three places of each region share their points, so points alone do not give the published rank. */
const pointsAt = (rank: number): number => 4200 - Math.floor((rank - 1) / 3) * 5;

/** The name of the player at a place: `as43squad1`. */
const nameOnBoard = (region: string, season: number, mode: string, rank: number): string =>
  `${region.replace(/^.*-/, '')}${season}${mode}${rank}`;

/** Answers the players of a region from the last to the first; `kda` is 0 for all of them. */
export const answerLeaderboard = (region: string, season: string, mode: string, size: number) => ({
  data: {
    type: 'leaderboard',
    id: `${region}-${season}-${mode}`,
    attributes: { shardId: region, gameMode: mode, seasonId: season },
  },
  included: Array.from({ length: size }, (_, i) => {
    const rank = size - i;
    const name = nameOnBoard(region, readSeason(season).number, mode, rank);
    return {
      type: 'player',
      id: accountIdOf(name),
      attributes: {
        name,
        rank,
        stats: {
          rankPoints: pointsAt(rank),
          wins: 10,
          games: 40,
          winRatio: 0,
          averageDamage: 310,
          kills: 100,
          killDeathRatio: 0,
          kda: 0,
          averageRank: 4,
          tier: 'Survivor',
          subTier: '',
        },
      },
    };
  }),
});

const modes: readonly Mode[] = ['duo', 'duo-fpp', 'solo', 'solo-fpp', 'squad', 'squad-fpp'];

/** The other players differ a little from the one whose stats tests know. */
const difference = ({ name }: SimulatedPlayer): number => (name === realPlayer ? 0 : seedOf(name) % 40);

const normalStats = (player: SimulatedPlayer, hasPoints: boolean) => {
  const { rounds } = player;
  return {
    assists: 4,
    boosts: 31,
    dBNOs: 15,
    damageDealt: rounds * 260.05 + difference(player),
    headshotKills: 6,
    heals: 20,
    kills: rounds + 9,
    longestKill: 312.4,
    longestTimeSurvived: 1830,
    losses: rounds - 2,
    maxKillStreaks: 2,
    rankPoints: hasPoints ? 1650.5 : 0,
    revives: 3,
    rideDistance: 22000.2,
    roadKills: 0,
    roundMostKills: 5,
    roundsPlayed: rounds,
    suicides: 0,
    swimDistance: 12,
    teamKills: 0,
    timeSurvived: 15000,
    top10s: 7,
    vehicleDestroys: 1,
    walkDistance: 18000.1,
    weaponsAcquired: 50,
    wins: 2,
  };
};

const toZeros = (stats: object) => Object.fromEntries(Object.keys(stats).map((name) => [name, 0]));

/** Answers all modes; those without rounds have zeros. */
export const answerNormal = (player: SimulatedPlayer, season: string) => {
  const { hasRanked } = readSeason(season);
  const stats = normalStats(player, !hasRanked);
  return {
    data: {
      type: 'playerSeason',
      attributes: {
        bestRankPoint: 0,
        gameModeStats: Object.fromEntries(
          modes.map((mode) => [mode, player.modes.includes(mode) ? stats : toZeros(stats)]),
        ),
      },
    },
  };
};

const rankedStats = (player: SimulatedPlayer) => ({
  currentTier: { tier: 'Crystal', subTier: '2' },
  currentRankPoint: 2810 + difference(player),
  bestTier: { tier: 'Diamond', subTier: '4' },
  bestRankPoint: 3010,
  roundsPlayed: player.rounds + 28,
  avgRank: 6.2,
  top10Ratio: 0.55,
  winRatio: 0.11,
  assists: 20,
  wins: 4,
  // The service answers 0 for all players.
  kda: 0,
  kills: 70,
  deaths: 36,
  damageDealt: (player.rounds + 28) * 245,
  dBNOs: 60,
});

/** Answers no modes for unranked players and for seasons before ranked play. */
export const answerRanked = (player: SimulatedPlayer, season: string) => {
  const played = readSeason(season).hasRanked ? player.rankedModes : [];
  return {
    data: {
      type: 'rankedplayerseason',
      attributes: {
        rankedGameModeStats: Object.fromEntries(played.map((mode) => [mode, rankedStats(player)])),
      },
    },
  };
};
