import { dayLength } from '@hotdrop/shared-domain/text';

const hour = 60 * 60_000;
const usual = 12 * hour;
const longest = 7 * dayLength;

/**
 * Reads when a stream began: an ISO time of the last seven days, or the last `HH:MM` in UTC. Anything else means the last
 * 12 hours.
 */
export function readSince(text: string | undefined, now: number): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '') ?? [];
  if (hours !== undefined) {
    const since = now - (now % dayLength) + Number(hours) * hour + Number(minutes) * 60_000;
    return since > now ? since - dayLength : since;
  }
  const since = /^\d{4}-\d\d-\d\dT/.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  return since <= now && since > now - longest ? since : now - usual;
}
