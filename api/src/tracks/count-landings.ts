import { readMatchType, readMode } from '@hotdrop/shared-domain/game';
import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { landings } from '../data/schema/tracks.ts';
import type { Database } from '../data/store.ts';
import { findLookedUp } from '../matches/participant-rows.ts';
import type { StoredMatch } from '../matches/stored-match.ts';
import type { Member } from '../upstream/upstream.ts';
import { type Landing, listLandings, listTownMatches, type TownMatch, wholeMap } from './landings.ts';

/** The landings of one match, to be added to the sums. */
export interface CountedLandings {
  readonly landings: readonly Landing[];
  readonly towns: readonly TownMatch[];
  readonly isRanked: boolean;
}

/** Null: the map or the mode is not one whose landings are compared, such as an arcade mode. */
export const toCountedLandings = async (
  { game }: Pick<Context, 'game'>,
  match: StoredMatch,
  members: readonly Member[],
  tracks: Tracks,
): Promise<CountedLandings | null> => {
  const geography = (await game.loadGeography?.())?.map(match.mapName) ?? null;
  const type = readMatchType(game, match.matchType);
  if (!geography || !type.hasKillLog || readMode(game, match.gameMode).kind !== 'core') return null;
  const listed = listLandings(tracks, members, geography);
  return {
    landings: listed,
    towns: listTownMatches(tracks, listed, geography),
    isRanked: type.isRanked,
  };
};

/** The columns of sums, from rows of landings. */
const sums = sql.raw(
  'count(*), sum(place), count(*) filter (where place = 1), sum(kills), count(*) filter (where "isDeadEarly")',
);

const addToSums = (table: string, more: readonly string[] = []) =>
  sql.raw(
    ['landings', 'places', 'wins', 'kills', 'dead_early', ...more]
      .map((column) => `${column} = ${table}.${column} + excluded.${column}`)
      .join(', '),
  );

/** Adds a match to the sums of its day and its hour. The order of keys prevents deadlocks between two matches. */
const addSums = async (db: Database, match: StoredMatch, counted: CountedLandings): Promise<void> => {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(counted.landings)}::jsonb)
    as landed (town text, cell int, place int, kills int, "isDeadEarly" boolean)`;
  const time = sql`${match.createdAt.toISOString()}::timestamptz`;
  const inDay = sql`(${time} at time zone 'UTC')::date, ${match.mapName}, ${match.gameMode}, ${counted.isRanked}::boolean`;
  await db.execute(sql`
    insert into landing_cells (day, map_name, game_mode, is_ranked, cell, landings, places, wins, kills, dead_early)
    select ${inDay}, cell, ${sums} from ${rows} group by cell order by cell
    on conflict (day, map_name, game_mode, is_ranked, cell) do update set ${addToSums('landing_cells')}`);
  await db.execute(sql`
    with landed as (select * from ${rows}),
         summed as (
           select town, ${sums} from landed group by town
           union all select ${wholeMap}, ${sums} from landed)
    insert into landing_towns (day, map_name, game_mode, is_ranked, town, landings, places, wins, kills, dead_early,
                               matches, teams, fights, fight_seconds)
    select ${inDay}, town, coalesce(l, 0), coalesce(p, 0), coalesce(w, 0), coalesce(k, 0), coalesce(d, 0),
           1, teams, ("firstFight" is not null)::int, coalesce("firstFight", 0)
      from jsonb_to_recordset(${JSON.stringify(counted.towns)}::jsonb)
             as played (town text, teams int, "firstFight" double precision)
      left join summed as s (town, l, p, w, k, d) using (town)
     order by town
    on conflict (day, map_name, game_mode, is_ranked, town)
    do update set ${addToSums('landing_towns', ['matches', 'teams', 'fights', 'fight_seconds'])}`);
  await db.execute(sql`
    insert into landing_hours (hour, map_name, town, landings, places, wins, kills, dead_early)
    select date_trunc('hour', ${time}), ${match.mapName}, town, ${sums} from ${rows} group by town order by town
    on conflict (hour, map_name, town) do update set ${addToSums('landing_hours')}`);
};

/** The rows of players for their profiles. */
export const insertLandings = async (
  db: Database,
  { id, createdAt, mapName }: StoredMatch,
  listed: readonly Landing[],
): Promise<void> => {
  if (listed.length === 0) return;
  const rows = listed.map(({ accountId, x, y, town, place, kills, isDeadEarly, wonAt, lostAt }) => ({
    ...{ matchId: id, createdAt, mapName, accountId },
    ...{ x, y, town, place, kills, isDeadEarly, wonAt: [...wonAt], lostAt: [...lostAt] },
  }));
  await db.insert(landings).values(rows).onConflictDoNothing();
};

/** Adds the landings of a match to the sums, and to the profiles of players whom somebody looked up. */
export const countLandings = async (
  db: Database,
  match: StoredMatch,
  counted: CountedLandings,
): Promise<void> => {
  const known = await findLookedUp(
    db,
    counted.landings.map(({ accountId }) => accountId),
  );
  await insertLandings(
    db,
    match,
    counted.landings.filter(({ accountId }) => known.has(accountId)),
  );
  await addSums(db, match, counted);
};
