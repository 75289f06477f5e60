import { shardInData } from '@hotdrop/shared-domain/game';
import type { MatchRecord } from '@hotdrop/shared-domain/wire';
import { asc, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { participants } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { requirePlayer } from '../players/find-player.ts';
import {
  type Counted,
  enoughGames,
  groupMates,
  isCounted,
  joinKnown,
  knownColumns,
  type Sums,
  selectTeamMatches,
  sumColumns,
  toCounted,
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

const readSums = prepared('results by map and weapon', (context: Context, counted: Given<Counted>) =>
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
    .where(isCounted(context, counted))
    .groupBy(participants.mapName, participants.mainWeapon),
);

const readModes = prepared('modes of a player', (context: Context, counted: Given<Counted>) =>
  context.db
    .selectDistinct({ mode: participants.gameMode })
    .from(participants)
    .where(isCounted(context, counted)),
);

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
  {
    summary: "A player's results on each map and with each main weapon in the last three months",
    maxAge: cacheSeconds.halfMinute,
  },
  async (context, { shard, accountId, ...counted }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const [sums, modes] = await Promise.all([
      readSums(context, toCounted(context, player.accountId, counted)),
      readModes(context, toCounted(context, player.accountId)),
    ]);
    const weapons = sums.filter(({ mainWeapon }) => mainWeapon);
    return {
      all: sums.length > 0 ? toRecord(sums) : null,
      maps: groupRecords(sums, unifyMaps(context, sums)).map(([mapName, record]) => ({ mapName, ...record })),
      weapons: groupRecords(weapons, ({ mainWeapon }) => mainWeapon ?? '').map(([weapon, record]) => ({
        weapon,
        ...record,
      })),
      modes: modes.map(({ mode }) => mode).sort(),
    };
  },
);

const minute = 60_000;

const readStarts = prepared('starts of matches', (context: Context, counted: Given<Counted>) =>
  context.db
    .select({ createdAt: participants.createdAt })
    .from(participants)
    .where(isCounted(context, counted))
    .orderBy(asc(participants.createdAt)),
);

/** Each start by itself, because only the visitor's clock knows its weekday and hour, also across a change of clocks. */
export const getPlayTimes = operation(
  'getPlayTimes',
  { summary: "When a player's matches of the last three months began", maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId, ...counted }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const rows = await readStarts(context, toCounted(context, player.accountId, counted));
    return {
      starts: rows.map(({ createdAt }) => Math.floor(createdAt.getTime() / minute)),
      region: player.region,
    };
  },
);

const limit = 20;
/** Someone who was a teammate only once is chance. */
const minGames = 2;

const readTeammates = prepared('teammates of a player', (context: Context, counted: Given<Counted>) => {
  const own = selectTeamMatches(context, isCounted(context, counted));
  const company = sql`(
    with own as materialized (${own}),
    total as (select count(*)::int as games, (count(*) filter (where team_rank = 1))::int as wins from own),
    mates as (
      select mate.account_id, count(*)::int as games, (count(*) filter (where own.team_rank = 1))::int as wins,
             max(own.created_at) as last_at
        from ${groupMates(counted.accountId)} having count(*) >= ${sql.param(minGames)}::int
       order by games desc, last_at desc, mate.account_id limit ${sql.param(limit)}::int)
    select total.games as all_games, total.wins as all_wins, mates.*, ${knownColumns}
      from total left join mates on true ${joinKnown(sql`mates`, counted.since)}) company`;
  return context.db
    .select({
      allGames: sql<number>`all_games`,
      allWins: sql<number>`all_wins`,
      accountId: sql<string | null>`account_id`,
      name: sql<string>`name`,
      platform: sql<string>`platform`,
      games: sql<number>`games`,
      wins: sql<number>`wins`,
      lastAt: sql<string>`last_at`.mapWith(participants.createdAt),
      tier: sql<string | null>`tier`,
      subTier: sql<string | null>`sub_tier`,
    })
    .from(company)
    .orderBy(sql`games desc`, sql`last_at desc`, sql`account_id`);
});

export const listTeammates = operation(
  'listTeammates',
  { summary: "A player's most frequent teammates of the last three months", maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId, ...counted }) => {
    const player = await requirePlayer(context, shard, accountId);
    await fillMatchList(context, player);
    const rows = await readTeammates(context, toCounted(context, player.accountId, counted));
    return {
      games: rows[0]?.allGames ?? 0,
      wins: rows[0]?.allWins ?? 0,
      teammates: rows.flatMap(({ accountId: id, name, platform, games, wins, lastAt, tier, subTier }) =>
        id === null
          ? []
          : {
              accountId: id,
              name,
              shard: shardInData(platform),
              games,
              wins,
              lastPlayedAt: new Date(lastAt).toISOString(),
              tier: tier === null ? null : { tier, subTier: subTier ?? '' },
            },
      ),
    };
  },
);
