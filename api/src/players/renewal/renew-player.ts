import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { matches, renewals } from '../../data/schema.ts';
import {
  backgroundRenewalTimeout,
  longestMatch,
  renewalLease,
  renewalRequeueDelay,
} from '../../durations.ts';
import { job, postponeIfLimited } from '../../jobs/job.ts';
import { buildBoards } from '../../leaderboards/boards.ts';
import { fillMatchList } from '../../matches/fill-match-list.ts';
import { findCurrentSeason } from '../../seasons/platform-seasons.ts';
import { readStats } from '../../seasons/save-stats.ts';
import { type FoundPlayer, UpstreamError, type UpstreamSeason } from '../../upstream/upstream.ts';
import { saveFoundPlayer } from '../new-players.ts';
import { type FreshData, failRenewal, finish, renewMatches, saveRenewal } from './finish-renewal.ts';
import {
  claimRenewal,
  type Renewal,
  type RenewalPriority,
  readPriority,
  renewalJob,
  renewalOrder,
  setLease,
} from './renewals.ts';

const isInBackground = (priority: number): boolean => readPriority(priority) === 'later';

/** Whether the stored stats include all matches that the source lists. */
const isUnchanged = async (
  { db }: Context,
  { accountId, platform, matchIds }: FoundPlayer,
  syncedAt: Date | null,
  season: string,
): Promise<boolean> => {
  if (!matchIds || !syncedAt || !(await readStats(db, { accountId, season, shard: platform }))) return false;
  // Another player's renewal may have stored a new match.
  const lastKnown = new Date(syncedAt.getTime() - longestMatch);
  const known = and(inArray(matches.id, [...matchIds]), lt(matches.createdAt, lastKnown));
  return matchIds.length === 0 || (await db.$count(matches, known)) === matchIds.length;
};

const fetchStats = async (
  context: Context,
  { accountId, platform, priority }: Renewal,
  season: UpstreamSeason | null,
): Promise<FreshData | null> => {
  const { source } = context;
  const found = await source.findById(platform, accountId);
  if (!found) return null;
  const player = await saveFoundPlayer(context, found);
  await fillMatchList(context, player);
  const readAt = context.now();
  const isSpared =
    season !== null &&
    isInBackground(priority) &&
    (await isUnchanged(context, found, player.syncedAt, season.id));
  if (isSpared) return { player, season: null, stats: null, readAt };
  const stats = season ? await source.seasonStats(platform, accountId, season.id) : null;
  return { player, season: season?.id ?? null, stats, readAt };
};

const renew = async (context: Context, renewal: Renewal): Promise<void> => {
  const { accountId, platform } = renewal;
  const season = await findCurrentSeason(context, platform);
  // In the background, the stats are requested only after a new match.
  const reservedSeason = isInBackground(renewal.priority) ? null : (season?.id ?? null);
  const requests = context.source.countRenewalRequests(platform, accountId, reservedSeason);
  const read = () => fetchStats(context, renewal, season);
  const fresh = await context.budget.reserve(requests, read, readPriority(renewal.priority));
  if (!fresh) {
    await finish(context.db, renewal, { finishedAt: context.now(), error: 'player not found' });
    return;
  }
  const newMatches = await renewMatches(context, fresh.player);
  const isSaved = await saveRenewal(context, renewal, fresh, newMatches);
  if (!isSaved || !fresh.season) return;
  if (!context.source.leaderboard) await buildBoards(context, fresh.player.platform, fresh.season);
  context.percentiles.invalidate(fresh.player.platform);
};

/** Extends the lease while a slow source answers, so that no other host runs the renewal again. */
const withLease = async (context: Context, accountId: string, work: () => Promise<void>): Promise<void> => {
  const extend = (): void => {
    const until = new Date(context.now().getTime() + renewalLease);
    setLease(context, accountId, until).catch((error: unknown) =>
      context.log.warn({ err: error, accountId }, 'The lease of a renewal could not be extended'),
    );
  };
  const timer = setInterval(extend, renewalLease / 3);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
};

/** Runs the next renewal. After a rate limit it stays in the queue; another failure ends it, and the player cools down. */
const runNext = async (context: Context, from: RenewalPriority): Promise<void> => {
  const renewal = await claimRenewal(context, from);
  if (!renewal) return;
  // The demo world has no latency, but the page should show its waiting state.
  if (context.source.isInstant) await wait(context.config.demo.renewalSeconds * 1000);
  try {
    await withLease(context, renewal.accountId, () => renew(context, renewal));
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 'limited') throw error;
    await failRenewal(context, renewal, error);
  } finally {
    await setLease(context, renewal.accountId, null);
  }
};

/** Reads players again from the source. Running it twice has the same effect as once. */
export const renewPlayer = job({
  name: renewalJob,
  expireInSeconds: 120,
  retryLimit: 10,
  concurrency: 4,
  pollSeconds: 1,
  run: (context) =>
    postponeIfLimited(async () => {
      try {
        await runNext(context, 'page');
      } catch (error) {
        // Renewals that can wait have a share of the key, so they do not wait behind those that it does not allow now.
        if (error instanceof UpstreamError && error.status === 'limited') await runNext(context, 'later');
        throw error;
      }
    }),
});

/**
 * Drops background renewals that had no turn, so that they never fill the queue. Queues the others again if their host died after it saved the row and before it queued
 * the job.
 */
export const resumeRenewals = job({
  name: 'resume-renewals',
  cron: '* * * * *',
  async run({ db, now, queue, metrics }) {
    const requestedBefore = new Date(now().getTime() - renewalRequeueDelay);
    const droppedBefore = new Date(now().getTime() - backgroundRenewalTimeout);
    await db
      .delete(renewals)
      .where(
        and(
          isNull(renewals.finishedAt),
          eq(renewals.priority, renewalOrder.later),
          lt(renewals.requestedAt, droppedBefore),
        ),
      );
    const waiting = await db
      .select({ accountId: renewals.accountId })
      .from(renewals)
      .where(and(isNull(renewals.finishedAt), lt(renewals.requestedAt, requestedBefore)))
      .orderBy(renewals.priority, renewals.requestedAt)
      .limit(1000);
    metrics.waiting.set(await db.$count(renewals, isNull(renewals.finishedAt)));
    for (const { accountId } of waiting) await queue.send(renewalJob, { accountId }, accountId);
  },
});
