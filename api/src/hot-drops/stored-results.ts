import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { hotDrops } from '../data/schema.ts';

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
export interface ResultKey {
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
