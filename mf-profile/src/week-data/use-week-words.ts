import { dayLength, formatDate, inUtc, parseWeek } from '@hotdrop/shared-domain/text';
import { useSite } from '@hotdrop/shared-ui/site';

/** The week of an address, and its first and last day. Null: there is no such week. */
export function useWeekWords(id: string) {
  const { locale } = useSite();
  const week = parseWeek(id);
  const format = (time: number, look: 'day' | 'date') => formatDate(time, look, locale, inUtc);
  return {
    week,
    from: week ? format(week.start, 'day') : '',
    to: week ? format(week.end - dayLength, 'date') : '',
  };
}
