import { inTimeZone, type OffsetAt, type TimeZone } from '@hotdrop/shared-domain/text';
import { startTransition, useEffect, useState } from 'react';
import { useSite } from './context.tsx';
import { useHasHtml } from './use-store.ts';

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

/**
 * Returns the zone in which times are shown: the server's until hydration, then the browser's. All times of a page
 * change then, in a transition, so that they do not block the page.
 */
export function useTimeZone(): ShownTimeZone {
  const { now, store } = useSite();
  const { timeZone } = store.getState();
  const hasHtml = useHasHtml();
  // Stays false if both zones agree, so that no component renders again after hydration.
  const [isBrowsers, setIsBrowsers] = useState(() => !hasHtml && !isBrowserTimeZone(timeZone, now()));
  useEffect(() => {
    if (!isBrowserTimeZone(timeZone, now())) startTransition(() => setIsBrowsers(true));
  }, [timeZone, now]);
  return {
    offsetAt: isBrowsers ? offsetInBrowser : inTimeZone(timeZone ?? []),
    isKnown: isBrowsers || Boolean(timeZone),
  };
}
