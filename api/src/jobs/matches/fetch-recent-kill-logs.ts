import { readMatchType } from '@hotdrop/shared-domain/game';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { matches, participants } from '../../data/schema/matches.ts';
import { players } from '../../data/schema/players.ts';
import { recentRenewal, sourceRetention } from '../../durations.ts';
import { fetchKillLog } from '../../matches/kill-log.ts';
import { canRetry, recordFailure } from '../../matches/kill-log-failures.ts';
import { readMatch } from '../../matches/stored-match.ts';
import { UpstreamError } from '../../upstream/upstream.ts';
import { job } from '../job.ts';

const perRun = 5;
/** The newest matches that a run chooses from. Some of them wait for a retry. */
const candidates = 50;

/** Matches without a kill log of players that were renewed recently, newest first. */
const listPending = async ({ db, now, game }: Context) => {
  const before = (age: number) => new Date(now().getTime() - age);
  const rows = await db
    .selectDistinct({ id: matches.id, matchType: matches.matchType, createdAt: matches.createdAt })
    .from(matches)
    .innerJoin(
      participants,
      and(eq(participants.matchId, matches.id), eq(participants.createdAt, matches.createdAt)),
    )
    .innerJoin(players, eq(players.accountId, participants.accountId))
    .where(
      and(
        isNull(matches.killLog),
        isNotNull(matches.telemetryUrl),
        gt(matches.createdAt, before(sourceRetention)),
        gt(players.syncedAt, before(recentRenewal)),
      ),
    )
    .orderBy(desc(matches.createdAt))
    .limit(candidates);
  return rows.filter(({ matchType }) => readMatchType(game, matchType).hasKillLog);
};

const fetchOne = async (context: Context, id: string): Promise<void> => {
  const match = await readMatch(context, id);
  if (!match || match.killLog !== null) return;
  try {
    await fetchKillLog(context, match);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error, matchId: id }, 'A kill log could not be read');
    await recordFailure(context, id);
  }
};

/**
 * Fetches a few kill logs each minute, so that match lists show main weapons before a visitor opens a match. Telemetry
 * does not count against the rate limit; one file at a time leaves the network to visitors.
 */
export const fetchRecentKillLogs = job({
  name: 'fetch-recent-kill-logs',
  cron: '* * * * *',
  expireInSeconds: 600,
  retryLimit: 0,
  async run(context) {
    if (context.source.isInstant) return;
    let left = perRun;
    for (const { id } of await listPending(context)) {
      if (left === 0) return;
      if (!(await canRetry(context, id))) continue;
      await fetchOne(context, id);
      left -= 1;
    }
  },
});
