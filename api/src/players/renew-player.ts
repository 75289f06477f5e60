import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { players, renewals, seasonFigures } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { job } from '../jobs/job.ts';
import { completeList, knownMatches, oldestKept } from '../matches/complete-list.ts';
import { storeMatches } from '../matches/store-matches.ts';
import { rankFromFigures } from '../ranks/boards.ts';
import { runningSeason } from '../seasons/season-list.ts';
import { type FetchedMatch, type SeasonFigures, UpstreamError } from '../upstream/upstream.ts';
import { noteFound } from './know-player.ts';
import type { PlayerRow } from './player-row.ts';
import { type Renewal, readRenewal, renewalJob } from './renewal.ts';
import { storeFigures } from './store-figures.ts';

/** What a renewal read, before anything of it is written. */
interface Fresh {
  readonly player: PlayerRow;
  readonly season: string | null;
  readonly figures: SeasonFigures | null;
  readonly matches: readonly FetchedMatch[];
  readonly readAt: Date;
}

const dataSchema = v.object({ accountId: v.string() });

const readFresh = async (context: Context, { accountId, platform }: Renewal): Promise<Fresh | null> => {
  const { source } = context;
  const found = await source.findById(platform, accountId);
  if (!found) return null;
  const player = await noteFound(context, found);
  await completeList(context, player);
  const readAt = context.now();
  const season = await runningSeason(context, platform);
  const figures = season ? await source.seasonFigures(platform, accountId, season.id) : null;
  const since = player.matchesUntil ?? player.syncedAt ?? oldestKept(context);
  const matches = await source.matchesSince(platform, accountId, since, knownMatches(context));
  return { player, season: season?.id ?? null, figures, matches, readAt };
};

const pointsBefore = async (db: Database, { player, season }: Fresh): Promise<SeasonFigures['ranked']> => {
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

/** By how much each mode's points moved. A mode that is new has moved from nothing, which is no gain. */
const movedPoints = (
  before: SeasonFigures['ranked'],
  after: SeasonFigures['ranked'],
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([mode, { currentRankPoint }]) => {
      const old = before[mode]?.currentRankPoint;
      return old === undefined || old === currentRankPoint ? [] : [[mode, currentRankPoint - old]];
    }),
  );

/** Marks the renewal as ended; false when another host ended it first. */
const finish = async (
  db: Database,
  { accountId, requestedAt }: Renewal,
  outcome: Partial<typeof renewals.$inferInsert>,
): Promise<boolean> => {
  const ended = await db
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
  return ended.length > 0;
};

/** Writes all of it or nothing: a host that dies half-way leaves the renewal as it was, for another to take up. */
const write = ({ db, now }: Context, renewal: Renewal, fresh: Fresh): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { player, season, figures, matches, readAt } = fresh;
    const { accountId, platform } = player;
    const before = await pointsBefore(tx, fresh);
    const changes = { matches: matches.length, rankPoint: movedPoints(before, figures?.ranked ?? {}) };
    if (!(await finish(tx, renewal, { finishedAt: now(), changes }))) return false;
    if (figures && season !== null) {
      const about = { ...player, season, shard: platform, fetchedAt: readAt };
      await storeFigures(tx, about, figures, true);
    }
    await storeMatches(tx, platform, matches);
    await tx
      .update(players)
      .set({ syncedAt: readAt, matchesUntil: readAt })
      .where(eq(players.accountId, accountId));
    return true;
  });

const carryOut = async (context: Context, renewal: Renewal): Promise<void> => {
  const fresh = await readFresh(context, renewal);
  if (!fresh) {
    await finish(context.db, renewal, { finishedAt: context.now(), error: 'player not found' });
    return;
  }
  const isOurs = await write(context, renewal, fresh);
  if (!isOurs || !fresh.season) return;
  if (!context.source.leaderboard) await rankFromFigures(context, fresh.player.platform, fresh.season);
  context.standings.forget(fresh.player.platform);
};

/** Reads a player anew from the source. Running it twice has the effect of once. */
export const renewPlayer = job({
  name: renewalJob,
  expireInSeconds: 60,
  retryLimit: 10,
  atOnce: 4,
  pollSeconds: 1,
  async run(context, data) {
    const renewal = await readRenewal(context, v.parse(dataSchema, data).accountId);
    if (!renewal || renewal.finishedAt) return;
    await context.db
      .update(renewals)
      .set({ startedAt: context.now() })
      .where(and(eq(renewals.accountId, renewal.accountId), isNull(renewals.startedAt)));
    // The demo world answers at once; the page should be seen waiting all the same.
    if (context.source.isInstant) await wait(context.config.demo.renewalSeconds * 1000);
    try {
      await carryOut(context, renewal);
    } catch (error) {
      // A limit ends by itself: the renewal stays in line, and the job is tried again.
      if (!(error instanceof UpstreamError) || error.kind === 'limited') throw error;
      context.log.warn({ err: error, accountId: renewal.accountId }, 'a renewal failed at the source');
      await finish(context.db, renewal, { finishedAt: context.now(), error: 'network' });
    }
  },
});
