import { readMatchType } from '@hotdrop/shared-domain/game';
import type { TrackState } from '@hotdrop/shared-domain/wire';
import { ageOf, type Context } from '../context.ts';
import { killLogPoll, sourceRetention } from '../durations.ts';
import { killLogJob } from '../matches/kill-log.ts';
import { findRetryDelay } from '../matches/kill-log-failures.ts';
import type { StoredMatch } from '../matches/stored-match.ts';
import { readTrackHead, saveTracks } from './save-tracks.ts';

type Head = NonNullable<Awaited<ReturnType<typeof readTrackHead>>>;

const none = (
  reason: Extract<TrackState, { state: 'none' }>['reason'],
  retryAfter: number | null = null,
): TrackState => ({ state: 'none', reason, retryAfter });

const toState = ({ version, bytes, isCut }: Head): TrackState =>
  bytes > 0 ? { state: 'ready', version, bytes, isCut } : none('unknown');

const queue = (context: Context, { id }: StoredMatch) => context.queue.send(killLogJob, { matchId: id }, id);

const readNow = async (context: Context, match: StoredMatch): Promise<TrackState> => {
  const telemetry = await context.source.telemetry(match.platform, match, match.telemetryUrl);
  await saveTracks(context, match, telemetry?.listEvents() ?? null, false);
  const head = await readTrackHead(context, match);
  return head ? toState(head) : none('unknown');
};

/** Finds the tracks of a match. If they are not stored yet, an instant source is asked now, else a job reads its telemetry. */
export const readOrQueueTracks = async (context: Context, match: StoredMatch): Promise<TrackState> => {
  if (!readMatchType(context.game, match.matchType).hasKillLog) return none('training');
  const head = await readTrackHead(context, match);
  if (head && !head.isCut) return toState(head);
  const isYoung = ageOf(context, match.createdAt) <= sourceRetention;
  if (context.source.isInstant) return isYoung ? readNow(context, match) : none('expired');
  const isKept = isYoung && match.telemetryUrl !== null;
  const delay = isKept ? await findRetryDelay(context, match.id) : null;
  if (delay === 0) await queue(context, match);
  // A log that breaks off before the first position says nothing yet.
  if (head && head.bytes > 0) return toState(head);
  if (match.telemetryUrl === null) return none('unknown');
  if (delay === null) return none('expired');
  return delay > 0 ? none('failed', delay) : { state: 'waiting', retryAfter: killLogPoll };
};
