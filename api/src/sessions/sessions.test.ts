import type { PlayedSession } from '@hotdrop/shared-domain/wire';
import { startApi, type TestApi, useEmptyStore } from '../../testing/start-api.ts';
import {
  aParticipant,
  otherMatches,
  type ParticipantRow,
  storeMatches,
  storePlayer,
} from '../../testing/stored-matches.ts';
import { pointReadings } from '../data/schema.ts';
import { days, hours, matchRetention } from '../durations.ts';
import { mostMatches } from './operations.ts';

const getStore = useEmptyStore();
let api: TestApi;
const player = 'account.player';

beforeEach(async () => {
  api = await startApi({ store: getStore() });
  await storePlayer(api.context, player);
});
afterEach(() => api.close());

const before = (time: number) => new Date(api.context.now().getTime() - time);

let added = 0;
const toRow = (age: number, stats: Partial<ParticipantRow> = {}): ParticipantRow =>
  aParticipant({ matchId: `match-${++added}`, accountId: player, createdAt: before(age), ...stats });

const addMatch = async (
  age: number,
  stats: Partial<ParticipantRow> = {},
  others: readonly Partial<ParticipantRow>[] = [],
) => {
  const row = toRow(age, stats);
  await storeMatches(api.context, [row], others);
  return row.matchId;
};

const addReading = (age: number, rankPoint: number) =>
  api.context.db.insert(pointReadings).values({
    accountId: player,
    season: 'division.bro.official.pc-2018-43',
    mode: 'squad',
    rankPoint,
    at: before(age),
    until: before(age),
  });

const readForm = async (query = 'mode=squad&kind=ranked') =>
  (await api.get(`/players/steam/${player}/form?${query}`)).data;
const readSessions = async (): Promise<PlayedSession[]> =>
  (await api.get(`/players/steam/${player}/sessions`)).data.sessions;
const readPoints = async () => (await readSessions()).map(({ points }) => points);

describe('the form', () => {
  test('has bests of all its matches, although the list has 20', async () => {
    await addMatch(days(30), { kills: 9, damageDealt: 700, longestKill: 80 });
    await addMatch(days(29), { kills: 0, damageDealt: 0, longestKill: 312.25 });
    for (let age = 1; age <= 20; age++) await addMatch(days(age), { damageDealt: 912.5 });
    const { matches, bests } = await readForm();
    expect(matches).toHaveLength(20);
    expect(bests).toEqual({ matches: 22, kills: 9, damageDealt: 912.5, longestKill: 312.25 });
  });

  test('has no longest kill of 0, and no bests without a match', async () => {
    expect(await readForm()).toEqual({ matches: [], bests: null });
    await addMatch(hours(2), { kills: 0, damageDealt: 0, longestKill: 0 });
    expect((await readForm()).bests).toEqual({ matches: 1, kills: 0, damageDealt: 0, longestKill: null });
  });

  test('has only matches of its mode and kind, and no training', async () => {
    const squad = await addMatch(hours(10));
    await addMatch(hours(9), { gameMode: 'duo' });
    const normal = await addMatch(hours(8), { matchType: 'official' });
    await addMatch(hours(7), { matchType: 'training' });
    const idsOf = async (query: string) =>
      (await readForm(query)).matches.map(({ id }: { id: string }) => id);
    expect(await idsOf('mode=squad&kind=ranked')).toEqual([squad]);
    expect(await idsOf('mode=squad&kind=normal')).toEqual([normal]);
  });

  test('of a season has only its matches', async () => {
    const { start } = (await api.get('/seasons/active')).data.seasons.steam;
    const age = api.context.now().getTime() - Date.parse(start);
    await addMatch(age + hours(20), { kills: 30 });
    await addMatch(age - hours(20), { kills: 3 });
    const { bests } = await readForm('mode=squad&kind=ranked&season=pc-2018-43');
    expect(bests).toMatchObject({ matches: 1, kills: 3 });
  });

  test('of a season that does not exist is not found', async () => {
    const path = `/players/steam/${player}/form?mode=squad&kind=ranked&season=pc-2018-99`;
    expect((await api.get(path)).status).toBe(404);
  });
});

describe('a session', () => {
  test('ends after two hours without a match, and sums its matches', async () => {
    await addMatch(hours(30), { teamRank: 1, kills: 4 });
    await addMatch(hours(10), { teamRank: 4, teamTotal: 10, kills: 2, damageDealt: 100 });
    const best = await addMatch(hours(9), { teamRank: 1, kills: 3, damageDealt: 301 });
    await addMatch(hours(8), { matchType: 'training', teamRank: 1, kills: 40 });
    await addMatch(hours(7), { matchType: 'official', teamRank: 11, kills: 0, damageDealt: 200 });
    expect(await readSessions()).toMatchObject([
      {
        start: before(hours(10)).toISOString(),
        end: before(hours(7) - 1_000_000).toISOString(),
        matches: 3,
        others: 1,
        ranked: 2,
        wins: 1,
        top10s: 1,
        kills: 5,
        averageDamage: 200,
        best: { id: best },
      },
      { matches: 1, wins: 1, kills: 4 },
    ]);
  });

  test('of training only has no best match and no average', async () => {
    await addMatch(hours(2), { matchType: 'training' });
    expect(await readSessions()).toMatchObject([
      { matches: 0, others: 1, averageDamage: null, best: null, points: null },
    ]);
  });

  test('lists matches that do not count, and counts those on an unknown map', async () => {
    await addMatch(hours(1), { matchType: 'official', mapName: 'Moon_Main' });
    for (const other of otherMatches) await addMatch(hours(1), { teamRank: 1, ...other });
    expect((await readForm('mode=squad&kind=normal')).matches).toMatchObject([{ mapName: 'Moon_Main' }]);
    expect(await readSessions()).toMatchObject([
      { matches: 1, others: otherMatches.length, wins: 0, ranked: 0, best: { mapName: 'Moon_Main' } },
    ]);
  });

  test('of a solo match has the place and the damage of the player', async () => {
    const others = Array.from({ length: 99 }, (_, index) => ({
      accountId: `account.${index}`,
      teamRank: index + 2,
      damageDealt: 900,
    }));
    const stats = { teamRank: 1, teamTotal: 100, damageDealt: 250, kills: 2 };
    await addMatch(hours(1), { gameMode: 'solo', ...stats }, others);
    expect(await readSessions()).toMatchObject([{ matches: 1, wins: 1, averageDamage: 250, best: stats }]);
  });
});

describe('points of a session', () => {
  test('are known if they were read shortly before it', async () => {
    await addReading(hours(30), 2000);
    await addMatch(hours(28));
    await addReading(hours(26), 2040);
    expect(await readPoints()).toEqual([40]);
  });

  test('are not known if matches between the readings were deleted', async () => {
    await addReading(matchRetention + hours(9), 2000);
    await addMatch(matchRetention + hours(5));
    await addMatch(matchRetention - hours(5));
    await addReading(matchRetention - hours(9), 2100);
    expect(await readPoints()).toEqual([null]);
  });

  test('are not known if the game may have deleted matches before they were read', async () => {
    await addReading(days(15), 2000);
    await addMatch(hours(5));
    await addReading(hours(3), 2300);
    expect(await readPoints()).toEqual([null]);
  });

  test('are not known if older matches than those that are read may be between the readings', async () => {
    await addReading(days(9), 2000);
    const others = Array.from({ length: mostMatches - 1 }, (_, index) =>
      toRow(hours(8) + index * hours(1), { gameMode: 'duo', matchType: 'official' }),
    );
    await storeMatches(api.context, [toRow(hours(5)), ...others, toRow(days(8.9))]);
    await addReading(hours(3), 2100);
    const [newest] = await readPoints();
    expect(newest).toBeNull();
  });
});
