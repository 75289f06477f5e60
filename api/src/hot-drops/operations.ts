import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { hotDrops, landings } from '../data/schema.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { requireMap } from '../http/require-known.ts';
import { retentionStart } from '../matches/stored-match.ts';
import { requirePlayer } from '../players/find-player.ts';
import { elsewhere, gridSide, wholeMap } from '../tracks/landings.ts';
import { hottestSchema, mapResultSchema, mapsSchema, readResult, toResults, windowDays } from './results.ts';

const overAll = { mapName: '', gameMode: '' } as const;

export const listHotDrops = operation(
  'listHotDrops',
  {
    summary: 'The towns to which most players jumped in the last 24 hours, and the maps with landings',
    maxAge: cacheSeconds.minute,
  },
  async (context) => {
    const [hottest, maps] = await Promise.all([
      readResult(context, { ...overAll, kind: 'hottest' }, hottestSchema),
      readResult(context, { ...overAll, kind: 'maps' }, mapsSchema),
    ]);
    return {
      days: windowDays,
      updatedAt: maps?.updatedAt.toISOString() ?? null,
      hottest: (hottest?.value ?? []).map(({ mapName, town, landings, total, places, deadEarly }) => ({
        mapName,
        town,
        landings,
        share: landings / total,
        averagePlace: places / landings,
        deadEarly: deadEarly / landings,
      })),
      maps: (maps?.value ?? []).map(({ mapName, matches, landings, town, inTown, deadEarly }) => ({
        mapName,
        matches,
        landings,
        hottest:
          town && inTown ? { town, share: inTown / landings, deadEarly: (deadEarly ?? 0) / inTown } : null,
      })),
    };
  },
);

const listModes = async ({ db }: Context, mapName: string): Promise<string[]> => {
  const rows = await db
    .select({ mode: hotDrops.gameMode })
    .from(hotDrops)
    .where(and(eq(hotDrops.mapName, mapName), ne(hotDrops.gameMode, ''), eq(hotDrops.kind, 'all')));
  return rows.map(({ mode }) => mode).sort();
};

export const getHotDrops = operation(
  'getHotDrops',
  {
    summary: 'Where players land on a map and how it ends, by town and by cell',
    maxAge: cacheSeconds.minute,
  },
  async (context, { map: mapName, mode, kind }) => {
    const [result, modes] = await Promise.all([
      readResult(context, { mapName, gameMode: mode ?? '', kind: kind ?? 'all' }, mapResultSchema),
      listModes(context, mapName),
    ]);
    if (!result) requireMap(context.game, mapName);
    const towns = (result?.value.towns ?? []).map(
      ([town, landings, places, wins, kills, dead, matches, teams, fights, seconds]) => ({
        ...toResults(landings, places, wins, kills, dead),
        town,
        matches,
        averageTeams: matches > 0 ? teams / matches : null,
        firstFight: fights > 0 ? seconds / fights : null,
      }),
    );
    const whole = towns.find(({ town }) => town === wholeMap);
    return {
      mapName,
      days: windowDays,
      updatedAt: result?.updatedAt.toISOString() ?? null,
      matches: whole?.matches ?? 0,
      side: gridSide,
      all: whole ?? toResults(0, 0, 0, 0, 0),
      towns: towns
        .filter(({ town }) => town !== wholeMap)
        .map((each) => ({ ...each, town: each.town === elsewhere ? null : each.town })),
      cells: (result?.value.cells ?? []).map(([cell, ...sums]) => ({ cell, ...toResults(...sums) })),
      modes,
    };
  },
);

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

interface Landed {
  readonly accountId: string;
  readonly since: Date;
}

const isOfPlayer = ({ accountId, since }: Given<Landed>) =>
  and(eq(landings.accountId, accountId), gte(landings.createdAt, since));

const readTowns = prepared('landings of a player', ({ db }: Context, landed: Given<Landed>) =>
  db
    .select({ mapName: landings.mapName, town: landings.town, ...columns })
    .from(landings)
    .where(isOfPlayer(landed))
    .groupBy(landings.mapName, landings.town),
);

const readFights = prepared('fights of a player', ({ db }: Context, landed: Given<Landed>) =>
  db
    .select({ mapName: landings.mapName, wonAt: landings.wonAt, lostAt: landings.lostAt })
    .from(landings)
    .where(isOfPlayer(landed))
    .orderBy(desc(landings.createdAt)),
);

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
  {
    summary: 'Where a player lands on each map and how it ends, in the last three months',
    maxAge: cacheSeconds.halfMinute,
  },
  async (context, { shard, accountId }) => {
    const player = await requirePlayer(context, shard, accountId);
    const landed = { accountId: player.accountId, since: retentionStart(context) };
    const [towns, fights] = await Promise.all([readTowns(context, landed), readFights(context, landed)]);
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
