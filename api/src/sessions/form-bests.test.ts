import { startApi, type TestApi, useEmptyStore } from '../../testing/start-api.ts';
import {
  aParticipant,
  type ParticipantRow,
  storeMatches,
  storePlayer,
} from '../../testing/stored-matches.ts';

const getStore = useEmptyStore();
let api: TestApi;
const own = 'account.own';

beforeEach(async () => {
  api = await startApi({ store: getStore() });
  await storePlayer(api.context, own);
});
afterEach(() => api.close());

let added = 0;

const addMatch = (at: string, figures: Partial<ParticipantRow> = {}) =>
  storeMatches(api.context, [
    aParticipant({ matchId: `match-${++added}`, accountId: own, createdAt: new Date(at), ...figures }),
  ]);

const readForm = async (query = 'mode=squad&kind=ranked') =>
  (await api.get(`/players/steam/${own}/form?${query}`)).data;

test('the bests are the most kills, the most damage, and the longest kill, each of any match', async () => {
  await addMatch('2026-11-10T20:00:00Z', { kills: 9, damageDealt: 700, longestKill: 80 });
  await addMatch('2026-11-11T20:00:00Z', { kills: 2, damageDealt: 912.5, longestKill: 20 });
  await addMatch('2026-11-12T20:00:00Z', { kills: 0, damageDealt: 0, longestKill: 312.25 });
  expect((await readForm()).bests).toEqual({
    ...{ matches: 3, kills: 9, damageDealt: 912.5, longestKill: 312.25 },
  });
});

test('a longest kill of 0 is none', async () => {
  await addMatch('2026-11-10T20:00:00Z', { kills: 0, damageDealt: 0, longestKill: 0 });
  expect((await readForm()).bests).toEqual({ matches: 1, kills: 0, damageDealt: 0, longestKill: null });
});

test('there are no bests without a match', async () => {
  expect(await readForm()).toEqual({ matches: [], bests: null });
});

test('matches of other modes and kinds, and training, have no part in the bests', async () => {
  const most = { kills: 30, damageDealt: 3000, longestKill: 900 };
  await addMatch('2026-11-10T20:00:00Z', { kills: 3 });
  await addMatch('2026-11-10T21:00:00Z', { ...most, gameMode: 'duo' });
  await addMatch('2026-11-10T22:00:00Z', { ...most, matchType: 'official' });
  await addMatch('2026-11-10T23:00:00Z', { ...most, matchType: 'training' });
  expect((await readForm()).bests).toMatchObject({ matches: 1, kills: 3 });
  expect((await readForm('mode=squad&kind=normal')).bests).toMatchObject({ matches: 1, kills: 30 });
});

test('matches of another season have no part in the bests', async () => {
  const { start } = (await api.get('/seasons/active')).data.seasons.steam;
  const around = (hours: number) => new Date(Date.parse(start) + hours * 3_600_000).toISOString();
  await addMatch(around(-20), { kills: 30 });
  await addMatch(around(20), { kills: 3 });
  expect((await readForm('mode=squad&kind=ranked&season=pc-2018-43')).bests).toMatchObject({
    ...{ matches: 1, kills: 3 },
  });
});

test('the bests are of all matches, although the list has 20', async () => {
  await addMatch('2026-10-20T20:00:00Z', { kills: 30 });
  for (let day = 1; day <= 20; day++) await addMatch(`2026-11-${String(day).padStart(2, '0')}T20:00:00Z`);
  const { matches, bests } = await readForm();
  expect(matches).toHaveLength(20);
  expect(bests).toMatchObject({ matches: 21, kills: 30 });
});
