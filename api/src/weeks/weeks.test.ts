import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { startApi, type TestApi, useEmptyStore } from '../../testing/start-api.ts';
import {
  aParticipant,
  type ParticipantRow,
  storeMatches,
  storePlayer,
} from '../../testing/stored-matches.ts';
import { pointReadings } from '../data/schema.ts';

const getStore = useEmptyStore();
let api: TestApi;
const own = 'account.own';

beforeEach(async () => {
  api = await startApi({ store: getStore() });
  await storePlayer(api.context, own);
});
afterEach(() => api.close());

interface Played extends Partial<ParticipantRow> {
  readonly mates?: readonly Partial<ParticipantRow>[];
}

let added = 0;

const toRow = (at: string, stats: Partial<ParticipantRow> = {}): ParticipantRow =>
  aParticipant({ matchId: `match-${++added}`, accountId: own, createdAt: new Date(at), ...stats });

const addMatch = async (at: string, { mates, ...stats }: Played = {}): Promise<string> => {
  const row = toRow(at, stats);
  await storeMatches(api.context, [row], mates);
  return row.matchId;
};

/** Stores a number of matches, an hour apart. */
const addMatches = async (count: number, from: string, { mates, ...stats }: Played = {}): Promise<void> => {
  const start = Date.parse(from);
  const rows = Array.from({ length: count }, (_, at) =>
    toRow(new Date(start + at * 3_600_000).toISOString(), stats),
  );
  await storeMatches(api.context, rows, mates);
};

const addReading = (at: string, rankPoint: number, until = at, season = 'pc-2018-43', mode = 'squad') =>
  api.context.db.insert(pointReadings).values({
    accountId: own,
    season: `division.bro.official.${season}`,
    mode,
    rankPoint,
    at: new Date(at),
    until: new Date(until),
  });

const ask = (week: string) => api.get(`/players/steam/${own}/weeks/${week}`);
const readWeek = async (week: string): Promise<PlayedWeek> => (await ask(week)).data;

describe('a week', () => {
  test('has the stats of its matches, of the week before, and when it is', async () => {
    await addMatch('2026-11-07T20:00:00Z', { kills: 3, damageDealt: 400 });
    await addMatch('2026-11-10T20:00:00Z', { teamRank: 1, kills: 6, damageDealt: 300 });
    await addMatch('2026-11-15T20:00:00Z', { teamRank: 10, kills: 0, damageDealt: 100, timeSurvived: 600 });
    await addMatch('2026-11-16T20:00:00Z');
    expect(await readWeek('2026-W46')).toMatchObject({
      week: '2026-W46',
      start: '2026-11-09T00:00:00.000Z',
      end: '2026-11-16T00:00:00.000Z',
      isOver: true,
      stats: { matches: 2, wins: 1, top10s: 2, kills: 6, averageDamage: 200, timeSurvived: 1600 },
      before: { matches: 1, wins: 0, top10s: 0, kills: 3, averageDamage: 400, timeSurvived: 1000 },
      otherWeeks: [],
    });
  });

  test('has the matches after midnight of an evening that began in it', async () => {
    await addMatch('2026-11-15T23:30:00Z');
    await addMatch('2026-11-16T00:20:00Z');
    await addMatch('2026-11-16T02:35:00Z');
    await addMatch('2026-11-16T04:53:00Z');
    const [sunday, monday] = [await readWeek('2026-W46'), await readWeek('2026-W47')];
    expect(sunday.stats?.matches).toBe(3);
    expect(sunday.sessions).toMatchObject([
      { start: '2026-11-15T23:30:00.000Z', end: '2026-11-16T02:51:40.000Z', others: 0 },
    ]);
    expect(monday.stats?.matches).toBe(1);
    expect(monday.sessions.map(({ start }) => start)).toEqual(['2026-11-16T04:53:00.000Z']);
  });

  test.each([
    ['2026-W53', '2026-12-28T00:00:00.000Z'],
    ['2027-W01', '2027-01-04T00:00:00.000Z'],
  ])('at the end of a year is complete (%s)', async (week, start) => {
    api.changeClock(60 * 24 * 3_600_000);
    await addMatch('2026-12-30T20:00:00Z');
    await addMatch('2027-01-02T20:00:00Z');
    await addMatch('2027-01-04T20:00:00Z');
    expect(await readWeek(week)).toMatchObject({
      start,
      stats: { matches: week === '2026-W53' ? 2 : 1 },
    });
  });
});

describe('the best of a week', () => {
  test('is the match with the best place, then the most kills, with the damage of the team', async () => {
    await addMatch('2026-11-10T20:00:00Z', { teamRank: 2, kills: 9 });
    await addMatch('2026-11-11T20:00:00Z', { teamRank: 1, kills: 2, damageDealt: 900 });
    const best = await addMatch('2026-11-12T20:00:00Z', {
      teamRank: 1,
      kills: 4,
      damageDealt: 300,
      mates: [
        { accountId: 'account.a', damageDealt: 500 },
        { accountId: 'account.b', teamId: 8, damageDealt: 900 },
      ],
    });
    await addMatch('2026-11-13T20:00:00Z', { teamRank: 1, kills: 9, matchType: 'training' });
    expect((await readWeek('2026-W46')).bestMatch).toMatchObject({ id: best, kills: 4, teamDamage: 800 });
  });

  test('is a map and a partner of at least five matches', async () => {
    const mates = [{ accountId: 'account.a', name: 'Mate' }];
    await addMatches(4, '2026-11-10T10:00:00Z', { mapName: 'Desert_Main', teamRank: 1, mates });
    await addMatches(5, '2026-11-12T10:00:00Z', { teamRank: 8 });
    await addMatches(5, '2026-11-13T10:00:00Z', {
      matchType: 'arcade',
      gameMode: 'tdm',
      teamTotal: 2,
      teamRank: 1,
      mates,
    });
    const four = await readWeek('2026-W46');
    expect(four.bestMap).toMatchObject({ mapName: 'Baltic_Main', games: 5 });
    expect(four.bestPartner).toBeNull();
    await addMatch('2026-11-14T10:00:00Z', { mapName: 'Desert_Main', mates });
    const five = await readWeek('2026-W46');
    expect(five.bestMap).toEqual({
      mapName: 'Desert_Main',
      games: 5,
      wins: 4,
      top10s: 4,
      averageDamage: 100,
      averagePlace: 3.2,
      longestKill: 50,
    });
    expect(five.bestPartner).toEqual({
      accountId: 'account.a',
      name: 'Mate',
      shard: 'STEAM',
      games: 5,
      wins: 4,
      top10s: 4,
      tier: null,
    });
  });

  test('is neither a bot nor a player of a solo match, and a partner has the newest name and tier', async () => {
    await addMatches(6, '2026-11-10T10:00:00Z', {
      teamRank: 1,
      mates: [{ accountId: 'ai.17', name: 'Bot' }],
    });
    await addMatches(6, '2026-11-11T10:00:00Z', { gameMode: 'solo', mates: [{ accountId: 'account.a' }] });
    expect((await readWeek('2026-W46')).bestPartner).toBeNull();
    await addMatches(5, '2026-11-12T10:00:00Z', { mates: [{ accountId: 'account.b', name: 'Old' }] });
    await addMatch('2026-11-14T10:00:00Z', { mates: [{ accountId: 'account.b', name: 'New' }] });
    expect((await readWeek('2026-W46')).bestPartner).toMatchObject({ name: 'New', games: 6, tier: null });
    await storePlayer(api.context, 'account.b', { name: 'Newest', tier: 'Gold', subTier: '2' });
    expect((await readWeek('2026-W46')).bestPartner).toMatchObject({
      name: 'Newest',
      tier: { tier: 'Gold', subTier: '2' },
    });
  });
});

describe('points of a week', () => {
  const play = async () => {
    await addMatch('2026-11-10T20:00:00Z');
    await addMatch('2026-11-12T20:00:00Z');
  };

  test('are the difference of the readings around its ranked matches', async () => {
    await play();
    await addReading('2026-11-06T10:00:00Z', 2784, '2026-11-09T10:00:00Z');
    await addReading('2026-11-10T22:00:00Z', 2861);
    await addReading('2026-11-17T06:00:00Z', 2846);
    const { modes, sessions } = await readWeek('2026-W46');
    expect(modes).toMatchObject([{ mode: 'squad', matches: 2, points: { from: 2784, to: 2846 } }]);
    expect(modes[0]?.points?.readings.map(({ rankPoint }) => rankPoint)).toEqual([2784, 2861, 2846]);
    expect(sessions.map(({ points }) => points)).toEqual([77, -15]);
  });

  test('of a session are those of the mode that the week shows', async () => {
    await play();
    await addMatch('2026-11-10T20:40:00Z', { gameMode: 'duo' });
    for (const [at, squad, duo] of [
      ['2026-11-10T10:00:00Z', 2784, 2000],
      ['2026-11-10T22:00:00Z', 2861, 2020],
      ['2026-11-12T22:00:00Z', 2846, 2020],
    ] as const) {
      await addReading(at, squad);
      await addReading(at, duo, at, 'pc-2018-43', 'duo');
    }
    const { modes, sessions } = await readWeek('2026-W46');
    expect(modes[0]).toMatchObject({ mode: 'squad', points: { from: 2784, to: 2846 } });
    expect(sessions.map(({ points }) => points)).toEqual([77, -15]);
  });

  test.each([
    ['before it', '2026-11-07T20:00:00Z'],
    ['after it', '2026-11-16T05:00:00Z'],
  ])('are not known if a match %s is between the readings', async (_, other) => {
    await play();
    await addReading('2026-11-06T10:00:00Z', 2784);
    await addReading('2026-11-17T06:00:00Z', 2846);
    expect((await readWeek('2026-W46')).modes[0]?.points).not.toBeNull();
    await addMatch(other);
    const { modes } = await readWeek('2026-W46');
    expect(modes).toEqual([{ mode: 'squad', matches: 2, points: null }]);
  });

  test('are not known across the end of a season, or without readings', async () => {
    await play();
    expect((await readWeek('2026-W46')).modes[0]?.points).toBeNull();
    await addReading('2026-11-06T10:00:00Z', 2784, '2026-11-09T10:00:00Z', 'pc-2018-42');
    await addReading('2026-11-17T06:00:00Z', 1400);
    expect((await readWeek('2026-W46')).modes[0]?.points).toBeNull();
  });
});

describe('a week without stats', () => {
  test('names the weeks that have some, newest first', async () => {
    await addMatch('2026-10-20T20:00:00Z');
    await addMatch('2026-11-08T23:50:00Z');
    await addMatch('2026-11-09T00:30:00Z');
    expect(await readWeek('2026-W46')).toMatchObject({
      stats: null,
      before: { matches: 2 },
      sessions: [],
      bestMatch: null,
      otherWeeks: [
        { week: '2026-W45', matches: 2 },
        { week: '2026-W43', matches: 1 },
      ],
    });
  });
});

describe('there is no week', () => {
  test.each([
    ['2026-W99', 400],
    ['2026-W48', 404],
    ['2026-W34', 404],
    ['1970-W02', 404],
  ])('at %s, so the answer is %i', async (week, status) => {
    expect((await ask(week)).status).toBe(status);
  });
});
