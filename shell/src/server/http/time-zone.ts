import { tzOffset, tzScan } from '@date-fns/tz';
import type { TimeZone } from '@hotdrop/shared-domain/text';

/** The first year with data. */
const firstYear = 2017;

/** Zones by official name and year. `Intl` knows a limited number of names, so the cache cannot grow without limit. */
const zones = new Map<string, TimeZone>();

/**
 * Reads the offsets of a time zone, until the end of next year. Returns null for an unknown name. Browsers use names
 * that are missing in `Intl.supportedValuesOf`, such as Asia/Kolkata, so only `Intl.DateTimeFormat` can decide.
 */
export function readTimeZone(name: string | undefined): TimeZone | null {
  const officialName = findOfficialName(name);
  if (officialName === undefined) return null;
  const start = new Date(Date.UTC(firstYear, 0));
  const end = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 0));
  const key = `${officialName}/${end.getUTCFullYear()}`;
  const known = zones.get(key) ?? [
    [toMinutes(start), tzOffset(officialName, start)],
    ...tzScan(officialName, { start, end }).map(({ date, offset }) => [toMinutes(date), offset] as const),
  ];
  zones.set(key, known);
  return known;
}

const toMinutes = (date: Date) => date.getTime() / 60_000;

function findOfficialName(timeZone: string | undefined): string | undefined {
  if (!timeZone) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    // The name is unknown.
    return undefined;
  }
}
