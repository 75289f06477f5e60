import { averageDamage, killDeathRatio } from '@hotdrop/shared-domain/stats';
import { dayLength, type Week } from '@hotdrop/shared-domain/text';
import type { PlayedWeek, WeekFigures, WeekSession } from '@hotdrop/shared-domain/wire';

/** From 0 for Monday. */
const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** The matches of each weekday, oldest first. Matches after midnight belong to the day on which their session began. */
export const listDays = (sessions: readonly WeekSession[], { start }: Week) =>
  weekdays.map((weekday) => ({
    weekday,
    matches: sessions
      .filter((session) => Math.floor((Date.parse(session.start) - start) / dayLength) === weekday)
      .flatMap(({ matches }) => matches),
  }));

/** Match lists do not say who died. Players who did not win died, with rare exceptions. */
export const kdOf = ({ kills, matches, wins }: WeekFigures) => killDeathRatio(kills, matches - wins);

/** Rounded like the averages of seasons. */
export const damageOf = ({ averageDamage: exact, matches }: WeekFigures) =>
  averageDamage(exact * matches, matches);

/** The mode whose points the page shows: the most played one with known points. */
export const findMainMode = ({ modes }: Pick<PlayedWeek, 'modes'>) =>
  modes.find(({ points }) => points !== null) ?? modes[0] ?? null;
