import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { players, renewals } from '../../data/schema.ts';
import type { Database } from '../../data/store.ts';
import { findStoredMatches, saveBatch } from '../../matches/fill-match-list.ts';
import { addMissingRows, retentionStart } from '../../matches/stored-match.ts';
import { readStats, saveStats } from '../../seasons/save-stats.ts';
import type { SeasonStats } from '../../upstream/upstream.ts';
import type { PlayerRow } from '../find-player.ts';
import type { Renewal } from './renewals.ts';

/** The stats that a renewal read from the source. */
export interface FreshData {
  readonly player: PlayerRow;
  readonly season: string | null;
  readonly stats: SeasonStats | null;
  readonly readAt: Date;
}

/** Saves matches as they arrive, in small transactions. Returns how many are new. */
export const renewMatches = async (context: Context, player: PlayerRow): Promise<number> => {
  const { accountId, platform } = player;
  const since = player.matchesUntil ?? player.syncedAt ?? retentionStart(context);
  const batches = context.source.matchesSince(platform, accountId, since, findStoredMatches(context));
  let saved = 0;
  for await (const batch of batches) saved += await saveBatch(context, platform, batch);
  // Another player's renewal may have stored a match while this player was looked up.
  await addMissingRows(context, accountId);
  return saved;
};

/** The change of rank points per mode. The first points in a mode are not a change; the game publishes 0 before them. */
const diffPoints = (before: SeasonStats['ranked'], after: SeasonStats['ranked']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([mode, { currentRankPoint }]) => {
      const old = before[mode]?.currentRankPoint;
      return !old || !currentRankPoint || old === currentRankPoint ? [] : [[mode, currentRankPoint - old]];
    }),
  );

/** Marks the renewal as finished. Returns false if another host finished it first. */
export const finish = async (
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

/** Ends a renewal that failed. The player cools down before the next one. */
export const failRenewal = async (
  { db, log, now }: Context,
  renewal: Renewal,
  error: unknown,
): Promise<void> => {
  const { accountId, failures } = renewal;
  log.warn({ err: error, accountId }, 'A renewal failed');
  await finish(db, renewal, { finishedAt: now(), error: 'network', failures: failures + 1 });
};

/** Saves the stats and the end of the renewal together, so that another host can redo it if this one dies. */
export const saveRenewal = (
  { db, now }: Context,
  renewal: Renewal,
  fresh: FreshData,
  newMatches: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { player, season, stats, readAt } = fresh;
    const { accountId, platform } = player;
    const stored = season === null ? null : await readStats(tx, { accountId, season, shard: platform });
    const before = stored?.ranked ?? {};
    const ranked = stats?.isRankedMissing ? before : (stats?.ranked ?? {});
    const changes = { matches: newMatches, rankPoint: diffPoints(before, ranked) };
    if (!(await finish(tx, renewal, { finishedAt: now(), failures: 0, changes }))) return false;
    if (stats && season !== null) {
      const owner = { ...player, season, shard: platform, fetchedAt: readAt };
      await saveStats(tx, owner, { ...stats, ranked }, true);
    }
    await tx
      .update(players)
      .set({ syncedAt: readAt, matchesUntil: readAt })
      .where(eq(players.accountId, accountId));
    return true;
  });
