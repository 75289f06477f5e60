import { and, desc, eq, gt, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { matches, participants, players, tracks } from '../../data/schema.ts';
import { recentRenewal, sourceRetention } from '../../durations.ts';
import { findOrFetchMatch } from '../../matches/find-or-fetch-match.ts';
import { canRetry, recordFailure } from '../../matches/kill-log.ts';
import { fetchTelemetry, isTelemetryMissing } from '../../tracks/tracks.ts';
import { UpstreamError } from '../../upstream/upstream.ts';
import { job } from '../job.ts';

/** Inventing the events of a match takes the time of a page. */
const perRun = { remote: 5, instant: 1 } as const;
/** The newest matches that a run chooses from. Some of them wait for a retry. */
const candidates = 50;

/** Matches without whole tracks of players that were renewed recently, newest first. */
const listPending = ({ db, now, game, source }: Context) => {
  const before = (age: number) => new Date(now().getTime() - age);
  const typesWithoutKillLog = game.matchTypes.filter((type) => !type.hasKillLog).map(({ id }) => id);
  return db
    .selectDistinct({
      id: matches.id,
      platform: matches.platform,
      createdAt: matches.createdAt,
    })
    .from(matches)
    .innerJoin(
      participants,
      and(eq(participants.matchId, matches.id), eq(participants.createdAt, matches.createdAt)),
    )
    .innerJoin(players, eq(players.accountId, participants.accountId))
    .leftJoin(tracks, and(eq(tracks.matchId, matches.id), eq(tracks.createdAt, matches.createdAt)))
    .where(
      and(
        or(isNull(tracks.matchId), eq(tracks.isCut, true)),
        notInArray(matches.matchType, typesWithoutKillLog),
        source.isInstant ? undefined : isNotNull(matches.telemetryUrl),
        gt(matches.createdAt, before(sourceRetention)),
        gt(players.syncedAt, before(recentRenewal)),
      ),
    )
    .orderBy(desc(matches.createdAt))
    .limit(candidates);
};

const fetchOne = async (context: Context, platform: string, id: string): Promise<void> => {
  const match = await findOrFetchMatch(context, platform, id);
  if (!match || !(await isTelemetryMissing(context, match))) return;
  try {
    await fetchTelemetry(context, match);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error, matchId: id }, 'The telemetry of a match could not be read');
    await recordFailure(context, id);
  }
};

/**
 * Reads the telemetry of a few matches each minute, so that match lists show main weapons before a visitor opens a match,
 * and landings are counted. Telemetry does not count against the rate limit; one file at a time leaves the network to
 * visitors.
 */
export const fetchRecentTelemetry = job({
  name: 'fetch-recent-telemetry',
  cron: '* * * * *',
  expireInSeconds: 600,
  retryLimit: 0,
  async run(context) {
    let left: number = context.source.isInstant ? perRun.instant : perRun.remote;
    for (const { id, platform } of await listPending(context)) {
      if (left === 0) return;
      if (!(await canRetry(context, id))) continue;
      await fetchOne(context, platform, id);
      left -= 1;
    }
  },
});
