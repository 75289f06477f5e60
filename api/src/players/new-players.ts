import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { ageOf, type Context } from '../context.ts';
import { nameLookups, players } from '../data/schema.ts';
import { unknownNameCacheTime } from '../durations.ts';
import { HiddenPlayerError, refuseFound } from '../hidden/hidden-players.ts';
import { matchRowsJob } from '../matches/stored-match.ts';
import type { FoundPlayer } from '../upstream/upstream.ts';
import type { PlayerRow } from './find-player.ts';
import { requestRenewal } from './renewal/renewals.ts';

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
const saveUnknownName = async ({ db, now }: Context, platform: string, name: string): Promise<void> => {
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

export const countNamesAhead = (
  { db }: Context,
  { requestedAt }: Pick<NameLookup, 'requestedAt'>,
): Promise<number> =>
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

export const isAccountId = (key: string): boolean => key.startsWith('account.');

/** Saves a player as the source describes them. A hidden one is refused. */
export const saveFoundPlayer = async ({ db, now }: Context, found: FoundPlayer): Promise<PlayerRow> => {
  await refuseFound({ db, now }, found);
  const seen = { ...found, seenAt: now() };
  const [row] = await db
    .insert(players)
    .values(seen)
    .onConflictDoUpdate({ target: players.accountId, set: seen })
    .returning();
  if (!row) throw new Error('The database did not return the saved player.');
  return row;
};

export const fetchFromSource = (
  { source }: Context,
  platform: string,
  key: string,
): Promise<FoundPlayer | null> =>
  isAccountId(key) ? source.findById(platform, key) : source.findByName(platform, key);

/** Looks a name up in the source and saves the answer. A renewal, in the name's place, reads a new player's data. */
export const fetchPlayer = async (
  context: Context,
  { platform, name, requestedAt }: Pick<NameLookup, 'platform' | 'name' | 'requestedAt'>,
): Promise<PlayerRow | null> => {
  const found = await fetchFromSource(context, platform, name);
  if (!found) {
    await saveUnknownName(context, platform, name);
    return null;
  }
  const row = await saveFoundPlayer(context, found).catch(async (error: unknown) => {
    if (error instanceof HiddenPlayerError) await deleteNameLookup(context, platform, name);
    throw error;
  });
  await context.queue.send(matchRowsJob, { accountId: row.accountId }, row.accountId);
  await requestRenewal(context, row, { visitor: 'first lookup', priority: 'page', requestedAt });
  await deleteNameLookup(context, platform, name);
  return row;
};
