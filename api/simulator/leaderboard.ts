import { readSeason } from './seasons.ts';
import { accountIdOf } from './world.ts';

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
