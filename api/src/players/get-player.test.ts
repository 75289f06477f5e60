import { useApi } from '../../testing/start-api.ts';
import { listNearNames } from './get-player.ts';

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

describe('a name with a mistake', () => {
  test.each([
    ['a space', 'hot drop'],
    ['a clan tag in brackets', '[GG] Hotdrop'],
    ['a clan tag as a word', 'GG Hotdrop'],
    ['a missing letter', 'Hotdrp'],
    ['a letter too many', 'Hotdropp'],
    ['a wrong letter', 'Hutdrop'],
  ])('suggests the player for a name with %s', async (_, name) => {
    const { data } = await api.get(`/players/steam/${encodeURIComponent(name)}`);
    expect(data).toMatchObject({
      error: 'player not found',
      suggestions: expect.arrayContaining([expect.objectContaining({ name: 'Hotdrop', reason: 'similar' })]),
    });
  });

  test('suggests only players of the platform for a name with a mistake', async () => {
    const { data } = await api.get('/players/psn/Hotdrp');
    expect(data.suggestions).toEqual([]);
  });

  test('stays small for the longest name', () => {
    expect(listNearNames('x'.repeat(24)).length).toBeLessThan(2000);
  });
});
