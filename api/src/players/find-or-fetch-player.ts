import type { Refusal } from '@hotdrop/shared-domain/wire';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { players } from '../data/schema.ts';
import { maxQueueTime, renewalPoll } from '../durations.ts';
import { isCrawler } from '../http/crawler.ts';
import { refusal } from '../http/failures.ts';
import type { Visit } from '../http/operation.ts';
import { type FoundPlayer, UpstreamError } from '../upstream/upstream.ts';
import {
  countNamesAhead,
  deleteNameLookup,
  hasWaitingNames,
  isKnownAsUnknown,
  type NameLookup,
  queueName,
  readNameLookup,
  saveUnknownName,
} from './name-lookups.ts';
import type { PlayerRow } from './player-row.ts';
import { countWaitingRenewals, requestRenewal } from './renewal/renewals.ts';
import { readLookupsPerMinute, takeShare } from './visitor-share.ts';
import { estimateQueue, estimateWait } from './waiting.ts';

type LookupRefusal = Refusal & { readonly error: 'player not found' | 'busy' };

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

const fetchFromSource = ({ source }: Context, platform: string, key: string): Promise<FoundPlayer | null> =>
  isAccountId(key) ? source.findById(platform, key) : source.findByName(platform, key);

/** Looks a name up in the source and saves the answer. A renewal reads the figures of a new player. */
export const fetchPlayer = async (
  context: Context,
  platform: string,
  key: string,
): Promise<PlayerRow | null> => {
  const found = await fetchFromSource(context, platform, key);
  if (!found) {
    await saveUnknownName(context, platform, key);
    return null;
  }
  const row = await saveFoundPlayer(context, found);
  await requestRenewal(context, row, { visitor: 'first lookup', priority: 'page' });
  await deleteNameLookup(context, platform, key);
  return row;
};

/** Answers with the place in the queue and the time. */
const answerQueued = async (context: Context, lookup: NameLookup): Promise<LookupRefusal> => {
  const names = await countNamesAhead(context, lookup);
  const renewals = await countWaitingRenewals(context);
  const wait = await estimateWait(context, { names: names + 1, renewals });
  const retryAfter = Math.min(renewalPoll.max, renewalPoll.min + names * renewalPoll.perPlayer);
  return { error: 'busy', retryAfter, queue: { ahead: names + renewals, wait } };
};

/** Looks a name up now, or queues it if the key has no request left. */
const fetchOrQueue = async (
  context: Context,
  platform: string,
  key: string,
): Promise<PlayerRow | LookupRefusal> => {
  try {
    if (!(await hasWaitingNames(context))) {
      const row = await context.budget.reserve(0, () => fetchPlayer(context, platform, key), 'name');
      return row ?? refusal('player not found');
    }
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 'limited') throw error;
  }
  return answerQueued(context, await queueName(context, platform, key));
};

/** Looks up a player whom the site does not know, within the visitor's share and the length of the queue. */
const lookUp = async (
  context: Context,
  platform: string,
  key: string,
  visit: Visit,
): Promise<PlayerRow | LookupRefusal> => {
  const lookup = await readNameLookup(context, platform, key);
  if (isCrawler(visit) || (lookup && isKnownAsUnknown(context, lookup))) return refusal('player not found');
  if (lookup?.answeredAt === null) return answerQueued(context, lookup);
  const perMinute = await readLookupsPerMinute(context);
  const retryAfter = await takeShare(context, visit.visitor, 'lookup', perMinute);
  if (retryAfter !== null) return refusal('busy', { retryAfter });
  const queueTime = await estimateQueue(context);
  if (queueTime > maxQueueTime) return refusal('busy', { retryAfter: queueTime - maxQueueTime });
  return fetchOrQueue(context, platform, key);
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
  return context.source.isInstant ? refusal('player not found') : lookUp(context, platform, key, visit);
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
