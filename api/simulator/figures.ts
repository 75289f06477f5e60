import { readSeason } from './seasons.ts';
import { type Mode, realPlayer, type SimulatedPlayer, seedOf } from './world.ts';

const modes: readonly Mode[] = ['duo', 'duo-fpp', 'solo', 'solo-fpp', 'squad', 'squad-fpp'];

/** The other players differ a little from the one whose figures tests know. */
const difference = ({ name }: SimulatedPlayer): number => (name === realPlayer ? 0 : seedOf(name) % 40);

const normalFigures = (player: SimulatedPlayer, hasPoints: boolean) => {
  const { rounds } = player;
  return {
    assists: 4,
    boosts: 31,
    dBNOs: 15,
    dailyKills: 3,
    dailyWins: 0,
    damageDealt: rounds * 260.05 + difference(player),
    days: 5,
    headshotKills: 6,
    heals: 20,
    killPoints: 0,
    kills: rounds + 9,
    longestKill: 312.4,
    longestTimeSurvived: 1830,
    losses: rounds - 2,
    maxKillStreaks: 2,
    mostSurvivalTime: 1830,
    rankPoints: hasPoints ? 1650.5 : 0,
    rankPointsTitle: hasPoints ? '3-2' : '',
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
    weeklyKills: 9,
    weeklyWins: 1,
    winPoints: 0,
    wins: 2,
  };
};

const noFigures = Object.fromEntries(
  Object.keys(
    normalFigures(
      {
        rounds: 0,
        name: realPlayer,
        id: '',
        banType: 'Innocent',
        clanId: '',
        modes,
        rankedModes: [],
        matches: [],
      },
      false,
    ),
  ).map((key) => [key, key === 'rankPointsTitle' ? '' : 0]),
);

/** Answers all modes; those without rounds have zeros. */
export const answerNormal = (player: SimulatedPlayer, season: string) => {
  const { hasRanked } = readSeason(season);
  const figures = normalFigures(player, !hasRanked);
  return {
    data: {
      type: 'playerSeason',
      attributes: {
        bestRankPoint: 0,
        gameModeStats: Object.fromEntries(
          modes.map((mode) => [mode, player.modes.includes(mode) ? figures : noFigures]),
        ),
      },
    },
  };
};

/** Answers one mode for up to ten players. */
export const answerNormalBatch = (players: readonly SimulatedPlayer[], season: string, mode: string) => ({
  data: players.map((player) => ({
    type: 'playerSeason',
    attributes: {
      gameModeStats: Object.fromEntries(
        Object.entries(answerNormal(player, season).data.attributes.gameModeStats).filter(
          ([each]) => each === mode,
        ),
      ),
    },
    relationships: { player: { data: { type: 'player', id: player.id } } },
  })),
});

const rankedFigures = (player: SimulatedPlayer) => ({
  currentTier: { tier: 'Crystal', subTier: '2' },
  currentRankPoint: 2810 + difference(player),
  bestTier: { tier: 'Diamond', subTier: '4' },
  bestRankPoint: 3010,
  roundsPlayed: player.rounds + 28,
  avgRank: 6.2,
  avgSurvivalTime: 0,
  top10Ratio: 0.55,
  winRatio: 0.11,
  assists: 20,
  wins: 4,
  // The service answers 0 for all players.
  kda: 0,
  kdr: 0,
  kills: 70,
  deaths: 36,
  roundMostKills: 0,
  longestKill: 0,
  headshotKills: 0,
  headshotKillRatio: 0,
  damageDealt: (player.rounds + 28) * 245,
  dBNOs: 60,
  reviveRatio: 0,
  revives: 0,
  heals: 0,
  boosts: 0,
  weaponsAcquired: 0,
  teamKills: 0,
  playTime: 0,
  killStreak: 0,
});

/** Answers no modes for unranked players and for seasons before ranked play. */
export const answerRanked = (player: SimulatedPlayer, season: string) => {
  const played = readSeason(season).hasRanked ? player.rankedModes : [];
  return {
    data: {
      type: 'rankedplayerseason',
      attributes: {
        rankedGameModeStats: Object.fromEntries(played.map((mode) => [mode, rankedFigures(player)])),
      },
    },
  };
};
