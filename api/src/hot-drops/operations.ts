import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { hotDrops, mapGrounds } from '../data/schema/tracks.ts';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { elsewhere, gridSide, wholeMap } from '../tracks/landings.ts';
import { windowDays } from './compute-results.ts';
import { groundSide } from './draw-ground.ts';
import { hottestSchema, mapResultSchema, mapsSchema, readResult, toResults } from './stored-results.ts';

const overAll = { mapName: '', gameMode: '' } as const;

export const listHotDrops = operation('listHotDrops', { maxAge: cacheSeconds.minute }, async (context) => {
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
});

const listModes = async ({ db }: Context, mapName: string): Promise<string[]> => {
  const rows = await db
    .select({ mode: hotDrops.gameMode })
    .from(hotDrops)
    .where(and(eq(hotDrops.mapName, mapName), ne(hotDrops.gameMode, ''), eq(hotDrops.kind, 'all')));
  return rows.map(({ mode }) => mode).sort();
};

export const getHotDrops = operation(
  'getHotDrops',
  { maxAge: cacheSeconds.minute },
  async (context, { map: mapName, mode, kind }) => {
    const [result, modes] = await Promise.all([
      readResult(context, { mapName, gameMode: mode ?? '', kind: kind ?? 'all' }, mapResultSchema),
      listModes(context, mapName),
    ]);
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

export const getMapGround = operation(
  'getMapGround',
  { maxAge: cacheSeconds.fiveMinutes },
  async ({ db }, { map: mapName }) => {
    const [row] = await db
      .select({
        matches: mapGrounds.matches,
        walked: mapGrounds.walked,
        driven: mapGrounds.driven,
        updatedAt: mapGrounds.updatedAt,
      })
      .from(mapGrounds)
      .where(eq(mapGrounds.mapName, mapName));
    return {
      mapName,
      side: groundSide,
      matches: row?.matches ?? 0,
      walked: row?.walked ?? '',
      driven: row?.driven ?? '',
      updatedAt: row?.updatedAt.toISOString() ?? null,
    };
  },
);
