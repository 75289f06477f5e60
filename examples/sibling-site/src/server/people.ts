import { shardInData } from '@hotdrop/shared-domain/game';
import type { LeaderboardRow, Player, RankedModeStats, Rating } from '@hotdrop/shared-domain/wire';
import { arena } from '../game/arena.ts';

/** Invented players, the same at every start: enough for boards of several pages. */

const perPlatform = 130;
const first = ['Iron', 'Quiet', 'Swift', 'Amber', 'Stone', 'Wild', 'Pale', 'Grand', 'Sly', 'Bold'];
const last = ['Lynx', 'Anvil', 'Falcon', 'Bram', 'Comet', 'Otter', 'Sable', 'Thorn', 'Viper', 'Wren', 'Yak'];
export const readAt = '2026-11-21T10:00:00.000Z';

export interface Person {
  readonly player: Player;
  /** How good somebody is in each mode: 0 is the best. */
  readonly places: Readonly<Record<string, number>>;
}

const modes = arena.modes.map(({ id }) => id);

function person(platform: string, number: number, turn: number): Person {
  const name = `${first[(number + turn * 3) % first.length]}${last[(number + turn * 5) % last.length]}${Math.floor(number / 110) || ''}`;
  const player: Player = {
    accountId: `account.${platform}${String(number).padStart(4, '0')}`,
    name,
    shard: shardInData(platform),
    syncedAt: readAt,
    profileUrl: `/profile/${platform}/${name}`,
    ban: null,
  };
  // A mode is the same list begun elsewhere, so that nobody is best in both.
  const places = modes.map((mode, turn) => [mode, (number + turn * 37) % perPlatform]);
  return { player, places: Object.fromEntries(places) };
}

export const people: readonly Person[] = arena.platforms.flatMap(({ id }, turn) =>
  Array.from({ length: perPlatform }, (_, number) => person(id, number, turn)),
);

export const findPerson = (shard: string, key: string) =>
  people.find(
    ({ player }) => player.shard === shardInData(shard) && [player.name, player.accountId].includes(key),
  );

export const pointsAt = (place: number): number => Math.round(2300 * (1 - place / perPlatform) ** 1.6);

const tierAt = (points: number) => {
  const { name, division } = arena.tiers.byPoints(points);
  return { tier: name.en, subTier: division };
};

const roundsAt = (place: number) => 40 + ((place * 29) % 160);
const winsAt = (place: number) => Math.round(roundsAt(place) * (0.72 - place / 300));
const ratioOf = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000;

export const boardRow = ({ player, places }: Person, mode: string): LeaderboardRow => {
  const place = places[mode] ?? 0;
  const { accountId, name, shard, profileUrl } = player;
  return {
    ...{ accountId, name, shard, profileUrl, region: null },
    rankPoint: pointsAt(place),
    ...tierAt(pointsAt(place)),
    kda: Math.round((3.4 - place / 60) * 100) / 100,
    avgDamageDealt: Math.round(900 - place * 4.5),
    wins: winsAt(place),
    winRatio: ratioOf(winsAt(place), roundsAt(place)),
    roundsPlayed: roundsAt(place),
  };
};

const uncounted: Rating = {
  ...{ population: perPlatform, rankPoint: null, kda: null, avgDamageDealt: null, avgRank: null },
  ...{ winRatio: null, top10Ratio: null, wins: null, roundsPlayed: null },
};

/** What the board says of somebody, as the figures of a season. */
export const seasonOf = (who: Person): Record<string, RankedModeStats> =>
  Object.fromEntries(
    modes.map((mode) => {
      const row = boardRow(who, mode);
      const rounds = row.roundsPlayed ?? 0;
      const tier = { tier: row.tier, subTier: row.subTier };
      const stats: RankedModeStats = {
        ...{ currentRankPoint: row.rankPoint, bestRankPoint: row.rankPoint },
        ...{ currentTier: tier, bestTier: tier },
        ...{ roundsPlayed: rounds, wins: row.wins ?? 0, winRatio: row.winRatio, kda: row.kda },
        ...{ top10Ratio: null, avgRank: null, dBNOs: null },
        ...{ kills: rounds * 2, deaths: rounds, assists: rounds },
        damageDealt: (row.avgDamageDealt ?? 0) * rounds,
        ...{ headshotKills: null, longestKill: null, roundMostKills: null },
        rating: uncounted,
      };
      return [mode, stats];
    }),
  );
