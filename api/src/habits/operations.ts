import type { MatchRecord } from '@hotdrop/shared-domain/wire';
import { asc, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { requirePlayer } from '../players/find-player.ts';
import {
  type CountedMatches,
  enoughGames,
  isCounted,
  type Sums,
  sumColumns,
  toRecord,
  unifyMaps,
} from './matches-sql.ts';

/** Sums of the matches with one map and one main weapon. */
interface MapAndWeapon extends Sums {
  readonly mapName: string;
  readonly mainWeapon: string | null;
  /** The best places, as many as few games have. */
  readonly bestPlaces: readonly number[];
}

const readSums = (context: Context, accountId: string, counted: CountedMatches): Promise<MapAndWeapon[]> =>
  context.db
    .select({
      mapName: participants.mapName,
      mainWeapon: participants.mainWeapon,
      ...sumColumns,
      bestPlaces: sql<
        number[]
      >`(array_agg(${participants.teamRank} order by ${participants.teamRank}))[1:${sql.raw(String(enoughGames))}]::int[]`,
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

/** A record, with each place of few games. */
const toDetailedRecord = (sums: readonly MapAndWeapon[]): MatchRecord => {
  const record = toRecord(sums);
  if (record.games >= enoughGames) return record;
  const places = sums.flatMap(({ bestPlaces }) => bestPlaces).sort((one, other) => one - other);
  return { ...record, places };
};

const groupRecords = (
  sums: readonly MapAndWeapon[],
  keyOf: (one: MapAndWeapon) => string,
): readonly (readonly [key: string, record: MatchRecord])[] =>
  [...Map.groupBy(sums, keyOf)]
    .map(([key, all]) => [key, toDetailedRecord(all)] as const)
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
    const weapons = sums.filter(({ mainWeapon }) => mainWeapon);
    return {
      all: sums.length > 0 ? toRecord(sums) : null,
      maps: groupRecords(sums, unifyMaps(context, sums)).map(([mapName, record]) => ({ mapName, ...record })),
      weapons: groupRecords(weapons, ({ mainWeapon }) => mainWeapon ?? '').map(([weapon, record]) => ({
        weapon,
        ...record,
      })),
      modes,
    };
  },
);

const minute = 60_000;

/** Each start by itself, because only the visitor's clock knows its weekday and hour, also across a change of clocks. */
export const getPlayTimes = operation(
  'getPlayTimes',
  { maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId, ...counted }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const rows = await context.db
      .select({ createdAt: participants.createdAt })
      .from(participants)
      .where(isCounted(context, player.accountId, counted))
      .orderBy(asc(participants.createdAt))
      .prepare('starts of matches')
      .execute();
    return { starts: rows.map(({ createdAt }) => Math.floor(createdAt.getTime() / minute)) };
  },
);
