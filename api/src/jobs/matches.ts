import { and, desc, eq, gt, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { createNextPartitions, dropPartitions } from '../data/partitions.ts';
import { matches, participants, players, tracks } from '../data/schema.ts';
import { recentRenewal, sourceRetention } from '../durations.ts';
import { matchJob } from '../matches/fill-match-list.ts';
import { canRetry, killLogJob, recordFailure } from '../matches/kill-log.ts';
import { findOrFetchMatch } from '../matches/match.ts';
import { saveMatches } from '../matches/save-matches.ts';
import { addMissingRows, matchRowsJob, readMatch, type StoredMatch } from '../matches/stored-match.ts';
import { addMissingLandings } from '../tracks/landings.ts';
import { fetchTelemetry, isTelemetryMissing } from '../tracks/tracks.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import { job, postponeIfLimited } from './job.ts';

const playerSchema = v.object({ accountId: v.string() });

/** Lists stored matches, and landings in them, for a player whom somebody looked up after they were stored. */
export const addMatchRows = job({
  name: matchRowsJob,
  concurrency: 2,
  pollSeconds: 1,
  async run(context, data) {
    const { accountId } = v.parse(playerSchema, data);
    await addMissingRows(context, accountId);
    await addMissingLandings(context, accountId);
  },
});

const missingMatchSchema = v.object({ platform: v.string(), matchId: v.string() });

/** Reads a match again that failed in a renewal. */
export const fetchMatch = job({
  name: matchJob,
  retryLimit: 5,
  run: (context, data) =>
    postponeIfLimited(async () => {
      const { platform, matchId } = v.parse(missingMatchSchema, data);
      const match = await context.source.match(platform, matchId);
      if (match) await saveMatches(context, platform, [match]);
    }),
});

const matchSchema = v.object({ matchId: v.string() });

/** The match of a job, or null if its telemetry was read already. */
const findPendingMatch = async (context: Context, data: unknown): Promise<StoredMatch | null> => {
  const match = await readMatch(context, v.parse(matchSchema, data).matchId);
  return match && (await isTelemetryMissing(context, match)) ? match : null;
};

/** Whether another try soon would fail the same way, unlike an outage or a rate limit. */
const isPermanent = (error: unknown): boolean =>
  error instanceof UpstreamError && (error.status === 'refused' || error.status === 'malformed');

/** Fetches telemetry, which is too large to do so during a request. */
export const fetchTelemetryOfMatch = job({
  name: killLogJob,
  concurrency: 2,
  pollSeconds: 1,
  async run(context, data) {
    const match = await findPendingMatch(context, data);
    if (match) await fetchTelemetry(context, match);
  },
  async onFinalFailure(context, data, error) {
    if (isPermanent(error)) await recordFailure(context, v.parse(matchSchema, data).matchId);
  },
});

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

/** Creates the partitions of the next weeks and drops expired ones. Also runs at start, because hosts may be off at night. */
export const rotatePartitions = job({
  name: 'rotate-partitions',
  cron: '40 4 * * *',
  async run(context) {
    await createNextPartitions(context.db, context.now());
    await dropPartitions(context.db, context.now());
  },
});
