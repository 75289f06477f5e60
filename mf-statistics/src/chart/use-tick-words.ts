import { dateFormat, useFormat, useSite } from '@hotdrop/shared-ui/site';
import type { TickLook, TimeTick } from './time-ticks.ts';

const parts: Readonly<Record<Exclude<TickLook, 'time'>, Intl.DateTimeFormatOptions>> = {
  weekday: { weekday: 'short', day: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  monthOfYear: { month: 'short', year: 'numeric' },
};

/** How a label below a line is written: as short as it may be where it stands. */
export function useTickWords() {
  const { locale } = useSite();
  const { time } = useFormat();
  return ({ at, look }: TimeTick): string =>
    look === 'time' ? time(at) : dateFormat(locale, parts[look]).format(at);
}
