import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { aMatch, aParticipant, aPlayer } from '@hotdrop/shared-domain/testing';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { getRelativeDay, groupByDay } from './match-days.ts';

const { accountId } = aPlayer();
const listed = (matches: readonly MatchSummary[]) => ({ game: pubg, matches, accountId, weapons: {} });
const match = (id: string, createdAt: string, change: Parameters<typeof aParticipant>[0] = {}) =>
  aMatch({ id, createdAt, participants: [aParticipant({ timeSurvived: 600, ...change })] });

test('groups matches by the Korean day on which they ended', () => {
  const days = groupByDay(
    listed([match('a', '2026-11-21T14:55:00.000Z'), match('b', '2026-11-21T14:40:00.000Z')]),
  );
  expect(days.map(({ date, played }) => [date, played.map((one) => one.match.id)])).toEqual([
    ['2026-11-22', ['a']],
    ['2026-11-21', ['b']],
  ]);
});

test('summarizes a day', () => {
  const [day] = groupByDay(
    listed([
      match('a', '2026-11-21T10:00:00.000Z', { teamRank: 1, kills: 5, damageDealt: 800 }),
      match('b', '2026-11-21T09:00:00.000Z', { teamRank: 10, kills: 1, damageDealt: 101 }),
      match('c', '2026-11-21T08:00:00.000Z', { teamRank: 11, kills: 0, damageDealt: 0 }),
    ]),
  );
  expect(day?.summary).toEqual({
    matches: 3,
    wins: 1,
    top10s: 2,
    kills: 6,
    averageDamage: 300,
    survivedTime: 1800,
  });
});

test('lists training, but does not count it', () => {
  const training = aMatch({
    id: 'range',
    createdAt: '2026-11-21T09:30:00.000Z',
    matchType: 'training',
    gameMode: 'training',
    participants: [aParticipant({ teamRank: 1, teamTotal: 1, kills: 0, damageDealt: 0, timeSurvived: 600 })],
  });
  const [day] = groupByDay(
    listed([match('a', '2026-11-21T10:00:00.000Z', { teamRank: 1, kills: 5 }), training]),
  );
  expect(day?.played.map(({ result }) => result)).toEqual(['win', null]);
  expect(day?.summary).toMatchObject({ matches: 1, wins: 1, kills: 5, survivedTime: 600 });
  expect(groupByDay(listed([training]))[0]?.summary).toBeNull();
});

test.each([
  [10, 'other'],
  [11, 'top10'],
])('marks a top 10 only among more than ten teams (%i)', (teamTotal, result) => {
  const [day] = groupByDay(listed([match('a', '2026-11-21T10:00:00.000Z', { teamRank: 2, teamTotal })]));
  expect(day?.played[0]?.result).toBe(result);
  expect(day?.summary?.top10s).toBe(1);
});

test('finds the player among the participants', () => {
  const mate = aParticipant({ playerId: 'account.mate', kills: 9 });
  const [day] = groupByDay(listed([aMatch({ participants: [mate, aParticipant({ kills: 2 })] })]));
  expect(day?.played[0]?.own.kills).toBe(2);
});

test('compares days in Korean time', () => {
  const now = Date.parse('2026-11-21T15:30:00.000Z');
  expect(getRelativeDay('2026-11-22', now)).toBe('today');
  expect(getRelativeDay('2026-11-21', now)).toBe('yesterday');
  expect(getRelativeDay('2026-11-20', now)).toBeNull();
});
