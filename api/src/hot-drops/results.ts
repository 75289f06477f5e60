import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { hotDrops } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { days, matchRetention } from '../durations.ts';
import { utcDay } from '../leaderboards/places.ts';
import { elsewhere, wholeMap } from '../tracks/landings.ts';

/** The results that a job writes and calls read. Rows of sums are arrays, in the order of the columns of their table. */

const sum = v.number();

/** Landings, places, wins, kills, and early deaths. */
const sums = [sum, sum, sum, sum, sum] as const;

export const mapResultSchema = v.object({
  /** The town; its sums; matches, teams, fights, and seconds to the first fights. */
  towns: v.array(v.tuple([v.string(), ...sums, sum, sum, sum, sum])),
  cells: v.array(v.tuple([v.number(), ...sums])),
});

export const hottestSchema = v.array(
  v.object({
    mapName: v.string(),
    town: v.string(),
    landings: v.number(),
    total: v.number(),
    places: v.number(),
    deadEarly: v.number(),
  }),
);

export const mapsSchema = v.array(
  v.object({
    mapName: v.string(),
    matches: v.number(),
    landings: v.number(),
    town: v.nullable(v.string()),
    inTown: v.nullable(v.number()),
    deadEarly: v.nullable(v.number()),
  }),
);

/** Results over all maps have an empty map. */
interface ResultKey {
  readonly mapName: string;
  /** Empty: all modes. */
  readonly gameMode: string;
  readonly kind: 'all' | 'ranked' | 'normal' | 'hottest' | 'maps';
}

/** Null: the job has not run, or there are no landings. */
export const readResult = async <S extends v.GenericSchema>(
  { db }: Context,
  { mapName, gameMode, kind }: ResultKey,
  schema: S,
): Promise<{ readonly value: v.InferOutput<S>; readonly updatedAt: Date } | null> => {
  const [row] = await db
    .select()
    .from(hotDrops)
    .where(and(eq(hotDrops.mapName, mapName), eq(hotDrops.gameMode, gameMode), eq(hotDrops.kind, kind)));
  const read = v.safeParse(schema, row?.value);
  return row && read.success ? { value: read.output, updatedAt: row.updatedAt } : null;
};

/** Averages and shares of sums: landings, places, wins, kills, and early deaths. */
export const toResults = (landings: number, places: number, wins: number, kills: number, dead: number) => ({
  landings,
  averagePlace: landings > 0 ? places / landings : null,
  winRate: landings > 0 ? wins / landings : null,
  averageKills: landings > 0 ? kills / landings : null,
  deadEarly: landings > 0 ? dead / landings : null,
});

/** How many of the hottest towns are listed. */
const most = 4;

const computedSums = sql.raw('sum(landings), sum(places), sum(wins), sum(kills), sum(dead_early)');

/** Every map with all modes and kinds, each mode, each kind, and each mode of each kind. */
const combinations = sql.raw('grouping sets ((game_mode, is_ranked), (game_mode), (is_ranked), ())');
const keys = sql.raw(
  "map_name, coalesce(game_mode, '') as mode, case is_ranked when true then 'ranked' when false then 'normal' else 'all' end as kind",
);

const computeMaps = (db: Database, since: string, now: Date) =>
  db.execute(sql`
    with towns as (
           select ${keys}, town, jsonb_build_array(town, ${computedSums}, sum(matches), sum(teams), sum(fights), sum(fight_seconds)) as result
             from landing_towns where day >= ${since}::date group by map_name, town, ${combinations}),
         cells as (
           select ${keys}, cell, jsonb_build_array(cell, ${computedSums}) as result
             from landing_cells where day >= ${since}::date group by map_name, cell, ${combinations}),
         listed as (
           select map_name, mode, kind, jsonb_agg(result order by (result ->> 1)::int desc, town) as towns
             from towns group by map_name, mode, kind),
         spread as (
           select map_name, mode, kind, jsonb_agg(result order by cell) as cells from cells group by map_name, mode, kind)
    insert into hot_drops (map_name, game_mode, kind, value, updated_at)
    select map_name, mode, kind,
           jsonb_build_object('towns', towns, 'cells', coalesce(cells, '[]'::jsonb)), ${now.toISOString()}::timestamptz
      from listed left join spread using (map_name, mode, kind)`);

const computeHottest = (db: Database, now: Date) =>
  db.execute(sql`
    with towns as (
           select map_name, town, sum(landings) as landings, sum(places) as places, sum(dead_early) as dead
             from landing_hours where hour > ${new Date(now.getTime() - days(1)).toISOString()}::timestamptz
            group by map_name, town),
         shared as (select *, sum(landings) over (partition by map_name) as total from towns),
         hottest as (
           select * from shared where town <> ${elsewhere} order by landings desc, map_name, town limit ${most})
    insert into hot_drops (map_name, game_mode, kind, value, updated_at)
    select '', '', 'hottest', coalesce(jsonb_agg(jsonb_build_object(
             'mapName', map_name, 'town', town, 'landings', landings, 'total', total, 'places', places, 'deadEarly', dead)
             order by landings desc, map_name, town), '[]'::jsonb), ${now.toISOString()}::timestamptz
      from hottest`);

const computeIndex = (db: Database, since: string, now: Date) =>
  db.execute(sql`
    with towns as (
           select map_name, town, sum(landings) as landings, sum(matches) as matches, sum(dead_early) as dead
             from landing_towns where day >= ${since}::date group by map_name, town),
         hottest as (
           select distinct on (map_name) map_name, town, landings as in_town, dead
             from towns where town <> ${elsewhere} and town <> ${wholeMap}
            order by map_name, landings desc, town)
    insert into hot_drops (map_name, game_mode, kind, value, updated_at)
    select '', '', 'maps', coalesce(jsonb_agg(jsonb_build_object(
             'mapName', map_name, 'matches', matches, 'landings', landings,
             'town', hottest.town, 'inTown', in_town, 'deadEarly', hottest.dead)
             order by matches desc, map_name), '[]'::jsonb), ${now.toISOString()}::timestamptz
      from towns left join hottest using (map_name) where towns.town = ${wholeMap}`);

/** The length of the window, in days. */
export const windowDays = Math.round(matchRetention / days(1));

/** Computes the results of all pages from the computedSums of landings. */
export const computeHotDrops = async ({ db, now }: Context): Promise<void> => {
  const time = now();
  const since = utcDay(time.getTime() - matchRetention);
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from hot_drops`);
    await computeMaps(tx, since, time);
    await computeHottest(tx, time);
    await computeIndex(tx, since, time);
  });
};
