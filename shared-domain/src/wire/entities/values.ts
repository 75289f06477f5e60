import * as v from 'valibot';

/** Schemas of common values. */

export const text = v.string();
export const filled = v.pipe(v.string(), v.minLength(1));
/** ISO 8601 in UTC. */
export const time = v.pipe(v.string(), v.isoTimestamp());
/** A day in UTC: `2026-11-22`. */
export const day = v.pipe(v.string(), v.isoDate());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const amount = v.pipe(v.number(), v.minValue(0));
/** A share from 0 to 1. */
export const ratio = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** Upper case with underscores, as in the game's data: `STEAM`, `PC_KRJP`. */
export const dataShard = v.pipe(v.string(), v.minLength(1));
/** A value that the game does not publish, or that is not counted yet, is null and never 0. */
export const known = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);
