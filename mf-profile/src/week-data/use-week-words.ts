import { dayLength, formatDate, inUtc, parseWeek } from '@hotdrop/shared-domain/text';
import { useSite } from '@hotdrop/shared-ui/site';

const yearOf = (time: number): number => new Date(time).getUTCFullYear();

/** The week of an address, and its first and last day. Null: there is no such week. */
export function useWeekWords(id: string) {
  const { locale } = useSite();
  const week = parseWeek(id);
  if (!week) return { week, from: '', to: '' };
  const last = week.end - dayLength;
  const isOneYear = yearOf(week.start) === yearOf(last);
  // English names the year at the end of a date, the other languages at its beginning.
  const [ofFirst, ofLast] = locale === 'en' ? (['day', 'date'] as const) : (['date', 'day'] as const);
  return {
    week,
    from: formatDate(week.start, isOneYear ? ofFirst : 'date', locale, inUtc),
    to: formatDate(last, isOneYear ? ofLast : 'date', locale, inUtc),
  };
}
