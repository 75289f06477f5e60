import { inKorea, inTimeZone, inUtc } from '../text/index.ts';
import { groupBySession, sessionDate, sessionGap } from './index.ts';

/** Builds a match that begins at a time of 21 November and lasts some minutes. */
const match = (id: string, start: string, minutes: number) => {
  const time = Date.parse(start.includes('T') ? start : `2026-11-21T${start}Z`);
  return { id, start: time, end: time + minutes * 60_000 };
};
type Match = ReturnType<typeof match>;
const group = (...matches: readonly Match[]) =>
  groupBySession(matches, (one) => one).map((session) => session.matches.map(({ id }) => id).join(' '));

test('keeps matches together with less than two hours between an end and the next start', () => {
  expect(group(match('a', '18:00', 30), match('b', '20:29:59', 20))).toEqual(['b a']);
  expect(group(match('a', '18:00', 30), match('b', '20:30', 20))).toEqual(['b', 'a']);
  expect(sessionGap).toBe(7_200_000);
});

test('lists the newest session and the newest match first for any order of the matches', () => {
  const matches = [match('b', '10:30', 20), match('d', '20:00', 20), match('a', '10:00', 20)];
  expect(group(...matches, match('c', '15:00', 20))).toEqual(['d', 'c', 'b a']);
});

test('does not end a session at midnight', () => {
  const [session] = groupBySession(
    [match('a', '2026-11-21T22:20Z', 30), match('b', '2026-11-22T00:28Z', 20)],
    (one) => one,
  );
  expect(session).toMatchObject({
    start: Date.parse('2026-11-21T22:20Z'),
    end: Date.parse('2026-11-22T00:48Z'),
  });
});

test('counts the gap from the latest end, if a match began before the last one had ended', () => {
  expect(group(match('a', '18:00', 60), match('b', '18:10', 5), match('c', '20:30', 20))).toEqual(['c b a']);
});

test('belongs to the day on which it began, in each time zone', () => {
  const session = match('a', '2026-11-21T22:20Z', 148);
  const inLosAngeles = inTimeZone([[0, -480]]);
  expect([inUtc, inKorea, inLosAngeles].map((zone) => sessionDate(session, zone))).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
  ]);
});

test('measures the gap in real time when clocks change', () => {
  // Clocks go back at 09:00 UTC: 01:40 to 01:30 on the clock are 110 minutes.
  const inLosAngeles = inTimeZone([
    [0, -420],
    [Date.parse('2026-11-01T09:00Z') / 60_000, -480],
  ]);
  const matches = [match('a', '2026-11-01T08:20Z', 20), match('b', '2026-11-01T10:30Z', 20)];
  expect(group(...matches)).toEqual(['b a']);
  expect(matches.map((one) => sessionDate(one, inLosAngeles))).toEqual(['2026-11-01', '2026-11-01']);
});

test('lists matches without a readable time alone and last', () => {
  const odd = { id: 'odd', start: Number.NaN, end: Number.NaN };
  expect(group(odd, match('a', '10:00', 20), { ...odd, id: 'other' })).toEqual(['a', 'odd', 'other']);
  expect(sessionDate(odd, inUtc)).toBe('–');
  expect(group()).toEqual([]);
});
