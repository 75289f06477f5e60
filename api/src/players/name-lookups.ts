import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { ageOf, type Context } from '../context.ts';
import { nameLookups } from '../data/schema.ts';
import { unknownNameCacheTime } from '../durations.ts';

/** Names and account IDs that visitors look up and the site does not know. All hosts share them. */

export type NameLookup = typeof nameLookups.$inferSelect;

export const nameLookupJob = 'look-up-names';

/** The source takes ten names in one request. */
const maxNames = 10;

const whereName = (platform: string, name: string) =>
  and(eq(nameLookups.platform, platform), eq(nameLookups.name, name));

export const readNameLookup = async (
  { db }: Context,
  platform: string,
  name: string,
): Promise<NameLookup | null> => {
  const [row] = await db.select().from(nameLookups).where(whereName(platform, name)).limit(1);
  return row ?? null;
};

/** Whether the source answered a short time ago that it does not know the name. */
export const isKnownAsUnknown = (context: Context, { answeredAt }: NameLookup): boolean =>
  answeredAt !== null && ageOf(context, answeredAt) < unknownNameCacheTime;

export const queueName = async (
  { db, now, queue }: Context,
  platform: string,
  name: string,
): Promise<NameLookup> => {
  const row = { platform, name, requestedAt: now(), answeredAt: null };
  await db
    .insert(nameLookups)
    .values(row)
    .onConflictDoUpdate({
      target: [nameLookups.platform, nameLookups.name],
      set: row,
      setWhere: isNotNull(nameLookups.answeredAt),
    });
  await queue.send(nameLookupJob, {});
  return row;
};

/** Remembers that the source does not know the name. */
export const saveUnknownName = async (
  { db, now }: Context,
  platform: string,
  name: string,
): Promise<void> => {
  const row = { platform, name, requestedAt: now(), answeredAt: now() };
  await db
    .insert(nameLookups)
    .values(row)
    .onConflictDoUpdate({
      target: [nameLookups.platform, nameLookups.name],
      set: { answeredAt: row.answeredAt },
    });
};

export const deleteNameLookup = async ({ db }: Context, platform: string, name: string): Promise<void> => {
  await db.delete(nameLookups).where(whereName(platform, name));
};

export const countNamesAhead = ({ db }: Context, { requestedAt }: NameLookup): Promise<number> =>
  db.$count(nameLookups, and(isNull(nameLookups.answeredAt), lt(nameLookups.requestedAt, requestedAt)));

export const hasWaitingNames = async ({ db }: Context): Promise<boolean> =>
  (await db.$count(nameLookups, isNull(nameLookups.answeredAt))) > 0;

/** The names that wait longest, all of one platform. */
export const listNextNames = async ({ db }: Context): Promise<readonly NameLookup[]> => {
  const waiting = await db
    .select()
    .from(nameLookups)
    .where(isNull(nameLookups.answeredAt))
    .orderBy(asc(nameLookups.requestedAt))
    .limit(100);
  return waiting.filter(({ platform }) => platform === waiting[0]?.platform).slice(0, maxNames);
};

/** Deletes answers that are no longer used. */
export const deleteOldLookups = async ({ db, now }: Context): Promise<void> => {
  const oldest = new Date(now().getTime() - unknownNameCacheTime);
  await db.delete(nameLookups).where(lt(nameLookups.answeredAt, oldest));
};
