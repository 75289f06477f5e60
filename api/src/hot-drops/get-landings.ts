import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { landings } from '../data/schema/tracks.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { requirePlayer } from '../players/require-player.ts';
import { elsewhere } from '../tracks/landings.ts';
import { toResults } from './stored-results.ts';

/** The last fights whose places are listed. */
const mostFights = 100;

const whole = (expression: ReturnType<typeof sql>) => expression.mapWith(Number);

const columns = {
  landings: whole(sql`count(*)`),
  places: whole(sql`sum(${landings.place})`),
  wins: whole(sql`count(*) filter (where ${landings.place} = 1)`),
  kills: whole(sql`sum(${landings.kills})`),
  deadEarly: whole(sql`count(*) filter (where ${landings.isDeadEarly})`),
};

interface Sums {
  readonly landings: number;
  readonly places: number;
  readonly wins: number;
  readonly kills: number;
  readonly deadEarly: number;
}

const isOwn = (context: Context, accountId: string) =>
  and(eq(landings.accountId, accountId), gte(landings.createdAt, retentionStart(context)));

const readTowns = (context: Context, accountId: string) =>
  context.db
    .select({ mapName: landings.mapName, town: landings.town, ...columns })
    .from(landings)
    .where(isOwn(context, accountId))
    .groupBy(landings.mapName, landings.town)
    .prepare('landings of a player')
    .execute();

const readFights = (context: Context, accountId: string) =>
  context.db
    .select({ mapName: landings.mapName, wonAt: landings.wonAt, lostAt: landings.lostAt })
    .from(landings)
    .where(isOwn(context, accountId))
    .orderBy(desc(landings.createdAt))
    .prepare('fights of a player')
    .execute();

const addUp = (rows: readonly Sums[]): Sums => {
  const total = (key: keyof Sums): number => rows.reduce((sum, row) => sum + row[key], 0);
  return {
    landings: total('landings'),
    places: total('places'),
    wins: total('wins'),
    kills: total('kills'),
    deadEarly: total('deadEarly'),
  };
};

const describe = (sums: Sums) => ({
  ...toResults(sums.landings, sums.places, sums.wins, sums.kills, sums.deadEarly),
  wins: sums.wins,
});

/** Pairs of x and y as places. */
const toPlaces = (coordinates: readonly (readonly number[])[]) =>
  coordinates.flatMap((list) => list.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: list[i + 1] ?? 0 }] : [])));

export const getLandings = operation(
  'getLandings',
  { maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId }) => {
    const player = await requirePlayer(context, shard, accountId);
    const [towns, fights] = await Promise.all([
      readTowns(context, player.accountId),
      readFights(context, player.accountId),
    ]);
    const maps = [...Map.groupBy(towns, ({ mapName }) => mapName)].map(([mapName, own]) => {
      const here = fights.filter((fight) => fight.mapName === mapName);
      const won = toPlaces(here.map(({ wonAt }) => wonAt));
      const lost = toPlaces(here.map(({ lostAt }) => lostAt));
      return {
        mapName,
        ...describe(addUp(own)),
        towns: own
          .map((row) => ({ town: row.town === elsewhere ? null : row.town, ...describe(row) }))
          .sort((a, b) => b.landings - a.landings || ((a.town ?? '') < (b.town ?? '') ? -1 : 1)),
        fightsWon: won.length,
        fightsLost: lost.length,
        wonAt: won.slice(0, mostFights),
        lostAt: lost.slice(0, mostFights),
      };
    });
    return {
      landings: towns.reduce((sum, row) => sum + row.landings, 0),
      maps: maps.sort((a, b) => b.landings - a.landings || (a.mapName < b.mapName ? -1 : 1)),
    };
  },
);
