import { setTimeout as delay } from 'node:timers/promises';
import type { Refusal } from '@hotdrop/shared-domain/wire';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { ageOf, type Context } from '../context.ts';
import { seasonStats } from '../data/schema.ts';
import { lookupPatience, upstreamRetryDelay } from '../durations.ts';
import type { Visit } from '../http/operation.ts';
import { refusal } from '../http/problem.ts';
import { isCrawler } from '../http/visitor.ts';
import { findCurrentSeason } from '../seasons/platform-seasons.ts';
import { saveStats } from '../seasons/save-stats.ts';
import { KeyRefusedError } from '../upstream/key-state.ts';
import { isUnreachable, UpstreamError } from '../upstream/upstream.ts';
import type { PlayerRow } from './find-player.ts';
import {
  countNamesAhead,
  fetchPlayer,
  hasWaitingNames,
  isKnownAsUnknown,
  type NameLookup,
  queueName,
  readNameLookup,
} from './new-players.ts';
import { countAhead, hasWaitingFirstRenewals, readRenewal, renewalOrder } from './renewal/renewals.ts';
import { answerQueued, readLookupsPerMinute, refuseIfFull, takeShare } from './waiting.ts';

export type LookupRefusal = Refusal & { readonly error: 'player not found' | 'busy' };

interface RunningLookup {
  readonly requestedAt: Date;
  readonly result: Promise<PlayerRow | LookupRefusal>;
}

/** Lookups that run on this host or got no answer a short time ago, by platform and name. */
export type RunningLookups = LRUCache<string, RunningLookup>;

const maxLookups = 5_000;
const keyOfLookup = (platform: string, name: string) => `${platform}/${name}`;

export const createRunningLookups = (now: () => Date): RunningLookups =>
  new LRUCache({ max: maxLookups, ttl: 0, ttlResolution: 0, perf: { now: () => now().getTime() } });

const answerQueuedName = async (
  context: Context,
  lookup: Pick<NameLookup, 'requestedAt'>,
): Promise<LookupRefusal> => {
  const names = await countNamesAhead(context, lookup);
  const renewals = await countAhead(context, { ...lookup, priority: renewalOrder.page });
  return answerQueued(context, { names, renewals }, { names: 1, renewals: 0 });
};

/** Returns null instead of an error of the source. */
const ignoreRefusal = (error: unknown): null => {
  if (error instanceof UpstreamError) return null;
  throw error;
};

/** Returns null instead of the error that the key has too few requests left. */
const ignoreLimit = (error: unknown): null => {
  const isLimited = error instanceof UpstreamError && error.status === 'limited';
  if (isLimited && !(error instanceof KeyRefusedError)) return null;
  throw error;
};

/**
 * Saves the stats of the current season, so that the page of a new player shows them at once. If that fails, the
 * renewal reads them.
 */
const fetchFirstStats = async (context: Context, player: PlayerRow): Promise<void> => {
  const { accountId, platform } = player;
  const season = await findCurrentSeason(context, platform);
  if (!season) return;
  const stats = await context.source.seasonStats(platform, accountId, season.id).catch(ignoreRefusal);
  if (!stats || stats.isRankedMissing) return;
  const owner = { ...player, season: season.id, shard: platform, fetchedAt: context.now() };
  await context.db.transaction((tx) => saveStats(tx, owner, stats, true));
};

/** Looks a name up now, or queues it while others wait or the key is spent. */
const fetchOrQueue = async (
  context: Context,
  platform: string,
  name: string,
): Promise<PlayerRow | LookupRefusal> => {
  const isFirst = !(await hasWaitingNames(context)) && !(await hasWaitingFirstRenewals(context));
  const fetchName = async () =>
    (await fetchPlayer(context, { platform, name, requestedAt: context.now() })) ??
    refusal('player not found');
  const found = isFirst && (await context.budget.reserve(0, fetchName, 'lookup').catch(ignoreLimit));
  if (found && !('error' in found)) await fetchFirstStats(context, found);
  if (found) return found;
  return answerQueuedName(context, await queueName(context, platform, name));
};

/** Starts a lookup, which all pages of the player share. */
const startLookup = (context: Context, platform: string, name: string): RunningLookup => {
  const { lookups, now } = context;
  const key = keyOfLookup(platform, name);
  const result = fetchOrQueue(context, platform, name);
  const running = { requestedAt: now(), result };
  lookups.set(key, running);
  const end = () => void lookups.delete(key);
  result.then(end, (error: unknown) => {
    if (isUnreachable(error)) lookups.set(key, running, { ttl: upstreamRetryDelay });
    else end();
  });
  return running;
};

/** Waits for a lookup. A slow one goes on, and the page is in the queue meanwhile. */
const waitForLookup = async (context: Context, { requestedAt, result }: RunningLookup) => {
  const left = Math.max(0, lookupPatience - ageOf(context, requestedAt));
  const found = await Promise.race([result, delay(left, null, { ref: false })]);
  return found ?? answerQueuedName(context, { requestedAt });
};

/** Looks up a player whom the site does not know, within the visitor's share and the length of the queue. */
export const lookUpNewPlayer = async (
  context: Context,
  platform: string,
  key: string,
  visit: Visit,
): Promise<PlayerRow | LookupRefusal> => {
  const lookup = await readNameLookup(context, platform, key);
  if (isCrawler(visit) || (lookup && isKnownAsUnknown(context, lookup))) return refusal('player not found');
  await context.keyState.check();
  if (lookup?.answeredAt === null) return answerQueuedName(context, lookup);
  const findRunning = () => context.lookups.get(keyOfLookup(platform, key));
  const running = findRunning();
  if (running) return waitForLookup(context, running);
  const perMinute = await readLookupsPerMinute(context);
  const retryAfter = await takeShare(context, visit.visitor, 'lookup', perMinute);
  if (retryAfter !== null) return refusal('busy', { retryAfter });
  const full = await refuseIfFull(context);
  return full ?? waitForLookup(context, findRunning() ?? startLookup(context, platform, key));
};

/** Answers with the place of a new player whose stats wait in the queue. Null: there is something to show. */
export const findPlaceInQueue = async (
  context: Context,
  { accountId, syncedAt }: PlayerRow,
): Promise<LookupRefusal | null> => {
  if (context.source.isInstant || syncedAt !== null) return null;
  const renewal = await readRenewal(context, accountId);
  if (renewal?.finishedAt !== null || renewal.priority !== renewalOrder.page) return null;
  if ((await context.db.$count(seasonStats, eq(seasonStats.accountId, accountId))) > 0) return null;
  await context.keyState.check();
  const ahead = await countAhead(context, renewal);
  return answerQueued(context, { names: 0, renewals: ahead }, { names: 0, renewals: 1 });
};
