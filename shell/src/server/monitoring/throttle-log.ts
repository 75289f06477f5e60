import type { Site } from '@hotdrop/shared-domain/contract';
import type { Log } from '@hotdrop/shared-host/server';
import { getErrorMessage } from '../../site/reports.ts';

const minute = 60_000;
/** Different messages per minute: more would only fill the log. */
const maxMessages = 20;

/** Limits a log: each message at most once a minute, since one broken entry affects every page that lists it. */
export function throttleLog<Facts extends readonly unknown[]>(
  log: (message: string, ...facts: Facts) => void,
): (message: string, ...facts: Facts) => void {
  const logged = new Set<string>();
  let currentMinute = 0;
  return (message, ...facts) => {
    const now = Math.floor(Date.now() / minute);
    if (now !== currentMinute) logged.clear();
    currentMinute = now;
    if (logged.has(message) || logged.size >= maxMessages) return;
    logged.add(message);
    log(message, ...facts);
  };
}

/** Creates the `report` of all requests' sites. */
export function createReport(log: Pick<Log, 'warn'>): Site['report'] {
  const logOnce = throttleLog((_message, facts: object) =>
    log.warn(facts, 'A part of the page reported a failure'),
  );
  return (error, about) => logOnce(`${about.area} ${getErrorMessage(error)}`, { ...about, err: error });
}

/** Limits how often something happens in a second. Returns whether it may happen now. */
export function limitRate(perSecond: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    return count <= perSecond;
  };
}
