import { findPeak } from '@hotdrop/shared-domain/stats';
import { startOfDay } from '@hotdrop/shared-domain/text';
import type { HistoryPoint } from '@hotdrop/shared-domain/wire';
import { useNow, useTimeZone } from '../site/index.ts';

/** Finds the highest count since midnight in the visitor's time zone. */
export function useFindTodaysPeak() {
  const { offsetAt } = useTimeZone();
  const midnight = startOfDay(useNow(), offsetAt);
  return (peaks: readonly HistoryPoint[] | undefined) => findPeak(peaks ?? [], midnight);
}
