import { useApi } from '../../testing/start-api.ts';
import { readDemoMatches } from './demo-world.ts';

const api = useApi();

const readIndex = async () => (await api.get('/hotdrops')).data;

test('a new demo site shows where players land on several maps before anybody opens a match', async () => {
  await readDemoMatches.run(api.context, {});
  const { maps, hottest } = await readIndex();
  expect(maps.length).toBeGreaterThan(2);
  expect(hottest.length).toBeGreaterThan(0);
  const [first] = maps;
  expect((await api.get(`/hotdrops/${first.mapName}`)).data.matches).toBe(first.matches);
  expect((await api.get(`/hotdrops/${first.mapName}/ground`)).data.walked).not.toBe('');
});
