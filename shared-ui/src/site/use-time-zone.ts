import { inTimeZone, type OffsetAt, type TimeZone } from '@hotdrop/shared-domain/text';
import { useSyncExternalStore } from 'react';
import { useSite } from './context.tsx';

export interface ShownTimeZone {
  readonly offsetAt: OffsetAt;
  /** Whether this is the visitor's zone. Otherwise times are in UTC. */
  readonly isKnown: boolean;
}

/** `Date` knows the browser's zone without `Intl`, whose first use takes 20 to 30 ms. */
const offsetInBrowser: OffsetAt = (time) => new Date(time).getTimezoneOffset() * -60_000;

const month = 30 * 24 * 60 * 60_000;

/** Whether the browser's clocks agreed with a zone during the last year. */
export function isBrowserTimeZone(zone: TimeZone | null, now: number): boolean {
  if (!zone) return false;
  const offsetAt = inTimeZone(zone);
  return Array.from({ length: 13 }, (_, months) => now - months * month).every(
    (time) => offsetAt(time) === offsetInBrowser(time),
  );
}

const never = () => () => {};

/** Returns the zone in which times are shown: the server's until hydration, then the browser's. */
export function useTimeZone(): ShownTimeZone {
  const { now, store } = useSite();
  const { timeZone } = store.getState();
  // Stays false if both zones agree, so that no component renders again after hydration.
  const isBrowsers = useSyncExternalStore(
    never,
    () => !isBrowserTimeZone(timeZone, now()),
    () => false,
  );
  return {
    offsetAt: isBrowsers ? offsetInBrowser : inTimeZone(timeZone ?? []),
    isKnown: isBrowsers || Boolean(timeZone),
  };
}
