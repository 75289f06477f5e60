import { aMatch, aParticipant } from '../testing/index.ts';
import { inKorea, inTimeZone, inUtc } from '../text/index.ts';
import { findParticipant, groupBySession, matchResult, matchTime, sessionDate, summarize } from './index.ts';

test.each([
  [1, 28, 'win'],
  [2, 28, 'top10'],
  [10, 28, 'top10'],
  [11, 28, 'other'],
  [1, 10, 'win'],
  [10, 10, 'other'],
])('place %i of %i is %s', (teamRank, teamTotal, result) => {
  expect(matchResult({ teamRank, teamTotal })).toBe(result);
});

test('the time of a match is when it ended for the player', () => {
  expect(matchTime('2026-11-21T12:00:00.000Z', 90)).toBe(Date.parse('2026-11-21T12:01:30.000Z'));
});

test('finds the player among the participants, or takes the first', () => {
  const mate = aParticipant({ playerId: 'account.mate' });
  const match = aMatch({ participants: [aParticipant(), mate] });
  expect(findParticipant(match, 'account.mate')).toBe(mate);
  expect(findParticipant(match, 'account.nobody')).toBe(match.participants[0]);
});

test('sums up a session', () => {
  const lines = [
    aParticipant({ teamRank: 1, kills: 5, damageDealt: 843, timeSurvived: 1721 }),
    aParticipant({ teamRank: 10, kills: 4, damageDealt: 512, timeSurvived: 1507 }),
    aParticipant({ teamRank: 12, kills: 1, damageDealt: 148, timeSurvived: 393 }),
    aParticipant({ teamRank: 2, teamTotal: 2, kills: 0, damageDealt: 1, timeSurvived: 9 }),
  ];
  const sum = { matches: 4, wins: 1, top10s: 2, kills: 10, averageDamage: 376, survivedTime: 3630 };
  expect(summarize(lines)).toEqual(sum);
  expect(summarize([])).toMatchObject({ matches: 0, averageDamage: null });
});

/** Builds a match that begins at a time of 21 November and lasts some minutes. */
const match = (id: string, start: string, minutes: number) => {
  const time = Date.parse(start.includes('T') ? start : `2026-11-21T${start}Z`);
  return { id, start: time, end: time + minutes * 60_000 };
};
const group = (...matches: readonly ReturnType<typeof match>[]) =>
  groupBySession(matches, (each) => each).map((session) => session.matches.map(({ id }) => id).join(' '));

test('two hours between an end and the next start end a session, midnight does not', () => {
  expect(group(match('a', '18:00', 30), match('b', '20:29:59', 20))).toEqual(['b a']);
  expect(group(match('a', '18:00', 30), match('b', '20:30', 20))).toEqual(['b', 'a']);
  expect(group(match('a', '22:20', 30), match('b', '2026-11-22T00:28Z', 20))).toEqual(['b a']);
  // A player who was eliminated can begin another match before the last one has ended.
  expect(group(match('a', '18:00', 60), match('b', '18:10', 5), match('c', '20:30', 20))).toEqual(['c b a']);
});

test('lists the newest session and match first, and matches without a readable time last', () => {
  const odd = { id: 'odd', start: Number.NaN, end: Number.NaN };
  const matches = [match('b', '10:30', 20), odd, match('d', '20:00', 20), match('a', '10:00', 20)];
  expect(group(...matches, match('c', '15:00', 20))).toEqual(['d', 'c', 'b a', 'odd']);
  expect(sessionDate(odd, inUtc)).toBe('–');
});

test('a session belongs to the day on which it began, in each time zone', () => {
  const session = match('a', '22:20', 148);
  const dates = [inUtc, inKorea, inTimeZone([[0, -480]])].map((zone) => sessionDate(session, zone));
  expect(dates).toEqual(['2026-11-21', '2026-11-22', '2026-11-21']);
});
