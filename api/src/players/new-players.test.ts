import { accountIdOf } from '../../simulator/world.ts';
import { startApi } from '../../testing/start-api.ts';
import { accountId, usePubg } from '../../testing/use-pubg.ts';
import { nameLookups } from '../data/schema.ts';
import { backgroundRenewalAge, lookupPatience, renewalCooldown, upstreamRetryDelay } from '../durations.ts';
import { refreshBoards } from '../jobs/refresh-boards.ts';
import { renewPlayer } from './renewal/renew-player.ts';

const game = usePubg();

describe('a new player', () => {
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

  test('keeps a new player in the queue until there are stats, and then shows them', async () => {
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
    for (const path of [
      '/players/steam/RealPlayer',
      `/players/steam/${accountId}/seasons/pc-2018-42`,
      `/players/steam/${accountId}/shared-matches?with=${accountIdOf('FirstPerson')}`,
      '/ranks/steam/squad/find?name=as43squad1',
      ...['seasons', 'seasons/pc-2018-43', 'seasons/pc-2018-43/climbs', 'weapons', 'matches', 'sessions'].map(
        (part) => `/players/steam/${accountId}/${part}`,
      ),
      `/players/steam/${accountId}/matches/${game.match}`,
      '/ranks/steam/squad',
      '/seasons/active',
      '/stats/rating/steam/squad',
      '/search/suggest?shard=steam&q=Real',
    ]) {
      const { status, data } = await game.api.get(path);
      expect([path, status, data.error]).toEqual([path, 200, undefined]);
    }
  });
});

describe('a service that answers late or not at all', () => {
  const find = async () => (await game.api.get('/players/steam/RealPlayer')).data;

  test('puts a new player into the queue after a while, and all visits share one lookup', async () => {
    game.pubg.latency = lookupPatience + 500;
    const answers = await Promise.all([find(), find()]);
    for (const data of answers) expect(data).toMatchObject({ error: 'busy', queue: { ahead: 0 } });
    expect(game.pubg.countRequests('playerNames')).toBe(1);
    game.pubg.latency = 0;
    await game.api.context.lookups.get('steam/RealPlayer')?.result;
    await game.api.runJobs();
    expect((await find()).player.syncedAt).not.toBeNull();
    expect(game.pubg.countRequests('playerNames')).toBe(1);
  });

  test('says so at once for half a minute, and is then asked again', async () => {
    game.pubg.override = () => ({ status: 500 });
    expect(await find()).toEqual({ error: 'network' });
    game.pubg.override = () => undefined;
    expect(await find()).toEqual({ error: 'network' });
    game.api.advance(upstreamRetryDelay + 1_000);
    expect(await find()).toMatchObject({ player: { name: 'RealPlayer' } });
  });

  test('is asked for the stats of a season once in half a minute', async () => {
    await find();
    const readStats = () => game.api.get(`/players/steam/${accountId}/seasons/pc-2018-40`);
    game.pubg.override = () => ({ status: 500 });
    expect((await readStats()).status).toBe(503);
    game.pubg.override = () => undefined;
    expect((await readStats()).status).toBe(503);
    game.api.advance(upstreamRetryDelay + 1_000);
    expect((await readStats()).status).toBe(200);
  });
});

describe('a clock that is set', () => {
  const tenDays = 10 * 86_400_000;
  const visitor = '203.0.113.7';

  const find = (name: string, from = visitor) => game.api.request(`/api/v1/players/steam/${name}`, {}, from);
  const renew = async (from = visitor) =>
    (await game.api.request(`/api/v1/rpc/player-sync/steam/${accountId}?flag=1`, {}, from)).data;

  /** Does something while the clock is ten days ahead, and a minute later by a correct clock. */
  const inFuture = async (act: () => Promise<unknown>) => {
    game.api.changeClock(tenDays);
    await act();
    game.api.changeClock(-tenDays);
    game.api.advance(61_000);
  };

  test('locks no visitor out of lookups after the clock was set forward and back', async () => {
    const useShare = async () => {
      game.pubg.override = () => ({ status: 404 });
      for (let i = 0; i < 6; i++) await find(`Invented${i}`);
      game.pubg.override = () => undefined;
    };
    await inFuture(useShare);
    expect((await find('RealPlayer')).data).toMatchObject({ player: { name: 'RealPlayer' } });
  });

  test('leaves no key blocked until a reset in the future', async () => {
    const { budget, now } = game.api.context;
    await inFuture(() => budget.block(new Date(now().getTime() + 60_000)));
    expect((await find('RealPlayer')).data).toMatchObject({ player: { name: 'RealPlayer' } });
  });

  test('believes no reset that is further away than a minute', async () => {
    const { budget, now } = game.api.context;
    await budget.block(new Date(now().getTime() + tenDays));
    expect((await find('RealPlayer')).data).toMatchObject({ error: 'busy' });
    game.api.advance(61_000);
    await game.api.runJobs();
    expect((await find('RealPlayer')).data).toMatchObject({ player: { name: 'RealPlayer' } });
  });

  test('renews a player again who was renewed in the future', async () => {
    await inFuture(async () => {
      await find('RealPlayer');
      await game.api.runJobs();
    });
    expect(await renew()).not.toHaveProperty('error');
  });
});

describe('the budget of a key', () => {
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
      const { data } = await game.api.request(
        `/api/v1/players/steam/${prefix}${i}`,
        {},
        `198.51.100.${i + 1}`,
      );
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
    // The stats of the lookup are too old.
    game.api.advance(renewalCooldown + 1_000);
    await game.api.get(`/rpc/player-sync/steam/${accountId}?flag=1`);
    // The player and the two kinds of stats need three, and a button leaves two of ten requests to pages.
    await game.api.context.budget.update(new Headers(limitHeaders(4)));
    const before = countCounted();
    await game.api.runJobs();
    expect(countCounted()).toBe(before);
    game.api.advance(61_000);
    await game.api.runJobs();
    expect(countCounted()).toBe(before + 3);
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

  test('counts each attempt', async () => {
    let failures = 2;
    game.pubg.override = () => (failures-- > 0 ? { status: 502 } : { status: 404 });
    await lookUpNames('Attempts', 1);
    expect(countCounted()).toBe(3);
    const { budget } = game.api.context;
    for (let i = 0; i < 7; i++) await budget.spend();
    await expect(budget.spend()).rejects.toMatchObject({ status: 'limited' });
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
});
