import { botPrefix, coreModes, readMap } from '@hotdrop/shared-domain/game';
import type { MatchKind, MatchRecord } from '@hotdrop/shared-domain/wire';
import { and, eq, gte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Given } from '../data/prepared.ts';
import { participants } from '../data/schema.ts';
import { retentionStart } from '../matches/stored-match.ts';

/** A list of texts as one parameter, so that the statement is the same for all lists. */
const textList = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** Whether a row is of a match that counts: `isCountedMatch` in SQL. */
export const isCountedRow = ({ game }: Context) => {
  const types = game.matchTypes.filter(({ isCounted }) => isCounted).map(({ id }) => id);
  const modes = coreModes(game).map(({ id }) => id);
  return sql`(${participants.matchType} = any(${textList(types)}) and ${participants.gameMode} = any(${textList(modes)}))`;
};

/** `isTop10` in SQL, for a table with rows of players. */
export const isTop10Row = (table = sql`${participants}`) =>
  sql`(${table}.team_rank <= 10 and ${table}.team_total > 10)`;

export const isRanked = ({ game }: Context) => {
  const ranked = game.matchTypes.filter((type) => type.isRanked).map(({ id }) => id);
  return sql`(${participants.matchType} = any(${textList(ranked)}))`;
};

export interface Counted {
  readonly accountId: string;
  readonly since: Date;
  /** Null allows all, so that statements with and without a filter are the same. */
  readonly mode: string | null;
  readonly ranked: boolean | null;
}

/** The values for `isCounted`. */
export const toCounted = (
  context: Context,
  accountId: string,
  { mode, kind }: { readonly mode?: string | undefined; readonly kind?: MatchKind | undefined } = {},
): Counted => ({
  accountId,
  since: retentionStart(context),
  mode: mode ?? null,
  ranked: kind === undefined ? null : kind === 'ranked',
});

/** Selects the rows of a player in matches of the last three months, without those that do not count. */
export const isCounted = (context: Context, { accountId, since, mode, ranked }: Given<Counted>) =>
  and(
    eq(participants.accountId, accountId),
    gte(participants.createdAt, since),
    isCountedRow(context),
    sql`coalesce(${participants.gameMode} = ${mode}::text, true)`,
    sql`coalesce(${isRanked(context)} = ${ranked}::boolean, true)`,
  );

/** Whether the rows of a table are of a mode in which players have teammates. */
export const isTeamMode = ({ game }: Context) => {
  const solo = game.modes.filter(({ size }) => size === 'solo').map(({ id }) => id);
  return sql`${participants.gameMode} <> all(${textList(solo)})`;
};

/** Rates, the best map, and the best partner of fewer games would be chance. */
export const enoughGames = 5;

/** Sums of matches, from which records are computed. */
export interface Sums {
  readonly games: number;
  readonly wins: number;
  readonly top10s: number;
  readonly damage: number;
  readonly places: number;
  readonly longestKill: number;
}

/** The columns of the sums of a group of rows. */
export const sumColumns = {
  games: sql<number>`count(*)::int`,
  wins: sql<number>`(count(*) filter (where ${participants.teamRank} = 1))::int`,
  top10s: sql<number>`(count(*) filter (where ${isTop10Row()}))::int`,
  damage: sql<number>`sum(${participants.damageDealt})`,
  places: sql<number>`sum(${participants.teamRank})::int`,
  longestKill: sql<number>`max(${participants.longestKill})`,
};

export const toRecord = (all: readonly Sums[]): MatchRecord => {
  const total = (stat: Exclude<keyof Sums, 'longestKill'>) => all.reduce((sum, sums) => sum + sums[stat], 0);
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

/** The game renames maps, so several ids have the same name. Returns a function that finds the first id of a map's name. */
export const unifyMaps = ({ game }: Context, all: readonly { readonly mapName: string }[]) => {
  const nameOf = (mapName: string) => readMap(game, mapName).name.en;
  const ids = new Map(all.toReversed().map(({ mapName }) => [nameOf(mapName), mapName]));
  return ({ mapName }: { readonly mapName: string }) => ids.get(nameOf(mapName)) ?? mapName;
};

/** The matches of a player in which there are teammates, for a query named `own`. */
export const selectTeamMatches = (context: Context, isChosen: SQL | undefined) =>
  context.db
    .select({
      matchId: participants.matchId,
      createdAt: participants.createdAt,
      teamId: participants.teamId,
      teamRank: participants.teamRank,
      teamTotal: participants.teamTotal,
    })
    .from(participants)
    .where(and(isChosen, isTeamMode(context)));

/**
 * The teammates in the matches of `own`, as groups of rows by account ID. Each match is looked up in the partition of its
 * week: `offset 0` prevents the planner from joining all partitions.
 */
export const groupMates = (accountId: Placeholder) => sql`
  own cross join lateral (
    select account_id from participants mate
     where mate.match_id = own.match_id and mate.created_at = own.created_at and mate.team_id = own.team_id
    offset 0) mate
   where mate.account_id <> ${accountId} and not starts_with(mate.account_id, ${botPrefix})
   group by mate.account_id`;

/** The columns of `joinKnown`. */
export const knownColumns = sql`newest.platform,
  case when known.seen_at >= newest.created_at then known.name else newest.name end as name, known.tier, known.sub_tier`;

/**
 * Joins the name, the platform, and the tier of the players of a table. The name is the newest one of the player's own
 * matches, unless the source has confirmed another one since.
 */
export const joinKnown = (table: SQL, since: Placeholder) => sql`
  left join lateral (
    select name, platform, created_at from participants row
     where row.account_id = ${table}.account_id and row.created_at >= ${since}::timestamptz
     order by row.created_at desc limit 1) newest on true
  left join players known on known.account_id = ${table}.account_id`;
