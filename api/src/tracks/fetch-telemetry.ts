import type { Context } from '../context.ts';
import { saveKillLogOf } from '../matches/kill-log.ts';
import type { StoredMatch } from '../matches/stored-match.ts';
import { readTrackHead, saveTracks } from './save-tracks.ts';

/** Whether the kill log or the whole tracks of a match are missing. */
export const isTelemetryMissing = async (context: Context, match: StoredMatch): Promise<boolean> => {
  if (match.killLog === null) return true;
  const head = await readTrackHead(context, match);
  return head === null || head.isCut;
};

/**
 * Reads the telemetry of a match once, for its kill log and its tracks. If it breaks off, stores the tracks up to there
 * and fails, so that it is read again later.
 */
export const fetchTelemetry = async (context: Context, match: StoredMatch): Promise<void> => {
  const telemetry = await context.source.telemetry(match.platform, match, match.telemetryUrl);
  const failure = telemetry?.failure ?? null;
  if (!failure && match.killLog === null) await saveKillLogOf(context, match, telemetry);
  await saveTracks(context, match, telemetry?.listEvents() ?? null, failure !== null);
  if (failure) throw failure;
};
