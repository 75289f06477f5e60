import { readSeason, shardInData, tierByPoints } from '@hotdrop/shared-domain/game';
import {
  type LeaderboardRow,
  mapComparedStats,
  type Player,
  type RankedModeStats,
  type Rating,
} from '@hotdrop/shared-domain/wire';
import { arena } from '../game/arena.ts';

/** Number of invented players on each platform, enough for leaderboards with several pages. */
const perPlatform = 130;
const first = ['Iron', 'Quiet', 'Swift', 'Amber', 'Stone', 'Wild', 'Pale', 'Grand', 'Sly', 'Bold'];
const last = ['Lynx', 'Anvil', 'Falcon', 'Bram', 'Comet', 'Otter', 'Sable', 'Thorn', 'Viper', 'Wren', 'Yak'];
export const readAt = '2026-11-21T10:00:00.000Z';

export interface RankedPlayer {
  readonly player: Player;
  /** Rank in each mode; 0 is the best. */
  readonly ranks: Readonly<Record<string, number>>;
}

const modes = arena.modes.map(({ id }) => id);

function createPlayer(platform: string, number: number, platformIndex: number): RankedPlayer {
  const firstName = first[(number + platformIndex * 3) % first.length];
  const lastName = last[(number + platformIndex * 5) % last.length];
  const name = `${firstName}${lastName}${Math.floor(number / 110) || ''}`;
  const player: Player = {
    accountId: `account.${platform}${String(number).padStart(4, '0')}`,
    name,
    shard: shardInData(platform),
    syncedAt: readAt,
    profileUrl: `/profile/${platform}/${name}`,
    ban: null,
    clan: null,
  };
  // Shift the ranks of each mode, so that no player is first in both.
  const ranks = modes.map((mode, index) => [mode, (number + index * 37) % perPlatform]);
  return { player, ranks: Object.fromEntries(ranks) };
}

/** Invented players, the same at every start. */
export const players: readonly RankedPlayer[] = arena.platforms.flatMap(({ id }, index) =>
  Array.from({ length: perPlatform }, (_, number) => createPlayer(id, number, index)),
);

export const findPlayer = (shard: string, key: string) =>
  players.find(
    ({ player }) => player.shard === shardInData(shard) && [player.name, player.accountId].includes(key),
  );

export const getPoints = (rank: number): number => Math.round(2300 * (1 - rank / perPlatform) ** 1.6);

const season = readSeason(arena, '2026-3');

export const getTier = (points: number) => {
  const { name, division } = tierByPoints(arena, season, points);
  return { tier: name.en, subTier: division };
};

const getRounds = (rank: number) => 40 + ((rank * 29) % 160);
const getWins = (rank: number) => Math.round(getRounds(rank) * (0.72 - rank / 300));
const getRatio = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000;

export const toLeaderboardRow = ({ player, ranks }: RankedPlayer, mode: string): LeaderboardRow => {
  const rank = ranks[mode] ?? 0;
  const { accountId, name, shard, profileUrl } = player;
  return {
    accountId,
    name,
    shard,
    profileUrl,
    region: null,
    rank: null,
    rankPoint: getPoints(rank),
    ...getTier(getPoints(rank)),
    kda: Math.round((3.4 - rank / 60) * 100) / 100,
    avgDamageDealt: Math.round(900 - rank * 4.5),
    avgRank: 2 + rank / 20,
    wins: getWins(rank),
    winRatio: getRatio(getWins(rank), getRounds(rank)),
    roundsPlayed: getRounds(rank),
  };
};

const emptyRating: Rating = { population: perPlatform, ...mapComparedStats(() => null) };

/** Returns a player's season stats that match the leaderboards. */
export const getSeasonStats = (player: RankedPlayer): Record<string, RankedModeStats> =>
  Object.fromEntries(
    modes.map((mode) => {
      const row = toLeaderboardRow(player, mode);
      const rounds = row.roundsPlayed ?? 0;
      const tier = { tier: row.tier, subTier: row.subTier };
      const stats: RankedModeStats = {
        currentRankPoint: row.rankPoint,
        bestRankPoint: row.rankPoint,
        currentTier: tier,
        bestTier: tier,
        roundsPlayed: rounds,
        wins: row.wins ?? 0,
        winRatio: row.winRatio,
        kda: row.kda,
        top10Ratio: null,
        avgRank: null,
        dBNOs: null,
        kills: rounds * 2,
        deaths: rounds,
        assists: rounds,
        damageDealt: (row.avgDamageDealt ?? 0) * rounds,
        rating: emptyRating,
      };
      return [mode, stats];
    }),
  );
