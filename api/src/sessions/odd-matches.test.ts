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

const addMatch = async (
  figures: Partial<ParticipantRow> = {},
  others: readonly Partial<ParticipantRow>[] = [],
) => {
  const createdAt = new Date(api.context.now().getTime() - 3_600_000);
  await storeMatches(
    api.context,
    [aParticipant({ matchId: 'odd', accountId: own, createdAt, ...figures })],
    others,
  );
};

const readForm = async (query: string) => (await api.get(`/players/steam/${own}/form?${query}`)).data;
const readSessions = async () => (await api.get(`/players/steam/${own}/sessions`)).data.sessions;

test('one match without kills is a form and a session', async () => {
  await addMatch({ kills: 0, damageDealt: 0, longestKill: 0 });
  expect((await readForm('mode=squad&kind=ranked')).matches).toMatchObject([{ id: 'odd', kills: 0 }]);
  expect(await readSessions()).toMatchObject([
    { matches: 1, others: 0, wins: 0, top10s: 0, averageDamage: 0, points: null, best: { id: 'odd' } },
  ]);
});

test('a match of an unknown mode, type, and map has its form and its session', async () => {
  await addMatch({ gameMode: 'gravity', matchType: 'festival', mapName: 'Moon_Main' });
  expect((await readForm('mode=gravity&kind=normal')).matches).toMatchObject([{ mapName: 'Moon_Main' }]);
  expect((await readForm('mode=gravity&kind=ranked')).matches).toEqual([]);
  expect(await readSessions()).toMatchObject([
    { matches: 1, ranked: 0, points: null, best: { mapName: 'Moon_Main' } },
  ]);
});

test('a solo match of a hundred players has the place and the damage of the player', async () => {
  const others = Array.from({ length: 99 }, (_, at) => ({
    ...{ accountId: `account.${at}`, teamRank: at + 2, damageDealt: 900, kills: 9 },
  }));
  await addMatch({ gameMode: 'solo', teamRank: 1, teamTotal: 100, damageDealt: 250, kills: 2 }, others);
  const figures = { teamRank: 1, teamTotal: 100, damageDealt: 250, kills: 2 };
  expect(await readForm('mode=solo&kind=ranked')).toMatchObject({ matches: [figures], bests: { kills: 2 } });
  expect(await readSessions()).toMatchObject([
    { matches: 1, wins: 1, kills: 2, averageDamage: 250, best: figures },
  ]);
});
