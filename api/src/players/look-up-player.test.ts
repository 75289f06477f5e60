import { busyPlayer, listReadPaths, loadedId } from '../../load-tests/read-paths.ts';
import { accountIdOf } from '../../simulator/world.ts';
import { accountId, usePubg } from '../../testing/use-pubg.ts';
import { nameLookups } from '../data/schema.ts';
import { renewalCooldown } from '../durations.ts';
import { refreshBoards } from '../jobs/refresh-boards.ts';

const game = usePubg();

const find = (name: string, from = '203.0.113.7', headers: Record<string, string> = {}) =>
  game.api.request(`/api/v1/players/steam/${name}`, { headers }, from);

/** Uses up the key for this minute. */
const spendKey = async () => {
  const { budget, now } = game.api.context;
  await budget.block(new Date(now().getTime() + 60_000));
};

const queueNames = (count: number) =>
  game.api.context.db.insert(nameLookups).values(
    Array.from({ length: count }, (_, i) => ({
      platform: 'steam',
      name: `Waiting${i}`,
      requestedAt: new Date(game.api.context.now().getTime() - count + i),
    })),
  );

test('limits the invented names of one visitor, so that others still get answers', async () => {
  game.pubg.override = () => ({ status: 404 });
  const answers = [];
  for (let i = 0; i < 12; i++) answers.push((await find(`Invented${i}`)).data.error);
  expect(answers.filter((error) => error === 'player not found')).toHaveLength(3);
  expect(answers.filter((error) => error === 'busy')).toHaveLength(9);
  game.pubg.override = () => undefined;
  expect((await find('RealPlayer', '198.51.100.4')).data.player.name).toBe('RealPlayer');
  await game.api.runJobs();
  game.api.advance(20_000);
  expect((await find('Invented20')).data.error).toBe('player not found');
});

test('queues a name while the key is spent, and says place and time', async () => {
  await spendKey();
  const first = (await find('RealPlayer')).data;
  expect(first).toMatchObject({ error: 'busy', queue: { ahead: 0, wait: expect.any(Number) } });
  game.api.advance(10);
  const second = (await find('Cheater', '198.51.100.4')).data;
  expect(second).toMatchObject({ error: 'busy', queue: { ahead: 1 } });
  expect(second.queue.wait).toBeGreaterThan(first.queue.wait);
  expect(game.pubg.countRequests('playerNames')).toBe(0);
  game.api.advance(61_000);
  await game.api.runJobs();
  expect(game.pubg.countRequests('playerNames')).toBe(1);
  expect((await find('RealPlayer')).data.player.syncedAt).not.toBeNull();
  expect((await find('Cheater')).data.player.name).toBe('Cheater');
});

test('accepts no new name when the queue is longer than 30 minutes', async () => {
  await queueNames(150);
  const { data } = await find('RealPlayer');
  expect(data).toEqual({ error: 'busy', isAtCapacity: true, retryAfter: expect.any(Number) });
  expect((await game.api.context.db.select().from(nameLookups)).length).toBe(150);
});

test('starts no renewal by button when the queue is longer than 30 minutes', async () => {
  await find('RealPlayer');
  await game.api.runJobs();
  game.api.advance(renewalCooldown);
  await queueNames(1_500);
  const press = () => game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
  expect((await press()).data).toEqual({
    error: 'busy',
    isAtCapacity: true,
    retryAfter: expect.any(Number),
  });
  await game.api.context.db.delete(nameLookups);
  expect((await press()).data).toHaveProperty('waitCount');
});

test('shows stored data at once while the key is spent, and renews it in the background', async () => {
  await find('RealPlayer');
  await game.api.runJobs();
  game.api.advance(86_400_000);
  await spendKey();
  const stored = (await find('RealPlayer')).data.player;
  expect(stored.syncedAt).not.toBeNull();
  const stats = await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`);
  expect(stats.data.normalStats.squad.kills).toBe(21);
  game.api.advance(61_000);
  await game.api.runJobs();
  expect(Date.parse((await find('RealPlayer')).data.player.syncedAt)).toBeGreaterThan(
    Date.parse(stored.syncedAt),
  );
});

test('keeps a new player in the queue until there are figures, and then shows them', async () => {
  await game.api.get('/seasons/active');
  game.pubg.override = (path) => (path.includes('/seasons/division') ? { status: 429 } : undefined);
  const place = (await find('RealPlayer')).data;
  expect(place).toMatchObject({ error: 'busy', queue: { ahead: 0, wait: expect.any(Number) } });
  await game.api.runJobs();
  expect((await find('RealPlayer')).data.queue).toEqual(place.queue);
  game.pubg.override = () => undefined;
  game.api.advance(61_000);
  await game.api.runJobs();
  expect((await find('RealPlayer')).data.player.syncedAt).not.toBeNull();
  const stats = await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`);
  expect(stats.data.normalStats).not.toEqual({});
});

test('answers every part of a stored page while the key is spent', async () => {
  game.pubg.boardSize = 6;
  for (const name of ['RealPlayer', 'FirstPerson']) await find(name);
  await game.api.get('/seasons/active');
  await game.api.runJobs();
  await game.api.get(`/players/steam/${accountId}/seasons/pc-2018-42`);
  await game.api.context.queue.send(refreshBoards.name, {});
  await game.api.runJobs();
  game.api.advance(86_400_000);
  await spendKey();
  /** Calls that need the game's service, without those of the load test's own players. */
  const isOfGame = (path: string) =>
    /^\/(players|ranks|seasons|rpc|search)\/|^\/stats\/(rating|tiers)\//.test(path) &&
    !/load-/i.test(path) &&
    !path.includes(loadedId(busyPlayer));
  for (const path of [
    '/players/steam/RealPlayer',
    `/players/steam/${accountId}/seasons/pc-2018-42`,
    `/players/steam/${accountId}/shared-matches?with=${accountIdOf('FirstPerson')}`,
    '/ranks/steam/squad/find?name=as43squad1',
    ...listReadPaths(accountId, game.match).filter(isOfGame),
  ]) {
    const { status, data } = await game.api.get(path);
    expect([path, status, data.error]).toEqual([path, 200, undefined]);
  }
});
