import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { players } from '../data/schema/players.ts';
import { refusal } from '../http/failures.ts';
import type { Visit } from '../http/operation.ts';
import { fetchFromSource, isAccountId, saveFoundPlayer } from './fetch-player.ts';
import { type LookupRefusal, lookUpNewPlayer } from './look-up-new-player.ts';
import type { PlayerRow } from './player-row.ts';

/** Finds a player by name or account ID in the database. If several had this name, the last one seen has it now. */
const findStoredPlayer = async (
  { db }: Context,
  platform: string,
  key: string,
): Promise<PlayerRow | null> => {
  const [row] = await db
    .select()
    .from(players)
    .where(
      and(
        eq(players.platform, platform),
        isAccountId(key) ? eq(players.accountId, key) : eq(players.name, key),
      ),
    )
    .orderBy(desc(players.seenAt))
    .limit(1);
  return row ?? null;
};

/** Finds a player in the database, or in a source without a limit. */
export const findKnownPlayer = async (
  context: Context,
  platform: string,
  key: string,
): Promise<PlayerRow | null> => {
  const stored = await findStoredPlayer(context, platform, key);
  if (stored || !context.source.isInstant) return stored;
  const found = await fetchFromSource(context, platform, key);
  return found && saveFoundPlayer(context, found);
};

/** Finds a player by name or account ID in the database, else in the source. */
export const findOrFetchPlayer = async (
  context: Context,
  platform: string,
  key: string,
  visit: Visit,
): Promise<PlayerRow | LookupRefusal> => {
  const known = await findKnownPlayer(context, platform, key);
  if (known) return known;
  if (context.source.isInstant) return refusal('player not found');
  return lookUpNewPlayer(context, platform, key, visit);
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
