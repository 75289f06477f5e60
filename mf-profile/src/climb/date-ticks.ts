import { type DateFormat, dayLength, startOfWeek, weekLength } from '@hotdrop/shared-domain/text';

interface DateTick {
  readonly at: number;
  readonly look: DateFormat;
}

/** Labels keep this share of the width from both ends and from each other. */
const room = 0.22;
/** Short axes name Mondays, long ones months. */
const monthsFrom = 45 * dayLength;

const listMonths = (from: number, to: number): DateTick[] => {
  const start = new Date(from);
  const count = Math.ceil((to - from) / (4 * weekLength)) + 1;
  return Array.from({ length: count }, (_, index) => ({
    // Noon, so that a time zone does not change the month.
    at: Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1 + index, 1, 12),
    look: 'month' as const,
  }));
};

const listMondays = (from: number, to: number): DateTick[] => {
  const first = startOfWeek(from - 1) + weekLength + dayLength / 2;
  return Array.from({ length: Math.ceil((to - from) / weekLength) }, (_, index) => ({
    at: first + index * weekLength,
    look: 'day' as const,
  }));
};

/** The dates between the ends of an axis, as many as have room. */
export function listDateTicks(from: number, to: number): readonly DateTick[] {
  const all = to - from > monthsFrom ? listMonths(from, to) : listMondays(from, to);
  const shareOf = (at: number) => (at - from) / (to - from);
  let last = 0;
  return all.filter(({ at }) => {
    const share = shareOf(at);
    const hasRoom = share - last >= room && share <= 1 - room;
    if (hasRoom) last = share;
    return hasRoom;
  });
}
