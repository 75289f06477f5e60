import { hiddenPrefix } from '@hotdrop/shared-domain/game';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  boardRows,
  hiddenPlayers,
  landings,
  nameLookups,
  participants,
  players,
  pointReadings,
  rankedStats,
  renewals,
  seasonStats,
  weaponMasteries,
  webhooks,
} from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { isAccountId } from '../players/new-players.ts';
import { hiddenName } from './anonymize.ts';
import { hashName } from './hidden-players.ts';

/** Tables of which each row is about one player. */
const personal = [
  players,
  seasonStats,
  landings,
  pointReadings,
  weaponMasteries,
  renewals,
  webhooks,
] as const;

/** The id of `anonymousRow`. */
const anonymousId = sql`${hiddenPrefix} || md5(${participants.accountId} || ${participants.matchId})`;

/**
 * Deletes what is stored about hidden players, and so ends their renewals. Teams and boards keep a row without a name, and
 * the stats that places and averages count stay. Matches keep all of their players, whom answers do not name.
 */
export const deleteHiddenRows = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const ids = tx.select({ accountId: hiddenPlayers.accountId }).from(hiddenPlayers);
    const banned = tx
      .select({ accountId: players.accountId })
      .from(players)
      .where(and(isNotNull(players.ban), inArray(players.accountId, ids)));
    await tx.delete(rankedStats).where(inArray(rankedStats.accountId, banned));
    for (const table of personal) await tx.delete(table).where(inArray(table.accountId, ids));
    await tx
      .update(participants)
      .set({ accountId: anonymousId, name: hiddenName })
      .where(inArray(participants.accountId, ids));
    await tx.update(boardRows).set({ name: '' }).where(inArray(boardRows.accountId, ids));
  });

/** A command about hidden players: `player` is `steam/account.…`, or `steam/` and a stored name. */
export const hiddenCommandSchema = v.variant('action', [
  v.object({ action: v.picklist(['hide', 'show']), player: v.string() }),
  v.object({ action: v.literal('list') }),
]);
export type HiddenCommand = v.InferOutput<typeof hiddenCommandSchema>;

/** The lines for the operator. Null: the site knows no such player. */
export type HiddenReport = readonly string[] | null;

const splitPlayer = (text: string): readonly [platform: string, key: string] => {
  const at = text.indexOf('/');
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
};

const hide = async (db: Database, text: string, now: Date): Promise<HiddenReport> => {
  const [platform, key] = splitPlayer(text);
  const isKey = eq(isAccountId(key) ? players.accountId : players.name, key);
  const [stored] = await db
    .select({ accountId: players.accountId, name: players.name })
    .from(players)
    .where(and(eq(players.platform, platform), isKey))
    .orderBy(sql`${players.seenAt} desc`)
    .limit(1);
  const accountId = stored?.accountId ?? (isAccountId(key) ? key : null);
  if (platform === '' || accountId === null) return null;
  const named = stored && { nameHash: hashName(platform, stored.name), namedAt: now };
  await db
    .insert(hiddenPlayers)
    .values({ accountId, platform, hiddenAt: now, ...named })
    .onConflictDoUpdate({ target: hiddenPlayers.accountId, set: { platform, ...named } });
  await deleteHiddenRows(db);
  if (stored) {
    const isName = and(eq(nameLookups.platform, platform), eq(nameLookups.name, stored.name));
    await db.delete(nameLookups).where(isName);
  }
  return [`${platform}/${accountId} is hidden. Hosts notice within seconds.`];
};

const show = async (db: Database, text: string): Promise<HiddenReport> => {
  const [platform, key] = splitPlayer(text);
  const isKey = eq(
    isAccountId(key) ? hiddenPlayers.accountId : hiddenPlayers.nameHash,
    isAccountId(key) ? key : hashName(platform, key),
  );
  const [shown] = await db.delete(hiddenPlayers).where(isKey).returning();
  if (!shown) return null;
  // The next visit adds the player's own rows again.
  const isAnonymous = sql`${participants.accountId} = ${hiddenPrefix} || md5(${shown.accountId} || ${participants.matchId})`;
  await db.delete(participants).where(isAnonymous);
  return [
    `${shown.platform}/${shown.accountId} is shown again. The next visit of the profile reads the data.`,
  ];
};

const list = async (db: Database): Promise<HiddenReport> => {
  const rows = await db.select().from(hiddenPlayers).orderBy(asc(hiddenPlayers.hiddenAt));
  return rows.length === 0
    ? ['No player is hidden.']
    : rows.map(({ platform, accountId, hiddenAt }) => `${platform}/${accountId}  ${hiddenAt.toISOString()}`);
};

export const runHiddenCommand = (
  db: Database,
  command: HiddenCommand,
  now = new Date(),
): Promise<HiddenReport> => {
  switch (command.action) {
    case 'hide':
      return hide(db, command.player, now);
    case 'show':
      return show(db, command.player);
    case 'list':
      return list(db);
  }
};
