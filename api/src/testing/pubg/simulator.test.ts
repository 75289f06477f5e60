import { type PubgSimulator, startPubgSimulator } from './simulator.ts';
import { accountIdOf } from './world.ts';

let time = 0;
let simulator: PubgSimulator;
beforeEach(async () => {
  time = Date.parse('2026-11-21T12:00:00Z');
  simulator = await startPubgSimulator({ now: () => new Date(time), limit: 1_000 });
});
afterEach(() => simulator.close());

const request = (path: string) => fetch(simulator.url + path);
const read = async (path: string) => JSON.parse(await (await request(path)).text());

const season = 'division.bro.official.pc-2018-43';
const readRecent = async (name: string): Promise<{ readonly id: string }[]> => {
  const { data } = await read(`/shards/steam/players?filter[playerNames]=${name}`);
  return data[0].relationships.matches.data;
};
const readMatch = async (id: string) => read(`/shards/steam/matches/${id}`);
type Included = { readonly type: string; readonly attributes: { readonly stats: Record<string, unknown> } };
const statsOf = ({ included }: { readonly included: readonly Included[] }, type: string) =>
  included.filter((each) => each.type === type).map(({ attributes }) => attributes.stats);

test('lists the seasons of consoles after those of the PC', async () => {
  const { data } = await read('/shards/steam/seasons');
  const ids: string[] = data.map(({ id }: { id: string }) => id.replace('division.bro.official.', ''));
  const starts = [
    '2017-beta',
    '2017-pre1',
    '2018-01',
    'pc-2018-01',
    'pc-2018-43',
    'console-03',
    'console-43',
  ];
  expect(starts.map((id) => ids.indexOf(id))).toEqual([0, 1, 10, 19, 61, 62, ids.length - 1]);
  const current = data.filter(
    (each: { attributes: { isCurrentSeason: boolean } }) => each.attributes.isCurrentSeason,
  );
  expect(current).toMatchObject([{ id: season }]);
});

test('publishes a KDA of 0 for ranked players, with kills, assists, and deaths', async () => {
  const { data } = await read(`/shards/steam/players/${accountIdOf('RealPlayer')}/seasons/${season}/ranked`);
  expect(data.attributes.rankedGameModeStats.squad).toMatchObject({
    kda: 0,
    kills: 70,
    assists: 20,
    deaths: 36,
  });
});

test('publishes leaderboards of 500 players out of order, with ties and a KDA of 0', async () => {
  const { included } = await read(`/shards/pc-as/leaderboards/${season}/squad`);
  type Row = {
    readonly attributes: { readonly rank: number; readonly stats: { rankPoints: number; kda: number } };
  };
  const rows: readonly Row['attributes'][] = included.map(({ attributes }: Row) => attributes);
  expect(rows.map(({ rank }) => rank).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 500 }, (_, i) => i + 1),
  );
  expect(rows[0]?.rank).toBe(500);
  expect(new Set(rows.map(({ stats }) => stats.rankPoints)).size).toBeLessThan(250);
  expect(new Set(rows.map(({ stats }) => stats.kda))).toEqual(new Set([0]));
});

test('answers with bots, high team IDs, and roster ranks that differ from the places of the players', async () => {
  const [{ id } = { id: '' }] = await readRecent('RealPlayer');
  const match = await readMatch(id);
  const players = statsOf(match, 'participant');
  expect(players).toHaveLength(96);
  expect(players.filter(({ playerId }) => String(playerId).startsWith('ai.')).length).toBeGreaterThan(10);
  const rosters = statsOf(match, 'roster');
  const teamIds = rosters.map(({ teamId }) => Number(teamId));
  expect(teamIds).toContain(100_064);
  expect(teamIds.filter((teamId) => teamId >= 200 && teamId < 300).length).toBeGreaterThan(0);
  // The winners.
  expect(rosters.find(({ teamId }) => teamId === 7)).toMatchObject({ rank: 30 });
  expect(players.filter(({ winPlace }) => winPlace === 1)).toHaveLength(4);
});

test('lists 300 matches of a player, one of them twice, and deletes them after two weeks', async () => {
  const ids = (await readRecent('Veteran')).map(({ id }) => id);
  expect(ids).toHaveLength(300);
  expect(new Set(ids).size).toBe(299);
  time += 14 * 86_400_000;
  expect(await readRecent('Veteran')).toEqual([]);
  expect((await request(`/shards/steam/matches/${ids[0]}`)).status).toBe(404);
});

test('refuses the telemetry of a young match, and then sends tens of thousands of events', async () => {
  simulator.telemetryEvents = 52_000;
  const { id } = simulator.world.play('RealPlayer');
  expect((await request(`/telemetry/${id}.json`)).status).toBe(403);
  time += 3_600_000;
  const answer = await request(`/telemetry/${id}.json`);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const events: { readonly _T?: string; readonly damageCauserName?: string }[] = JSON.parse(
    await answer.text(),
  );
  expect(events.length).toBeGreaterThan(52_000);
  const types = events.map(({ _T }) => _T);
  // Before the start players fight without consequences, and a punch has the name of the player.
  expect(types.indexOf('LogPlayerTakeDamage')).toBeLessThan(types.indexOf('LogMatchStart'));
  expect(events.some(({ damageCauserName }) => damageCauserName === 'Player')).toBe(true);
});

test('limits all requests of a minute except those for matches and telemetry', async () => {
  time += 60_000;
  simulator.limit = 2;
  const { id } = simulator.world.play('RealPlayer');
  const path = '/shards/steam/players?filter[playerNames]=RealPlayer';
  const answers = [await request(path), await request('/shards/steam/clans/clan.1'), await request(path)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  const header = (name: string) => answers.map(({ headers }) => Number(headers.get(`x-ratelimit-${name}`)));
  expect(header('limit')).toEqual([2, 2, 2]);
  expect(header('remaining')).toEqual([1, 0, 0]);
  // UNIX seconds.
  expect(header('reset')[0]).toBe(Math.ceil((time + 60_000) / 1_000));
  for (let i = 0; i < 3; i++) expect((await request(`/shards/steam/matches/${id}`)).status).toBe(200);
  expect((await request(`/telemetry/${id}.json`)).status).toBe(403);
  time += 60_000;
  expect((await request(path)).status).toBe(200);
});
