import { readSeason } from './seasons.ts';
import { accountIdOf, seedOf } from './world.ts';

const rows = 500;

/** Each three places share their points, so points alone do not give the published rank. */
const pointsAt = (rank: number): number => 4200 - Math.floor((rank - 1) / 3) * 5;

/** The name of the player at a place: `as43squad1`. */
const nameOnBoard = (region: string, season: number, mode: string, rank: number): string =>
  `${region.replace(/^.*-/, '')}${season}${mode}${rank}`;

/** Answers 500 players of a region in no order; `kda` is 0 for all of them. */
export const answerLeaderboard = (region: string, season: string, mode: string) => ({
  data: {
    type: 'leaderboard',
    id: `${region}-${season}-${mode}`,
    attributes: { shardId: region, gameMode: mode, seasonId: season },
  },
  included: Array.from({ length: rows }, (_, i) => {
    const rank = ((i * 7) % rows) + 1;
    const name = nameOnBoard(region, readSeason(season).number, mode, rank);
    return {
      type: 'player',
      id: accountIdOf(name),
      attributes: {
        name,
        rank,
        stats: {
          rankPoints: pointsAt(rank) + (seedOf(region) % 4),
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
