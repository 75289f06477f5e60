import { aMatch, aParticipant } from '../testing/index.ts';
import { findParticipant, markedResult, matchTime, summarize } from './index.ts';

test.each([
  [1, 28, 'win'],
  [2, 28, 'top10'],
  [10, 28, 'top10'],
  [11, 28, 'other'],
  [1, 10, 'win'],
  [10, 10, 'other'],
])('place %i of %i is marked as %s', (teamRank, teamTotal, result) => {
  expect(markedResult({ teamRank, teamTotal })).toBe(result);
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
  ];
  expect(summarize(lines)).toEqual({
    matches: 3,
    wins: 1,
    top10s: 2,
    kills: 10,
    averageDamage: 501,
    survivedTime: 3621,
  });
});

test('a session without matches has no average', () => {
  expect(summarize([])).toMatchObject({ matches: 0, kills: 0, averageDamage: null });
});
