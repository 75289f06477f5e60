import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { players, renewals, seasonFigures } from '../../data/schema.ts';
import type { Database } from '../../data/store.ts';
import { renewalLease } from '../../durations.ts';
import { job } from '../../jobs/job.ts';
import { postponeIfLimited } from '../../jobs/postpone.ts';
import { buildBoards } from '../../leaderboards/boards.ts';
import { fillMatchList, findStoredMatches } from '../../matches/fill-match-list.ts';
import { addMissingRows } from '../../matches/participant-rows.ts';
import { saveBatch } from '../../matches/save-batch.ts';
import { retentionStart } from '../../matches/stored-match.ts';
import { findCurrentSeason } from '../../seasons/platform-seasons.ts';
import { saveFigures } from '../../seasons/save-figures.ts';
import { type SeasonFigures, UpstreamError, type UpstreamSeason } from '../../upstream/upstream.ts';
import { saveFoundPlayer } from '../fetch-player.ts';
import type { PlayerRow } from '../player-row.ts';
import { readPriority } from './renewal-order.ts';
import { claimRenewal, type Renewal, renewalJob, setLease } from './renewals.ts';

/** The figures that a renewal read from the source. */
interface FreshData {
  readonly player: PlayerRow;
  readonly season: string | null;
  readonly figures: SeasonFigures | null;
  readonly readAt: Date;
}

const fetchFigures = async (
  context: Context,
  { accountId, platform }: Renewal,
  season: UpstreamSeason | null,
): Promise<FreshData | null> => {
  const { source } = context;
  const found = await source.findById(platform, accountId);
  if (!found) return null;
  const player = await saveFoundPlayer(context, found);
  await fillMatchList(context, player);
  const readAt = context.now();
  const figures = season ? await source.seasonFigures(platform, accountId, season.id) : null;
  return { player, season: season?.id ?? null, figures, readAt };
};

/** Saves matches as they arrive, in small transactions. Returns how many are new. */
const renewMatches = async (context: Context, { player }: FreshData): Promise<number> => {
  const { accountId, platform } = player;
  const since = player.matchesUntil ?? player.syncedAt ?? retentionStart(context);
  const batches = context.source.matchesSince(platform, accountId, since, findStoredMatches(context));
  let count = 0;
  for await (const batch of batches) count += await saveBatch(context, platform, batch);
  // Another player's renewal may have stored a match while this player was looked up.
  await addMissingRows(context, accountId);
  return count;
};

const readPreviousFigures = async (
  db: Database,
  { player, season }: FreshData,
): Promise<SeasonFigures['ranked']> => {
  if (season === null) return {};
  const [row] = await db
    .select({ ranked: seasonFigures.ranked })
    .from(seasonFigures)
    .where(
      and(
        eq(seasonFigures.accountId, player.accountId),
        eq(seasonFigures.season, season),
        eq(seasonFigures.shard, player.platform),
      ),
    );
  return row?.ranked ?? {};
};

/** The change of rank points per mode. The first points in a mode are not a change. */
const diffPoints = (
  before: SeasonFigures['ranked'],
  after: SeasonFigures['ranked'],
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([mode, { currentRankPoint }]) => {
      const old = before[mode]?.currentRankPoint;
      return old === undefined || old === currentRankPoint ? [] : [[mode, currentRankPoint - old]];
    }),
  );

/** Marks the renewal as finished. Returns false if another host finished it first. */
const finish = async (
  db: Database,
  { accountId, requestedAt }: Renewal,
  outcome: Partial<typeof renewals.$inferInsert>,
): Promise<boolean> => {
  const finished = await db
    .update(renewals)
    .set(outcome)
    .where(
      and(
        eq(renewals.accountId, accountId),
        eq(renewals.requestedAt, requestedAt),
        isNull(renewals.finishedAt),
      ),
    )
    .returning({ accountId: renewals.accountId });
  return finished.length > 0;
};

/** Saves the figures and the end of the renewal together, so that another host can redo it if this one dies. */
const save = (
  { db, now }: Context,
  renewal: Renewal,
  fresh: FreshData,
  newMatches: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { player, season, figures, readAt } = fresh;
    const { accountId, platform } = player;
    const before = await readPreviousFigures(tx, fresh);
    const ranked = figures?.isRankedMissing ? before : (figures?.ranked ?? {});
    const changes = { matches: newMatches, rankPoint: diffPoints(before, ranked) };
    if (!(await finish(tx, renewal, { finishedAt: now(), failures: 0, changes }))) return false;
    if (figures && season !== null) {
      const owner = { ...player, season, shard: platform, fetchedAt: readAt };
      await saveFigures(tx, owner, { ...figures, ranked }, true);
    }
    await tx
      .update(players)
      .set({ syncedAt: readAt, matchesUntil: readAt })
      .where(eq(players.accountId, accountId));
    return true;
  });

const renew = async (context: Context, renewal: Renewal): Promise<void> => {
  const { accountId, platform } = renewal;
  const season = await findCurrentSeason(context, platform);
  const requests = context.source.countRenewalRequests(platform, accountId, season?.id ?? null);
  const read = () => fetchFigures(context, renewal, season);
  const fresh = await context.budget.reserve(requests, read, readPriority(renewal.priority));
  if (!fresh) {
    await finish(context.db, renewal, { finishedAt: context.now(), error: 'player not found' });
    return;
  }
  const newMatches = await renewMatches(context, fresh);
  const isSaved = await save(context, renewal, fresh, newMatches);
  if (!isSaved || !fresh.season) return;
  if (!context.source.leaderboard) await buildBoards(context, fresh.player.platform, fresh.season);
  context.percentiles.invalidate(fresh.player.platform);
};

/** Extends the lease while a slow source answers, so that no other host runs the renewal again. */
const withLease = async (
  context: Context,
  { accountId }: Renewal,
  work: () => Promise<void>,
): Promise<void> => {
  const extend = (): void => {
    const until = new Date(context.now().getTime() + renewalLease);
    setLease(context, accountId, until).catch((error: unknown) =>
      context.log.warn({ err: error, accountId }, 'lease of a renewal could not be extended'),
    );
  };
  const timer = setInterval(extend, renewalLease / 3);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
};

/** A failure ends the renewal, and the player cools down. After a rate limit the renewal stays in the queue. */
const handleFailure = async (context: Context, renewal: Renewal, error: unknown): Promise<void> => {
  const { accountId, failures } = renewal;
  if (error instanceof UpstreamError && error.status === 'limited') {
    await setLease(context, accountId, null);
    throw error;
  }
  context.log.warn({ err: error, accountId }, 'renewal failed');
  await finish(context.db, renewal, {
    finishedAt: context.now(),
    error: 'network',
    failures: failures + 1,
  });
};

/** Reads a player again from the source. Running it twice has the same effect as once. */
export const renewPlayer = job({
  name: renewalJob,
  expireInSeconds: 120,
  retryLimit: 10,
  concurrency: 4,
  pollSeconds: 1,
  async run(context) {
    const renewal = await claimRenewal(context);
    if (!renewal) return;
    // The demo world has no latency, but the page should show its waiting state.
    if (context.source.isInstant) await wait(context.config.demo.renewalSeconds * 1000);
    await postponeIfLimited(async () => {
      try {
        await withLease(context, renewal, () => renew(context, renewal));
      } catch (error) {
        await handleFailure(context, renewal, error);
      }
    });
  },
});
