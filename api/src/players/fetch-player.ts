import type { Context } from '../context.ts';
import { players } from '../data/schema.ts';
import { matchRowsJob } from '../matches/stored-match.ts';
import type { FoundPlayer } from '../upstream/upstream.ts';
import type { PlayerRow } from './find-player.ts';
import { deleteNameLookup, type NameLookup, saveUnknownName } from './name-lookups.ts';
import { requestRenewal } from './renewal/renewals.ts';

export const isAccountId = (key: string): boolean => key.startsWith('account.');

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
  const row = await saveFoundPlayer(context, found);
  await context.queue.send(matchRowsJob, { accountId: row.accountId }, row.accountId);
  await requestRenewal(context, row, { visitor: 'first lookup', priority: 'page', requestedAt });
  await deleteNameLookup(context, platform, name);
  return row;
};
