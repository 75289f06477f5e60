import { type DateFormat, formatDate, formatTime } from '@hotdrop/shared-domain/text';
import { useSite } from './context.tsx';
import { useTimeZone } from './use-time-zone.ts';

/** ISO 8601 or milliseconds. */
export type Time = string | number;

export const readTime = (time: Time): number => new Date(time).getTime();

/** Formats times in the visitor's language and time zone. */
export function useTimes() {
  const { locale } = useSite();
  const { offsetAt, isKnown } = useTimeZone();
  const date = (look: DateFormat) => (time: Time) => formatDate(readTime(time), look, locale, offsetAt);
  return {
    /** `Nov 21, 2026` */
    day: date('date'),
    /** `Nov 21, 14:20` */
    dayTime: date('dayTime'),
    /** `14:20` */
    time: (time: Time) => formatTime(readTime(time), offsetAt),
    /** `Nov 21, 2026, 14:20:05` */
    timestamp: date('timestamp'),
    /** Follows a time while the visitor's zone is unknown. */
    zone: isKnown ? '' : ' UTC',
  };
}

export type DateLook = Exclude<keyof ReturnType<typeof useTimes>, 'zone'>;
