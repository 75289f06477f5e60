import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { aMatch, aParticipant, aPlayer } from '@hotdrop/shared-domain/testing';
import { inKorea, inTimeZone, inUtc, type OffsetAt } from '@hotdrop/shared-domain/text';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { getRelativeDay, groupByDay } from './match-days.ts';

const { accountId } = aPlayer();
const group = (matches: readonly MatchSummary[], offsetAt: OffsetAt = inUtc) =>
  groupByDay({ game: pubg, matches, accountId, weapons: {} }, offsetAt);
const match = (id: string, createdAt: string, change: Parameters<typeof aParticipant>[0] = {}) =>
  aMatch({ id, createdAt, participants: [aParticipant({ timeSurvived: 600, ...change })] });

const hour = 3_600_000;
/** Clocks go back on 1 November at 2:00. */
const inLosAngeles = inTimeZone([
  [0, -420],
  [Date.parse('2026-11-01T09:00Z') / 60_000, -480],
]);

test.each([
  ['UTC', inUtc, ['2026-11-22 a', '2026-11-21 b', '2026-11-21 c']],
  ['Korea', inKorea, ['2026-11-22 a', '2026-11-22 b', '2026-11-21 c']],
  ['India', () => 5.5 * hour, ['2026-11-22 a', '2026-11-22 b', '2026-11-21 c']],
  ['Los Angeles', inLosAngeles, ['2026-11-21 a', '2026-11-21 b', '2026-11-21 c']],
])('groups matches by the day on which they ended in %s', (_, offsetAt, expected) => {
  const days = group(
    [
      match('a', '2026-11-22T00:00:00.000Z'),
      match('b', '2026-11-21T18:20:00.000Z'),
      match('c', '2026-11-21T14:49:59.000Z'),
    ],
    offsetAt,
  );
  expect(days.flatMap(({ date, played }) => played.map((one) => `${date} ${one.match.id}`))).toEqual(
    expected,
  );
});

test('summarizes a day', () => {
  const [day] = group([
    match('a', '2026-11-21T10:00:00.000Z', { teamRank: 1, kills: 5, damageDealt: 800 }),
    match('b', '2026-11-21T09:00:00.000Z', { teamRank: 10, kills: 1, damageDealt: 101 }),
    match('c', '2026-11-21T08:00:00.000Z', { teamRank: 11, kills: 0, damageDealt: 0 }),
  ]);
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
  const [day] = group([match('a', '2026-11-21T10:00:00.000Z', { teamRank: 1, kills: 5 }), training]);
  expect(day?.played.map(({ result }) => result)).toEqual(['win', null]);
  expect(day?.summary).toMatchObject({ matches: 1, wins: 1, kills: 5, survivedTime: 600 });
  expect(group([training])[0]?.summary).toBeNull();
});

test.each([
  [10, 'other'],
  [11, 'top10'],
])('marks a top 10 only among more than ten teams (%i)', (teamTotal, result) => {
  const [day] = group([match('a', '2026-11-21T10:00:00.000Z', { teamRank: 2, teamTotal })]);
  expect(day?.played[0]?.result).toBe(result);
  expect(day?.summary?.top10s).toBe(1);
});

test('finds the player among the participants', () => {
  const mate = aParticipant({ playerId: 'account.mate', kills: 9 });
  const [day] = group([aMatch({ participants: [mate, aParticipant({ kills: 2 })] })]);
  expect(day?.played[0]?.own.kills).toBe(2);
});

test.each([
  ['2026-11-21T15:30:00.000Z', inKorea, '2026-11-22', '2026-11-21'],
  ['2026-11-21T15:30:00.000Z', inLosAngeles, '2026-11-21', '2026-11-20'],
  // 1 November has 25 hours, and 23:30 minus 24 hours is still 1 November.
  ['2026-11-02T07:30:00.000Z', inLosAngeles, '2026-11-01', '2026-10-31'],
  ['2027-01-01T00:00:00.000Z', inUtc, '2027-01-01', '2026-12-31'],
])('at %s, finds today and yesterday', (time, offsetAt, today, yesterday) => {
  const now = Date.parse(time);
  expect(getRelativeDay(today, now, offsetAt)).toBe('today');
  expect(getRelativeDay(yesterday, now, offsetAt)).toBe('yesterday');
  expect(getRelativeDay('2026-10-30', now, offsetAt)).toBeNull();
});
