import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { aMatch, aParticipant, aPlayer } from '@hotdrop/shared-domain/testing';
import { inTimeZone, inUtc, type OffsetAt } from '@hotdrop/shared-domain/text';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { groupByDay, readPlayedMatches } from './days.ts';

const { accountId } = aPlayer();
/** Points of the session that begins with the first match at this time. */
const points = { '2026-11-21T09:00:00.000Z': -12 };
const input = (matches: readonly MatchSummary[]) => ({ game: pubg, matches, accountId, weapons: {} });
const allMatches = { hasOlder: false, hasNewer: false };
const group = (matches: readonly MatchSummary[], offsetAt: OffsetAt = inUtc, others = allMatches) =>
  groupByDay({ ...input(matches), points }, others, offsetAt);
const match = (id: string, createdAt: string, change: Parameters<typeof aParticipant>[0] = {}) =>
  aMatch({ id, createdAt, participants: [aParticipant({ timeSurvived: 600, ...change })] });
const training = (id: string, createdAt: string) =>
  aMatch({
    id,
    createdAt,
    matchType: 'training',
    gameMode: 'training',
    participants: [aParticipant({ teamRank: 1, teamTotal: 1, kills: 0, damageDealt: 0, timeSurvived: 600 })],
  });
const list = (matches: readonly MatchSummary[], offsetAt?: OffsetAt) =>
  group(matches, offsetAt).map(({ date, sessions }) => [
    date,
    ...sessions.map((session) => session.matches.map((one) => one.match.id).join('')),
  ]);

/** Clocks go back on 1 November at 2:00. */
const inLosAngeles = inTimeZone([
  [0, -420],
  [Date.parse('2026-11-01T09:00Z') / 60_000, -480],
]);

test.each([
  [
    'UTC',
    inUtc,
    [
      ['2026-11-22', 'a'],
      ['2026-11-21', 'b', 'c'],
    ],
  ],
  ['Los Angeles', inLosAngeles, [['2026-11-21', 'a', 'b', 'c']]],
])('groups sessions by the day on which they began in %s', (_, offsetAt, expected) => {
  const matches = [
    match('a', '2026-11-22T00:00:00.000Z'),
    match('b', '2026-11-21T18:20:00.000Z'),
    match('c', '2026-11-21T14:49:59.000Z'),
  ];
  expect(list(matches, offsetAt)).toEqual(expected);
});

test('lists a match without a readable time after all others', () => {
  expect(list([match('x', 'soon'), match('a', '2026-11-21T10:00:00.000Z')])).toEqual([
    ['2026-11-21', 'a'],
    ['–', 'x'],
  ]);
});

test('sums a session, and finds its best match', () => {
  const [day] = group([
    match('a', '2026-11-21T10:00:00.000Z', { teamRank: 1, kills: 5, damageDealt: 800 }),
    match('b', '2026-11-21T09:30:00.000Z', { teamRank: 1, kills: 6, damageDealt: 101 }),
    match('c', '2026-11-21T09:00:00.000Z', { teamRank: 11, kills: 9, damageDealt: 0 }),
  ]);
  const [session] = day?.sessions ?? [];
  expect(session?.summary).toMatchObject({ matches: 3, wins: 2, top10s: 2, kills: 20 });
  expect(session?.best?.match.id).toBe('b');
  expect(session?.points).toBe(-12);
});

test('lists training, but does not count it', () => {
  const [day] = group([
    match('a', '2026-11-21T10:00:00.000Z', { teamRank: 2, kills: 5 }),
    training('range', '2026-11-21T09:30:00.000Z'),
  ]);
  const [session] = day?.sessions ?? [];
  expect(session?.matches.map(({ result }) => result)).toEqual(['top10', null]);
  expect(session?.summary).toMatchObject({ matches: 1, wins: 0 });
  expect(session?.best?.match.id).toBe('a');
  expect(session?.points).toBeNull();
  const [alone] = group([training('range', '2026-11-21T09:30:00.000Z')])[0]?.sessions ?? [];
  expect(alone).toMatchObject({ summary: null, best: null });
});

test('counts no deathmatch, and marks only wins in it', () => {
  const tdm = (id: string, teamRank: number, teamTotal: number) => ({
    ...match(id, '2026-11-21T10:00:00.000Z', { teamRank, teamTotal }),
    matchType: 'arcade',
    gameMode: teamTotal > 2 ? 'sdm-fpp' : 'tdm',
    mapName: 'Italy_TDM_Main',
  });
  const [session] = group([tdm('a', 1, 2), tdm('b', 2, 2), tdm('c', 3, 16)])[0]?.sessions ?? [];
  expect(session?.matches.map(({ result }) => result).sort()).toEqual(['other', 'other', 'win']);
  expect(session).toMatchObject({ summary: null, best: null });
});

test('says which sessions other pages may continue', () => {
  const matches = [
    match('a', '2026-11-21T20:00:00.000Z'),
    match('b', '2026-11-21T15:00:00.000Z'),
    match('c', '2026-11-21T10:00:00.000Z'),
  ];
  const cuts = group(matches, inUtc, { hasOlder: true, hasNewer: true })[0]?.sessions.map((one) => [
    one.isCutBefore,
    one.isCutAfter,
  ]);
  expect(cuts).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ]);
});

test.each([
  [10, 'other'],
  [11, 'top10'],
])('marks a top 10 only among more than ten teams (%i)', (teamTotal, result) => {
  const [played] = readPlayedMatches(
    input([match('a', '2026-11-21T10:00:00.000Z', { teamRank: 2, teamTotal })]),
  );
  expect(played?.result).toBe(result);
});

test('finds the player and the team, and compares damage within the list', () => {
  const mate = aParticipant({ playerId: 'account.mate', kills: 9, damageDealt: 300 });
  const played = readPlayedMatches(
    input([
      aMatch({ id: 'a', participants: [mate, aParticipant({ kills: 2, damageDealt: 100 })] }),
      aMatch({ id: 'b', participants: [aParticipant({ damageDealt: 400 })] }),
    ]),
  );
  expect(played[0]).toMatchObject({ own: { kills: 2 }, mates: [mate], teamDamage: 400, damageRatio: 0.25 });
  expect(played[1]).toMatchObject({ mates: [], teamDamage: 400, damageRatio: 1 });
});
