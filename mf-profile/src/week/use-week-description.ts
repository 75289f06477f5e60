import type { Week } from '@hotdrop/shared-domain/text';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { findMainMode } from '../week-data/summarize-week.ts';

/** Returns a function that sums a week up for search engines and link previews. Each case is one message. */
export function useWeekDescription() {
  const { t } = useLingui();
  const format = useFormat();
  return (name: string, { number: week, year: ofYear }: Week, played: PlayedWeek | null): string => {
    const year = String(ofYear);
    if (!played?.figures)
      return t`Matches, points, and the best of ${name} in week ${week} of ${year} (UTC).`;
    const matches = format.number(played.figures.matches);
    const hours = format.hours(played.figures.timeSurvived);
    const wins = format.number(played.figures.wins);
    const points = findMainMode(played)?.points;
    const change = points ? points.to - points.from : 0;
    const amount = format.number(Math.abs(change));
    if (change > 0) {
      return t`${name} in week ${week} of ${year}: ${matches} matches in ${hours}, wins: ${wins}, ${amount} points won`;
    }
    return change < 0
      ? t`${name} in week ${week} of ${year}: ${matches} matches in ${hours}, wins: ${wins}, ${amount} points lost`
      : t`${name} in week ${week} of ${year}: ${matches} matches in ${hours}, wins: ${wins}`;
  };
}
