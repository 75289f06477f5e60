import * as v from 'valibot';
import { type Telemetry, UpstreamError } from '../../upstream.ts';
import { EventReader, eventKinds } from './read-events.ts';
import { hitKinds, KillLogReader } from './read-kill-log.ts';
import { eventShape } from './shapes.ts';

/** The kinds of events that are read: a quarter of the 56,000 of a match. */
const kinds = new Set<unknown>([...eventKinds, ...hitKinds, 'LogMatchDefinition', 'LogMatchStart']);

const isRead = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && '_T' in event && kinds.has(event._T);

/**
 * Reads a match's telemetry. Skips events of other shapes: there are many kinds, and the game adds new ones. If the file
 * breaks off, the events before are kept.
 */
export const readTelemetry = async (raw: AsyncIterable<unknown>): Promise<Telemetry> => {
  const killLog = new KillLogReader();
  const events = new EventReader();
  let first = Number.NaN;
  let start = Number.NaN;
  let failure: UpstreamError | null = null;
  try {
    for await (const each of raw) {
      const read = isRead(each) ? v.safeParse(eventShape, each) : null;
      if (!read?.success) continue;
      const event = read.output;
      const time = Date.parse(event._D);
      if (Number.isNaN(time)) continue;
      first = Number.isNaN(first) ? time : Math.min(first, time);
      if (event._T === 'LogMatchStart' && Number.isNaN(start)) start = time;
      killLog.add(event, time);
      events.add(event, time);
    }
  } catch (error) {
    if (!(error instanceof UpstreamError) || Number.isNaN(first)) throw error;
    failure = error;
  }
  if (Number.isNaN(first)) throw new UpstreamError('malformed', 'The telemetry file has no known events.');
  const begin = Number.isNaN(start) ? first : start;
  const listed = events.finish(begin);
  return { killLog: killLog.finish(begin), listEvents: () => listed, failure };
};
