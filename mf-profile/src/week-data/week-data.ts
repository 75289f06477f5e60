import { getLanguage, type Locale } from '@hotdrop/shared-domain/locale';
import { averageDamage, killDeathRatio } from '@hotdrop/shared-domain/stats';
import { dayLength, formatDate, inUtc, parseWeek, type Week } from '@hotdrop/shared-domain/text';
import type { PlayedWeek, WeekSession, WeekStats } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';

/** From 0 for Monday. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** The matches of each weekday, oldest first. Matches after midnight belong to the day on which their session began. */
export const listDays = (sessions: readonly WeekSession[], { start }: Week) =>
  weekdays.map((weekday) => ({
    weekday,
    matches: sessions
      .filter((session) => Math.floor((Date.parse(session.start) - start) / dayLength) === weekday)
      .flatMap(({ matches }) => matches),
  }));

/** Match lists do not say who died. Players who did not win died, with rare exceptions. */
export const kdOf = ({ kills, matches, wins }: WeekStats) => killDeathRatio(kills, matches - wins);

/** Rounded like the averages of seasons. */
export const damageOf = ({ averageDamage: exact, matches }: WeekStats) =>
  averageDamage(exact * matches, matches);

/** The mode whose points the page shows: the most played one with known points. */
export const findMainMode = ({ modes }: Pick<PlayedWeek, 'modes'>) =>
  modes.find(({ points }) => points !== null) ?? modes[0] ?? null;

/** `8.2 h` → `8.2` and ` h`. A stat without a unit has an empty one. */
export function splitUnit(stat: string): readonly [number: string, unit: string] {
  const number = /^[\d.,]+/.exec(stat)?.[0] ?? stat;
  return [number, stat.slice(number.length)];
}

const yearOf = (time: number): number => new Date(time).getUTCFullYear();

/** The week of an address, and its first and last day. Null: there is no such week. */
export function useWeekWords(id: string) {
  const { locale } = useSite();
  const week = parseWeek(id);
  return { week, ...(week ? daysOf(week, locale) : { from: '', to: '' }) };
}

/** The first and the last day of a week. */
export function daysOf(week: Week, locale: Locale) {
  const last = week.end - dayLength;
  const isOneYear = yearOf(week.start) === yearOf(last);
  const isYearFirst = getLanguage(locale).dates.date.startsWith('Y');
  const [ofFirst, ofLast] = isYearFirst ? (['date', 'day'] as const) : (['day', 'date'] as const);
  return {
    from: formatDate(week.start, isOneYear ? ofFirst : 'date', locale, inUtc),
    to: formatDate(last, isOneYear ? ofLast : 'date', locale, inUtc),
  };
}
