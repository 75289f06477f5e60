import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../data/store.ts';
import { days, matchRetention } from '../durations.ts';
import { utcDay } from '../leaderboards/places.ts';
import { elsewhere, wholeMap } from '../tracks/landings.ts';

/** How many of the hottest towns are listed. */
const most = 4;

const sums = sql.raw('sum(landings), sum(places), sum(wins), sum(kills), sum(dead_early)');

/** Every map with all modes and kinds, each mode, each kind, and each mode of each kind. */
const combinations = sql.raw('grouping sets ((game_mode, is_ranked), (game_mode), (is_ranked), ())');
const keys = sql.raw(
  "map_name, coalesce(game_mode, '') as mode, case is_ranked when true then 'ranked' when false then 'normal' else 'all' end as kind",
);

const computeMaps = (db: Database, since: string, now: Date) =>
  db.execute(sql`
    with towns as (
           select ${keys}, town, jsonb_build_array(town, ${sums}, sum(matches), sum(teams), sum(fights), sum(fight_seconds)) as result
             from landing_towns where day >= ${since}::date group by map_name, town, ${combinations}),
         cells as (
           select ${keys}, cell, jsonb_build_array(cell, ${sums}) as result
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

/** Computes the results of all pages from the sums of landings. */
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
