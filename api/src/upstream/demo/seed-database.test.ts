import { worldVersion } from '@hotdrop/demo-world/world';
import * as v from 'valibot';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { participants } from '../../data/schema.ts';
import { readSnapshot, writeSnapshots } from '../../data/snapshots.ts';
import { refreshDemoWorld } from '../../jobs/demo-world.ts';
import { refreshStatistics } from '../../jobs/refresh-boards.ts';
import { seedDatabase } from './seed-database.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

const readMatches = async () => {
  await api.get('/players/steam/Hotdrop');
  const { data } = await api.get(`/players/steam/${api.accountIdOf('steam', 'Hotdrop')}/matches`);
  return data.totalCount;
};

const countMatches = async () =>
  (await api.context.db.selectDistinct({ id: participants.matchId }).from(participants)).length;

const readVersion = async () =>
  (await readSnapshot(api.context.db, 'demo/world', v.object({ version: v.number() })))?.value.version;

test.each([
  ['another version of the world', { seed: 7, version: worldVersion - 1, seasons: [] }],
  ['a world of another seed', { seed: 8, version: worldVersion, seasons: [] }],
])('replaces the matches and stats of %s', async (_, value) => {
  const { db, now } = api.context;
  const before = await readMatches();
  await writeSnapshots(db, [{ key: 'demo/world', value }], now());
  await seedDatabase(api.context, api.world);
  // The match of the day.
  expect(await countMatches()).toBe(1);
  expect(await readVersion()).toBe(worldVersion);
  expect((await api.get('/ranks/steam/squad')).data.ranks.length).toBeGreaterThan(10);
  expect(await readMatches()).toBe(before);
});

test('fills the boards, the distribution, and all ranks while the host runs when a season begins', async () => {
  const { context, world } = api;
  const seasonOf = () => world.currentSeason('steam', context.now().getTime());
  const before = seasonOf();
  while (seasonOf()?.id === before?.id) api.advance(3_600_000);
  await refreshDemoWorld.run(context, {});
  await refreshStatistics.run(context, {});
  expect((await api.get('/ranks/steam/squad')).data.ranks.length).toBeGreaterThan(10);
  const [first] = (await api.get('/ranks/steam/squad')).data.ranks;
  const { data } = await api.get(
    `/players/steam/${api.accountIdOf('steam', first.name)}/seasons/${seasonOf()?.id}`,
  );
  expect(data.rankedStats.squad.roundsPlayed).toBeGreaterThan(0);
  const [best] = (await api.get(`/ranks/steam/squad?season=${before?.id}`)).data.ranks;
  const ended = await api.get(`/players/steam/${best.accountId}/seasons/${before?.id}`);
  expect(ended.data.rankedStats.squad.currentRankPoint).toBe(best.rankPoint);
});
