import type { Week } from '@hotdrop/shared-domain/text';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import type { Format, Texts } from '@hotdrop/shared-ui/site';
import { msg } from '@lingui/core/macro';
import { findMainMode } from './week-data.ts';

interface DescribedWeek {
  readonly name: string;
  readonly week: Week;
  /** Null: not loaded. */
  readonly played: PlayedWeek | null;
  readonly i18n: Texts;
  readonly format: Format;
}

/** Sums a week up for search engines, link previews, and chats. Each case is one message. */
export function describeWeek({
  name,
  week: { number: week, year: ofYear },
  played,
  i18n,
  format,
}: DescribedWeek) {
  const year = String(ofYear);
  if (!played?.stats)
    return i18n._(msg`Matches, points, and the best of ${name} in week ${week} of ${year} (UTC).`);
  const matches = format.number(played.stats.matches);
  const hours = format.hours(played.stats.timeSurvived);
  const wins = format.number(played.stats.wins);
  const points = findMainMode(played)?.points;
  const change = points ? points.to - points.from : 0;
  const amount = format.number(Math.abs(change));
  if (change > 0) {
    return i18n._(
      msg`${name} in week ${week} of ${year}: ${matches} matches in ${hours}, wins: ${wins}, ${amount} points won`,
    );
  }
  return i18n._(
    change < 0
      ? msg`${name} in week ${week} of ${year}: ${matches} matches in ${hours}, wins: ${wins}, ${amount} points lost`
      : msg`${name} in week ${week} of ${year}: ${matches} matches in ${hours}, wins: ${wins}`,
  );
}
