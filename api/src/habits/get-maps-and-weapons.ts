import { readMap } from '@hotdrop/shared-domain/game';
import type { MatchRecord } from '@hotdrop/shared-domain/wire';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema/matches.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { requirePlayer } from '../players/require-player.ts';
import { type CountedMatches, isCounted } from './counted-matches.ts';

/** Sums of the matches with one map and one main weapon. */
interface Sums {
  readonly mapName: string;
  readonly mainWeapon: string | null;
  readonly games: number;
  readonly wins: number;
  readonly top10s: number;
  readonly damage: number;
  readonly places: number;
  readonly longestKill: number;
}

const readSums = (context: Context, accountId: string, counted: CountedMatches): Promise<Sums[]> =>
  context.db
    .select({
      mapName: participants.mapName,
      mainWeapon: participants.mainWeapon,
      games: sql<number>`count(*)::int`,
      wins: sql<number>`(count(*) filter (where ${participants.teamRank} = 1))::int`,
      top10s: sql<number>`(count(*) filter (where ${participants.teamRank} <= 10))::int`,
      damage: sql<number>`sum(${participants.damageDealt})`,
      places: sql<number>`sum(${participants.teamRank})::int`,
      longestKill: sql<number>`max(${participants.longestKill})`,
    })
    .from(participants)
    .where(isCounted(context, accountId, counted))
    .groupBy(participants.mapName, participants.mainWeapon)
    .prepare('results by map and weapon')
    .execute();

const readModes = async (context: Context, accountId: string): Promise<string[]> => {
  const rows = await context.db
    .selectDistinct({ mode: participants.gameMode })
    .from(participants)
    .where(isCounted(context, accountId))
    .prepare('modes of a player')
    .execute();
  return rows.map(({ mode }) => mode).sort();
};

const toRecord = (all: readonly Sums[]): MatchRecord => {
  const total = (figure: 'games' | 'wins' | 'top10s' | 'damage' | 'places') =>
    all.reduce((sum, sums) => sum + sums[figure], 0);
  const games = total('games');
  return {
    games,
    wins: total('wins'),
    top10s: total('top10s'),
    averageDamage: total('damage') / games,
    averagePlace: total('places') / games,
    longestKill: Math.max(...all.map(({ longestKill }) => longestKill)) || null,
  };
};

const groupRecords = (
  sums: readonly Sums[],
  keyOf: (one: Sums) => string,
): readonly (readonly [key: string, record: MatchRecord])[] =>
  [...Map.groupBy(sums, keyOf)]
    .map(([key, all]) => [key, toRecord(all)] as const)
    .sort(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1));

export const getMapsAndWeapons = operation(
  'getMapsAndWeapons',
  { maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId, ...counted }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const [sums, modes] = await Promise.all([
      readSums(context, player.accountId, counted),
      readModes(context, player.accountId),
    ]);
    // The game renames maps, so several ids have the same name.
    const firstId = new Map(sums.map(({ mapName }) => [readMap(context.game, mapName).name.en, mapName]));
    const mapOf = ({ mapName }: Sums) => firstId.get(readMap(context.game, mapName).name.en) ?? mapName;
    const weapons = sums.filter(({ mainWeapon }) => mainWeapon);
    return {
      all: sums.length > 0 ? toRecord(sums) : null,
      maps: groupRecords(sums, mapOf).map(([mapName, record]) => ({ mapName, ...record })),
      weapons: groupRecords(weapons, ({ mainWeapon }) => mainWeapon ?? '').map(([weapon, record]) => ({
        weapon,
        ...record,
      })),
      modes,
    };
  },
);
