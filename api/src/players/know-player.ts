import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { players } from '../data/schema.ts';
import { unknownNameMemory } from '../durations.ts';
import type { FoundPlayer } from '../upstream/upstream.ts';
import type { PlayerRow } from './player-row.ts';
import { requestRenewal } from './renewal.ts';

/** Names that the source did not know a moment ago, so that reloading a page asks it only once. */
const unknownNames = new WeakMap<Context, Map<string, number>>();

const isKnownUnknown = (context: Context, key: string): boolean => {
  const until = unknownNames.get(context)?.get(key) ?? 0;
  return until > context.now().getTime();
};

const rememberUnknown = (context: Context, key: string): void => {
  const names = unknownNames.get(context) ?? new Map<string, number>();
  unknownNames.set(context, names);
  if (names.size > 10_000) names.clear();
  names.set(key, context.now().getTime() + unknownNameMemory);
};

/** Notes what the source says of a player. Whoever had that name on the platform before has lost it. */
export const noteFound = async ({ db, now }: Context, found: FoundPlayer): Promise<PlayerRow> => {
  const seen = { ...found, seenAt: now() };
  const [row] = await db
    .insert(players)
    .values(seen)
    .onConflictDoUpdate({ target: players.accountId, set: seen })
    .returning();
  return row as PlayerRow;
};

const storedByName = async ({ db }: Context, platform: string, name: string): Promise<PlayerRow | null> => {
  const rows = await db
    .select()
    .from(players)
    .where(and(eq(players.platform, platform), eq(players.name, name)))
    .orderBy(desc(players.seenAt))
    .limit(1);
  return rows[0] ?? null;
};

const storedById = async ({ db }: Context, accountId: string): Promise<PlayerRow | null> => {
  const rows = await db.select().from(players).where(eq(players.accountId, accountId)).limit(1);
  return rows[0] ?? null;
};

const ask = async (context: Context, platform: string, key: string): Promise<FoundPlayer | null> => {
  const memory = `${platform}/${key}`;
  if (isKnownUnknown(context, memory)) return null;
  const isId = key.startsWith('account.');
  const found = await (isId
    ? context.source.findById(platform, key)
    : context.source.findByName(platform, key));
  if (!found) rememberUnknown(context, memory);
  return found;
};

/** A player by name or account id: from the site's own store, or from the source when the site does not know them. */
export const knowPlayer = async (
  context: Context,
  platform: string,
  key: string,
): Promise<PlayerRow | null> => {
  const stored = key.startsWith('account.')
    ? await storedById(context, key)
    : await storedByName(context, platform, key);
  if (stored) return stored.platform === platform ? stored : null;
  const found = await ask(context, platform, key);
  if (!found) return null;
  const row = await noteFound(context, found);
  // Figures cost requests of which there are few: they come by renewal.
  if (!context.source.isInstant) await requestRenewal(context, row, 'first sight');
  return row;
};

/** Players who are called so under another case, or on another platform. */
export const nearMisses = ({ db }: Context, platform: string, name: string) =>
  db
    .select()
    .from(players)
    .where(
      and(
        eq(sql`lower(${players.name})`, name.toLowerCase()),
        or(ne(players.platform, platform), ne(players.name, name), isNull(players.name)),
      ),
    )
    .orderBy(sql`${players.platform} = ${platform} desc`, players.platform)
    .limit(8);
