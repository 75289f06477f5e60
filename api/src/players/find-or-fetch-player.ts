import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { players } from '../data/schema.ts';
import { unknownNameCacheTime } from '../durations.ts';
import type { FoundPlayer } from '../upstream/upstream.ts';
import type { PlayerRow } from './player-row.ts';
import { requestRenewal } from './renewal/renewals.ts';

const maxUnknownNames = 10_000;

/** Expiry times of names that the source does not know, so that reloading a page asks the source only once. */
const unknownNames = new WeakMap<Context, Map<string, number>>();

const isCachedAsUnknown = (context: Context, name: string): boolean => {
  const expiresAt = unknownNames.get(context)?.get(name) ?? 0;
  return expiresAt > context.now().getTime();
};

const cacheUnknown = (context: Context, name: string): void => {
  const names = unknownNames.get(context) ?? new Map<string, number>();
  unknownNames.set(context, names);
  if (names.size > maxUnknownNames) names.clear();
  names.set(name, context.now().getTime() + unknownNameCacheTime);
};

const isAccountId = (key: string): boolean => key.startsWith('account.');

/** Saves a player as the source describes them. */
export const saveFoundPlayer = async ({ db, now }: Context, found: FoundPlayer): Promise<PlayerRow> => {
  const seen = { ...found, seenAt: now() };
  const [row] = await db
    .insert(players)
    .values(seen)
    .onConflictDoUpdate({ target: players.accountId, set: seen })
    .returning();
  if (!row) throw new Error('The database did not return the saved player.');
  return row;
};

/** If several players had this name, the one who was seen last has it now. */
const findStored = async ({ db }: Context, platform: string, key: string): Promise<PlayerRow | null> => {
  const [row] = await db
    .select()
    .from(players)
    .where(
      isAccountId(key)
        ? eq(players.accountId, key)
        : and(eq(players.platform, platform), eq(players.name, key)),
    )
    .orderBy(desc(players.seenAt))
    .limit(1);
  return row ?? null;
};

const fetchPlayer = async (context: Context, platform: string, key: string): Promise<FoundPlayer | null> => {
  const name = `${platform}/${key}`;
  if (isCachedAsUnknown(context, name)) return null;
  const { source } = context;
  const found = await (isAccountId(key) ? source.findById(platform, key) : source.findByName(platform, key));
  if (!found) cacheUnknown(context, name);
  return found;
};

/** Finds a player by name or account ID in the database, else in the source. */
export const findOrFetchPlayer = async (
  context: Context,
  platform: string,
  key: string,
): Promise<PlayerRow | null> => {
  const stored = await findStored(context, platform, key);
  if (stored) return stored.platform === platform ? stored : null;
  const found = await fetchPlayer(context, platform, key);
  if (!found) return null;
  const row = await saveFoundPlayer(context, found);
  // Figures cost several of few requests, so a renewal reads them later.
  if (!context.source.isInstant) await requestRenewal(context, row, 'first lookup');
  return row;
};

/** Players with this name in another case or on another platform. */
export const findSimilarNames = ({ db }: Context, platform: string, name: string) =>
  db
    .select()
    .from(players)
    .where(
      and(
        eq(sql`lower(${players.name})`, name.toLowerCase()),
        or(ne(players.platform, platform), ne(players.name, name)),
      ),
    )
    .orderBy(sql`${players.platform} = ${platform} desc`, players.platform)
    .limit(8);
