import fc from 'fast-check';
import { type TickLook, timeTicks } from './time-ticks.ts';

const day = 86_400_000;
const end = Date.parse('2026-11-21T19:45:00Z');
const since = (days: number) => timeTicks(end - days * day, end);

/** Formats a tick in Korean time. */
const inKorea = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', ...options });
  return ({ at }: { at: number }) => format.format(at);
};

test('a day has a label every four hours', () => {
  const time = inKorea({ hour: '2-digit', minute: '2-digit' });
  expect(since(1).map(time)).toEqual(['08:00', '12:00', '16:00', '20:00', '00:00']);
});

test('a week has a label for every day, at noon', () => {
  const days = since(7);
  expect(days.map(inKorea({ day: 'numeric' }))).toEqual(['15', '16', '17', '18', '19', '20', '21']);
  expect(new Set(days.map(inKorea({ hour: '2-digit', minute: '2-digit' })))).toEqual(new Set(['12:00']));
});

test('longer ranges have days, then months, then months of years', () => {
  const looks = (days: number): TickLook[] => [...new Set(since(days).map(({ look }) => look))];
  expect(looks(30)).toEqual(['day']);
  expect(looks(365)).toEqual(['month']);
  expect(looks(900)).toEqual(['monthOfYear']);
  expect(since(365).map(inKorea({ day: 'numeric' }))).toEqual(['1', '1', '1', '1', '1', '1']);
});

test('labels are sorted, distinct, and inside of the line', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 4000 * day }), (span) => {
      const positions = timeTicks(end - span, end).map(({ at }) => (at - end + span) / span);
      expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
      expect(positions.every((position) => position >= 0 && position < 1)).toBe(true);
      expect(positions.length).toBeLessThan(13);
    }),
  );
});

test('a single moment has no row of labels', () => {
  expect(timeTicks(end, end).length).toBeLessThan(2);
});
