import { useApi } from '../testing/start-api.ts';

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

test('says that the figures are those of the demo world', async () => {
  expect((await api.get('/players/steam/Hotdrop')).body.demo).toBe(true);
});

test('offers the right spelling of a name in another case', async () => {
  const { status, data } = await api.get('/players/steam/hotdrop');
  expect(status).toBe(200);
  expect(data.error).toBe('player not found');
  expect(data.suggestions).toEqual([
    expect.objectContaining({ name: 'Hotdrop', shard: 'STEAM', reason: 'case' }),
  ]);
});

test('offers a player of that name on another platform', async () => {
  const { data } = await api.get('/players/steam/LootGoblin');
  expect(data).toMatchObject({
    error: 'player not found',
    suggestions: [{ shard: 'KAKAO', reason: 'platform' }],
  });
});

test('takes a region for its platform', async () => {
  expect((await api.get('/players/pc-krjp/Hotdrop')).data.player.shard).toBe('STEAM');
});

test('says that a player is banned, and for how long', async () => {
  expect((await api.get('/players/steam/WallWatcher')).data.player.ban).toBe('permanent');
  expect((await api.get('/players/steam/TimeOut')).data.player.ban).toBe('temporary');
});

test('does not find an account of another platform', async () => {
  const { data } = await api.get(`/players/kakao/${api.accountOf('steam', 'Hotdrop')}`);
  expect(data.error).toBe('player not found');
});
