import { startApi } from '../../testing/start-api.ts';
import { accountId, usePubg } from '../../testing/use-pubg.ts';
import { nameLookups } from '../data/schema.ts';
import { backgroundRenewalAge, renewalCooldown } from '../durations.ts';
import { renewPlayer } from '../players/renewal/renew-player.ts';

const game = usePubg();

const limitHeaders = (remaining: number) => ({
  'X-RateLimit-Limit': '10',
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': String(Math.floor(game.api.context.now().getTime() / 1000) + 60),
});

/** Requests that count against the key. */
const countCounted = () => game.pubg.requests.filter((each) => !/\/matches\/|telemetry/.test(each)).length;

/** Names that are found until the key is spent, each by another visitor. */
const lookUpNames = async (prefix: string, count: number): Promise<string[]> => {
  const answers: string[] = [];
  for (let i = 0; i < count; i++) {
    const { data } = await game.api.request(`/api/v1/players/steam/${prefix}${i}`, {}, `198.51.100.${i + 1}`);
    answers.push(data.error);
  }
  return answers;
};

test('spends three requests on the first view of a player', async () => {
  await game.api.get('/seasons/active');
  const before = countCounted();
  await game.api.get('/players/steam/RealPlayer');
  await Promise.all([
    game.api.get(`/players/steam/${accountId}/seasons/pc-2018-43`),
    game.api.get(`/players/steam/${accountId}/seasons`),
    game.api.get(`/players/steam/${accountId}/matches`),
    game.api.runJobs(),
  ]);
  expect(countCounted() - before).toBe(3);
  expect((await game.api.get(`/rpc/player-sync/steam/${accountId}`)).data).toHaveProperty('changes');
});

test('sends no request of a later renewal that the rest of the key cannot finish', async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  // The figures of the lookup are too old.
  game.api.advance(renewalCooldown + 1_000);
  await game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
  // The player and the two kinds of figures need three, and a button leaves two of ten requests to pages.
  await game.api.context.budget.update(new Headers(limitHeaders(4)));
  const before = countCounted();
  await game.api.runJobs();
  expect(countCounted()).toBe(before);
  game.api.advance(61_000);
  await game.api.runJobs();
  expect(countCounted()).toBe(before + 3);
});

test('sends no request for a past season that the rest of the key cannot finish', async () => {
  const past = `/players/steam/${accountId}/seasons/pc-2018-42`;
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  await game.api.context.budget.update(new Headers(limitHeaders(1)));
  const before = countCounted();
  expect((await game.api.get(past)).status).toBe(503);
  expect(countCounted()).toBe(before);
  game.api.advance(61_000);
  expect((await game.api.get(past)).data.rankedStats).toHaveProperty('squad');
  expect(countCounted()).toBe(before + 2);
});

test('renews by button before it renews in the background, and new players before both', async () => {
  const renewed: string[] = [];
  for (const name of ['RealPlayer', 'FirstPerson']) await game.api.get(`/players/steam/${name}`);
  await game.api.runJobs();
  game.api.advance(backgroundRenewalAge);
  const { source } = game.api.context;
  const findById = source.findById;
  source.findById = async (platform, id) => {
    const found = await findById(platform, id);
    if (found) renewed.push(found.name);
    return found;
  };
  await game.api.get('/players/steam/FirstPerson');
  game.api.advance(10);
  await game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
  game.api.advance(10);
  await game.api.get('/players/steam/Player1');
  for (let i = 0; i < 3; i++) await renewPlayer.run(game.api.context, {});
  expect(renewed).toEqual(['Player1', 'RealPlayer', 'FirstPerson']);
});

test('follows the lowest header of answers that arrive in any order', async () => {
  const { budget } = game.api.context;
  await budget.update(new Headers(limitHeaders(9)));
  await budget.update(new Headers(limitHeaders(1)));
  await budget.update(new Headers(limitHeaders(8)));
  await budget.spend();
  await expect(budget.spend()).rejects.toMatchObject({ status: 'limited', retryAfter: 60_000 });
});

test('shares the key and its queue among all hosts', async () => {
  const { store, budget } = game.api.context;
  const settings = { PUBG_API_KEY: 'a-key-that-is-long-enough', PUBG_API_URL: game.pubg.url };
  const other = await startApi({ settings, store });
  try {
    await budget.update(new Headers(limitHeaders(2)));
    await budget.spend();
    await other.context.budget.spend();
    await expect(budget.spend()).rejects.toMatchObject({ status: 'limited' });
    expect(await lookUpNames('Cheater', 1)).toEqual(['busy']);
    other.advance(10);
    const second = await other.request('/api/v1/players/steam/RealPlayer', {}, '198.51.100.2');
    expect(second.data).toMatchObject({ error: 'busy', queue: { ahead: 1 } });
  } finally {
    await other.close();
  }
});

test('returns reserved requests that were not used', async () => {
  const { budget } = game.api.context;
  await budget.reserve(10, () => budget.spend());
  for (let i = 0; i < 9; i++) await budget.spend();
  await expect(budget.spend()).rejects.toMatchObject({ status: 'limited' });
});

test('leaves requests to more important work', async () => {
  const { budget } = game.api.context;
  const spendAs = (priority: 'page' | 'lookup' | 'button' | 'board' | 'later') =>
    budget.reserve(1, () => budget.spend(), priority);
  for (let i = 0; i < 3; i++) await spendAs('later');
  await expect(spendAs('later')).rejects.toMatchObject({ status: 'limited' });
  for (let i = 0; i < 2; i++) await spendAs('board');
  await expect(spendAs('board')).rejects.toMatchObject({ status: 'limited' });
  for (let i = 0; i < 3; i++) await spendAs('button');
  await expect(spendAs('button')).rejects.toMatchObject({ status: 'limited' });
  await expect(spendAs('lookup')).rejects.toMatchObject({ status: 'limited' });
  for (let i = 0; i < 2; i++) await spendAs('page');
  await expect(spendAs('page')).rejects.toMatchObject({ status: 'limited' });
});

test('leaves a request to names in the queue', async () => {
  const { budget, db, now } = game.api.context;
  await budget.update(new Headers(limitHeaders(10)));
  await db.insert(nameLookups).values({ platform: 'steam', name: 'Cheater', requestedAt: now() });
  await expect(budget.reserve(10, async () => {}, 'page')).rejects.toMatchObject({ status: 'limited' });
  await budget.reserve(9, async () => {
    for (let i = 0; i < 9; i++) await budget.spend();
  });
  await budget.reserve(1, () => budget.spend(), 'name');
});

test('gives background work a small share of a key that visitors could use up', async () => {
  const { budget, db, now } = game.api.context;
  await budget.update(new Headers(limitHeaders(10)));
  await db.insert(nameLookups).values({ platform: 'steam', name: 'Cheater', requestedAt: now() });
  const spent: Record<string, number> = {};
  const spendAll = async (priority: 'name' | 'page' | 'board' | 'later' | 'detail', requests: number) => {
    const spend = async () => {
      for (let i = 0; i < requests; i++) await budget.spend();
      spent[priority] = (spent[priority] ?? 0) + requests;
    };
    for (let isLeft = true; isLeft; )
      isLeft = await budget.reserve(requests, spend, priority).then(
        () => true,
        () => false,
      );
  };
  const minutes = 60;
  for (let minute = 0; minute < minutes; minute++) {
    game.api.advance(60_000);
    // Visitors come first in each minute and take what they can.
    await spendAll('page', 2);
    await spendAll('name', 1);
    await spendAll('board', 1);
    await spendAll('later', 3);
    await spendAll('detail', 1);
  }
  const visitors = (spent.page ?? 0) + (spent.name ?? 0);
  expect(visitors).toBeGreaterThanOrEqual(0.85 * 10 * minutes);
  expect(spent.board).toBeGreaterThanOrEqual(20);
  expect(spent.later).toBeGreaterThanOrEqual(18);
  expect(spent.detail).toBeGreaterThanOrEqual(8);
});

test('leaves nothing to background work that does not return', async () => {
  const { budget, db, now } = game.api.context;
  await budget.update(new Headers(limitHeaders(10)));
  await db.insert(nameLookups).values({ platform: 'steam', name: 'Cheater', requestedAt: now() });
  const refuse = () => expect(budget.reserve(1, async () => {}, 'board')).rejects.toThrow('spent');
  const spendNames = async (requests: number) => {
    for (let i = 0; i < requests; i++) await budget.reserve(1, () => budget.spend(), 'name');
  };
  await refuse();
  game.api.advance(180_000);
  await spendNames(10);
  // The next minutes owe the board a request now.
  await refuse();
  game.api.advance(61_000);
  await spendNames(9);
  await expect(spendNames(1)).rejects.toThrow('spent');
  game.api.advance(61_000);
  await spendNames(10);
});
