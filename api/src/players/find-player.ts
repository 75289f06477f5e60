import { shardInData } from '@hotdrop/shared-domain/game';
import type { Clan, Player, PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Given, prepared } from '../data/prepared.ts';
import { players } from '../data/schema.ts';
import type { Visit } from '../http/operation.ts';
import { notFound, refusal } from '../http/problem.ts';
import { requireShard } from '../http/require-known.ts';
import { type LookupRefusal, lookUpNewPlayer } from './look-up-new-player.ts';
import { fetchFromSource, isAccountId, saveFoundPlayer } from './new-players.ts';

export type PlayerRow = typeof players.$inferSelect;

/** The player's page, relative to the site's base path. */
export const createProfileUrl = (platform: string, name: string): string =>
  `/profile/${platform}/${encodeURIComponent(name)}`;

export const toPlayer = (row: PlayerRow, clan: Clan | null): Player => ({
  accountId: row.accountId,
  name: row.name,
  shard: shardInData(row.platform),
  syncedAt: row.syncedAt?.toISOString() ?? null,
  profileUrl: createProfileUrl(row.platform, row.name),
  ban: row.ban,
  clan,
});

export const toSuggestion = (
  row: Pick<PlayerRow, 'accountId' | 'name' | 'platform' | 'tier' | 'subTier'>,
  reason: PlayerSuggestion['reason'],
): PlayerSuggestion => ({
  accountId: row.accountId,
  name: row.name,
  shard: shardInData(row.platform),
  tier: row.tier === null ? null : { tier: row.tier, subTier: row.subTier ?? '' },
  reason,
});

interface Key {
  readonly platform: string;
  readonly key: string;
}

const readById = prepared('player by id', ({ db }: Context, { platform, key }: Given<Key>) =>
  db
    .select()
    .from(players)
    .where(and(eq(players.platform, platform), eq(players.accountId, key)))
    .limit(1),
);

/** If several had this name, the last one seen has it now. */
const readByName = prepared('player by name', ({ db }: Context, { platform, key }: Given<Key>) =>
  db
    .select()
    .from(players)
    .where(and(eq(players.platform, platform), eq(players.name, key)))
    .orderBy(desc(players.seenAt))
    .limit(1),
);

/** Finds a player by name or account ID in the database. */
export const findStoredPlayer = async (
  context: Context,
  platform: string,
  key: string,
): Promise<PlayerRow | null> => {
  const [row] = await (isAccountId(key) ? readById : readByName)(context, { platform, key });
  return row ?? null;
};

/** Finds a player in the database, or in a source without a limit. */
const findKnownPlayer = (context: Context, platform: string, key: string): Promise<PlayerRow | null> =>
  context.once(`player/${platform}/${key}`, async () => {
    const stored = await findStoredPlayer(context, platform, key);
    if (stored || !context.source.isInstant) return stored;
    const found = await fetchFromSource(context, platform, key);
    return found && saveFoundPlayer(context, found);
  });

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

/** The player that a path names, or 404. Only lookups spend requests on unknown players. */
export const requirePlayer = async (
  context: Context,
  shard: string,
  accountId: string,
): Promise<PlayerRow> => {
  const { platform } = requireShard(context.game, shard);
  const row = await findKnownPlayer(context, platform, accountId);
  if (!row) throw notFound('Player not found on this platform.');
  return row;
};
