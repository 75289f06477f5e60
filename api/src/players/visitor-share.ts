import { and, eq, lt, sql } from 'drizzle-orm';
import { ageOf, type Context } from '../context.ts';
import { visitorShares } from '../data/schema/shares.ts';
import { rateLimitWindow } from '../durations.ts';
import { localVisitor } from '../http/visitor-address.ts';

/** The part of a key that one visitor may spend on names that the site does not know. */
const lookupShare = 0.3;
const minLookups = 2;

/** Button presses of a visitor per minute. */
export const renewalsPerMinute = 5;

/** Lookups of unknown names that one visitor may cause per minute. */
export const readLookupsPerMinute = async ({ budget }: Context): Promise<number> =>
  Math.max(minLookups, Math.floor((await budget.readLimit()) * lookupShare));

/**
 * Takes one from a visitor's share, which refills evenly. All hosts share it. Returns null, or the milliseconds until
 * the next one if none is left.
 */
export const takeShare = async (
  context: Context,
  visitor: string,
  kind: 'lookup' | 'renewal',
  perMinute: number,
): Promise<number | null> => {
  // A trusted proxy that names no visitor speaks for many.
  if (visitor === localVisitor) return null;
  const { db } = context;
  const at = context.now();
  const passed = sql`abs(extract(epoch from ${at.toISOString()}::timestamptz - ${visitorShares.at})) * 1000`;
  const refilled = sql`least(${perMinute}::float8, ${visitorShares.left} + ${passed} * ${perMinute / rateLimitWindow}::float8)`;
  const [row] = await db
    .insert(visitorShares)
    .values({ visitor, kind, left: perMinute - 1, at })
    .onConflictDoUpdate({
      target: [visitorShares.visitor, visitorShares.kind],
      set: { left: sql`${refilled} - 1`, at },
      setWhere: sql`${refilled} >= 1`,
    })
    .returning();
  if (row) return null;
  const [share] = await db
    .select()
    .from(visitorShares)
    .where(and(eq(visitorShares.visitor, visitor), eq(visitorShares.kind, kind)));
  const elapsed = share ? ageOf(context, share.at) : 0;
  const missing = 1 - (share?.left ?? 0);
  return Math.max(1_000, Math.ceil((missing / perMinute) * rateLimitWindow - elapsed));
};

/** Deletes shares that are full again. */
export const deleteFullShares = async ({ db, now }: Context): Promise<void> => {
  await db.delete(visitorShares).where(lt(visitorShares.at, new Date(now().getTime() - rateLimitWindow)));
};
