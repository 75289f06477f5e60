import { decodeTracks } from '@hotdrop/shared-domain/tracks';
import { sql } from 'drizzle-orm';
import { type TestApi, useApi } from '../../testing/start-api.ts';
import { refreshHotDrops } from '../jobs/refresh-hot-drops.ts';

const shared = useApi();
/** The site of the present test. */
const api: Pick<TestApi, 'get' | 'context' | 'accountIdOf'> = shared;

const accountId = () => api.accountIdOf('steam', 'Hotdrop');

interface Listed {
  readonly id: string;
  readonly mapName: string;
  readonly gameMode: string;
  readonly matchType: string;
  readonly createdAt: string;
}

/** The player's youngest matches that are no training. */
const listMatches = async (): Promise<readonly Listed[]> => {
  const { matches } = (await api.get(`/players/steam/${accountId()}/matches?kind=normal`)).data;
  return matches;
};

const open = async ({ id }: Listed) => (await api.get(`/matches/steam/${id}/tracks`)).data;
const count = () => refreshHotDrops.run(api.context, {});

interface Counted {
  readonly landings: number;
  readonly town?: string | null;
}

const addUp = (rows: readonly Counted[]): number => rows.reduce((sum, { landings }) => sum + landings, 0);

describe('without matches', () => {
  const own = useApi();

  test('there are no hot drops', async () => {
    await own.context.db.execute(sql`delete from landing_towns`);
    await refreshHotDrops.run(own.context, {});
    expect((await own.get('/hotdrops')).data).toMatchObject({ days: 92, hottest: [], maps: [] });
    expect((await own.get('/hotdrops/Baltic_Main')).data).toMatchObject({
      matches: 0,
      updatedAt: null,
      towns: [],
      cells: [],
      modes: [],
      all: { landings: 0, averagePlace: null, winRate: null, deadEarly: null },
    });
  });
});

let opened: readonly Listed[];

const openMatches = async () => {
  opened = (await listMatches()).slice(0, 6);
  for (const match of opened) await open(match);
  // An opened match is counted once.
  for (const match of opened) await open(match);
  await count();
};

describe('of opened matches', () => {
  beforeAll(openMatches);

  test('a demo match is ready at once, and its players are where its kill log says', async () => {
    const [match] = opened;
    if (!match) throw new Error('No match.');
    const { tracks: state } = await open(match);
    expect(state).toMatchObject({ state: 'ready', isCut: false });
    const read = decodeTracks((await api.get(`/matches/steam/${match.id}/tracks/${state.version}`)).data);
    const { killLog } = (await api.get(`/players/steam/${accountId()}/matches/${match.id}`)).data.match;
    expect(read?.log.length).toBe(killLog.entries.length);
    for (const { byPlace, whomPlace, distance } of read?.log ?? []) {
      if (!byPlace || distance === null) continue;
      const seen = Math.hypot(byPlace.x - whomPlace.x, byPlace.y - whomPlace.y);
      expect(Math.abs(seen - distance)).toBeLessThanOrEqual(1);
    }
  });

  test('towns, cells, and the whole map have the same landings', async () => {
    const { maps } = (await api.get('/hotdrops')).data;
    expect(addUp(maps)).toBeGreaterThanOrEqual(opened.length);
    for (const { mapName, landings, matches } of maps) {
      const { data } = await api.get(`/hotdrops/${mapName}`);
      expect(data.all.landings).toBe(landings);
      expect(data.matches).toBe(matches);
      expect(addUp(data.towns)).toBe(landings);
      expect(addUp(data.cells)).toBe(landings);
      expect(matches).toBe(opened.filter((match) => match.mapName === mapName).length);
    }
  });

  test.each(['__proto__', 'constructor', '..%2f..%2fmetrics', 'Nowhere_Main'])(
    'a map named %s is unknown',
    async (map) => {
      expect((await api.get(`/hotdrops/${map}`)).status).toBe(404);
    },
  );

  test('a profile shows where the player lands', async () => {
    const { landings, maps } = (await api.get(`/players/steam/${accountId()}/landings`)).data;
    expect(landings).toBe(opened.length);
    expect(addUp(maps)).toBe(landings);
    for (const map of maps) {
      expect(addUp(map.towns)).toBe(map.landings);
      expect(map.wonAt).toHaveLength(map.fightsWon);
      expect(map.fightsLost).toBeLessThanOrEqual(map.landings);
    }
  });
});
