import { useApi } from '../../testing/start-api.ts';

const api = useApi();

test('finds a player by name and by account id', async () => {
  const byName = await api.get('/players/steam/Hotdrop');
  expect(byName.status).toBe(200);
  expect(byName.data.player).toMatchObject({
    name: 'Hotdrop',
    shard: 'STEAM',
    ban: null,
    profileUrl: '/profile/steam/Hotdrop',
  });
  const byId = await api.get(`/players/steam/${byName.data.player.accountId}`);
  expect(byId.data.player).toEqual(byName.data.player);
});

test('suggests the name in its right case', async () => {
  const { status, data } = await api.get('/players/steam/hotdrop');
  expect(status).toBe(200);
  expect(data.error).toBe('player not found');
  expect(data.suggestions).toEqual([
    expect.objectContaining({ name: 'Hotdrop', shard: 'STEAM', reason: 'case' }),
  ]);
});

test('suggests a player of that name on another platform', async () => {
  const { data } = await api.get('/players/steam/LootGoblin');
  expect(data).toMatchObject({
    error: 'player not found',
    suggestions: [{ shard: 'KAKAO', reason: 'platform' }],
  });
});

test('suggests players of that name for a platform that does not exist', async () => {
  const { status, data } = await api.get('/players/moon/Hotdrop');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    error: 'player not found',
    suggestions: [{ name: 'Hotdrop', shard: 'STEAM', reason: 'platform' }],
  });
});

test('answers whether a ban is temporary or permanent', async () => {
  expect((await api.get('/players/steam/WallWatcher')).data.player.ban).toBe('permanent');
  expect((await api.get('/players/steam/TimeOut')).data.player.ban).toBe('temporary');
});
