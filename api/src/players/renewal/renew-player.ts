import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { players, renewals, seasonFigures } from '../../data/schema.ts';
import type { Database } from '../../data/store.ts';
import { job } from '../../jobs/job.ts';
import { buildBoards } from '../../leaderboards/boards.ts';
import { fillMatchList, findStoredMatches, retentionStart } from '../../matches/fill-match-list.ts';
import { saveMatches } from '../../matches/save-matches.ts';
import { findCurrentSeason } from '../../seasons/platform-seasons.ts';
import { saveFigures } from '../../seasons/save-figures.ts';
import { type FetchedMatch, type SeasonFigures, UpstreamError } from '../../upstream/upstream.ts';
import { saveFoundPlayer } from '../find-or-fetch-player.ts';
import type { PlayerRow } from '../player-row.ts';
import { type Renewal, readRenewal, renewalJob } from './renewals.ts';

/** Everything that a renewal read from the source. */
interface FreshData {
  readonly player: PlayerRow;
  readonly season: string | null;
  readonly figures: SeasonFigures | null;
  readonly matches: readonly FetchedMatch[];
  readonly readAt: Date;
}

const dataSchema = v.object({ accountId: v.string() });

const fetchFreshData = async (
  context: Context,
  { accountId, platform }: Renewal,
): Promise<FreshData | null> => {
  const { source } = context;
  const found = await source.findById(platform, accountId);
  if (!found) return null;
  const player = await saveFoundPlayer(context, found);
  await fillMatchList(context, player);
  const readAt = context.now();
  const season = await findCurrentSeason(context, platform);
  const figures = season ? await source.seasonFigures(platform, accountId, season.id) : null;
  const since = player.matchesUntil ?? player.syncedAt ?? retentionStart(context);
  const matches = await source.matchesSince(platform, accountId, since, findStoredMatches(context));
  return { player, season: season?.id ?? null, figures, matches, readAt };
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

/** Saves everything in one transaction, so that another host can redo the renewal if this one dies. */
const save = ({ db, now }: Context, renewal: Renewal, fresh: FreshData): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { player, season, figures, matches, readAt } = fresh;
    const { accountId, platform } = player;
    const before = await readPreviousFigures(tx, fresh);
    const changes = { matches: matches.length, rankPoint: diffPoints(before, figures?.ranked ?? {}) };
    if (!(await finish(tx, renewal, { finishedAt: now(), changes }))) return false;
    if (figures && season !== null) {
      const owner = { ...player, season, shard: platform, fetchedAt: readAt };
      await saveFigures(tx, owner, figures, true);
    }
    await saveMatches(tx, platform, matches);
    await tx
      .update(players)
      .set({ syncedAt: readAt, matchesUntil: readAt })
      .where(eq(players.accountId, accountId));
    return true;
  });

const renew = async (context: Context, renewal: Renewal): Promise<void> => {
  const fresh = await fetchFreshData(context, renewal);
  if (!fresh) {
    await finish(context.db, renewal, { finishedAt: context.now(), error: 'player not found' });
    return;
  }
  const isSaved = await save(context, renewal, fresh);
  if (!isSaved || !fresh.season) return;
  if (!context.source.leaderboard) await buildBoards(context, fresh.player.platform, fresh.season);
  context.percentiles.invalidate(fresh.player.platform);
};

/** Reads a player again from the source. Running it twice has the same effect as once. */
export const renewPlayer = job({
  name: renewalJob,
  expireInSeconds: 60,
  retryLimit: 10,
  concurrency: 4,
  pollSeconds: 1,
  async run(context, data) {
    const renewal = await readRenewal(context, v.parse(dataSchema, data).accountId);
    if (!renewal || renewal.finishedAt) return;
    await context.db
      .update(renewals)
      .set({ startedAt: context.now() })
      .where(and(eq(renewals.accountId, renewal.accountId), isNull(renewals.startedAt)));
    // The demo world has no latency, but the page should show its waiting state.
    if (context.source.isInstant) await wait(context.config.demo.renewalSeconds * 1000);
    try {
      await renew(context, renewal);
    } catch (error) {
      // After a rate limit the job is retried, and the renewal stays in the queue.
      if (!(error instanceof UpstreamError) || error.status === 'limited') throw error;
      context.log.warn({ err: error, accountId: renewal.accountId }, 'renewal failed at the source');
      await finish(context.db, renewal, { finishedAt: context.now(), error: 'network' });
    }
  },
});
