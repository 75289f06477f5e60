import { setTimeout } from 'node:timers/promises';
import { answerRanked } from '../../../simulator/stats.ts';
import { accountId, usePubg } from '../../../testing/use-pubg.ts';
import { backgroundRenewalAge } from '../../durations.ts';

const game = usePubg();

describe('a renewal', () => {
  const sync = (flag: 0 | 1) => game.api.get(`/rpc/player-sync/steam/${accountId}?flag=${flag}`);
  const countMatches = async () =>
    (await game.api.get(`/players/steam/${accountId}/matches`)).data.totalCount;

  test('stores the other matches when one fails, and reads that one later', async () => {
    const badMatch = game.pubg.world.play('RealPlayer').id;
    game.pubg.override = (path) => (path.includes(badMatch) ? { body: '<html>' } : undefined);
    await game.api.get('/players/steam/RealPlayer');
    await game.api.context.queue.runQueued();
    expect((await sync(0)).data.changes).toMatchObject({ matches: 1 });
    expect(await countMatches()).toBe(1);
    game.pubg.override = () => undefined;
    await game.api.runJobs();
    expect(await countMatches()).toBe(2);
  });

  describe('a renewal whose data cannot be stored', () => {
    beforeEach(async () => {
      const player = game.pubg.world.find('RealPlayer');
      if (!player) throw new Error('The simulated service has no player "RealPlayer".');
      const answer = JSON.stringify(answerRanked(player, 'division.bro.official.pc-2018-43'));
      // The database stores no NUL character.
      const body = answer.replaceAll('Crystal', 'Crystal\\u0000');
      game.pubg.override = (path) => (path.endsWith('/ranked') ? { body } : undefined);
      await game.api.get('/players/steam/RealPlayer');
      await game.api.runJobs();
    });

    test('ends, and sends no further requests', async () => {
      expect((await sync(0)).data).toEqual({ error: 'network' });
      const before = game.pubg.requests.length;
      await game.api.runJobs();
      game.api.advance(300_000);
      const { resumeRenewals } = await import('./renew-player.ts');
      await resumeRenewals.run(game.api.context, {});
      await game.api.runJobs();
      expect(game.pubg.requests.length).toBe(before);
    });

    test('cools down for a longer time after each failure', async () => {
      expect((await sync(1)).data).toEqual({ error: 'busy', retryAfter: 60_000 });
      game.api.advance(60_000);
      expect((await sync(1)).data).toHaveProperty('waitCount');
      await game.api.runJobs();
      expect((await sync(1)).data).toEqual({ error: 'busy', retryAfter: 120_000 });
    });
  });

  test('is listed for sites that show the player, once it has ended', async () => {
    await game.api.get('/players/steam/RealPlayer');
    const list = async (since: Date) => (await game.api.get(`/renewals?since=${since.toISOString()}`)).data;
    const start = game.api.context.now();
    expect(await list(start)).toMatchObject({ players: [] });
    game.api.advance(1_000);
    await game.api.runJobs();
    const { at, players } = await list(start);
    expect(players).toEqual([{ accountId, name: 'RealPlayer', shard: 'STEAM' }]);
    expect(Date.parse(at)).toBeLessThan(game.api.context.now().getTime());
    game.api.advance(10_000);
    expect(await list(game.api.context.now())).toMatchObject({ players: [] });
  });

  test('renews no player in the background who cools down after a failure', async () => {
    const view = async () => {
      const { data } = await game.api.get('/players/steam/RealPlayer');
      await game.api.runJobs();
      return Date.parse(data.player.syncedAt);
    };
    await view();
    game.api.advance(backgroundRenewalAge);
    game.pubg.override = (path) => (path.endsWith('/players') ? { body: '<html>' } : undefined);
    const before = await view();
    expect((await sync(0)).data).toEqual({ error: 'network' });
    const requests = game.pubg.requests.length;
    await view();
    expect(game.pubg.requests.length).toBe(requests);
    game.pubg.override = () => undefined;
    game.api.advance(60_000);
    await view();
    expect(await view()).toBeGreaterThan(before);
  });

  test('in the background costs one request without a new match, and three with one', async () => {
    const view = async () => {
      const { data } = await game.api.get('/players/steam/RealPlayer');
      await game.api.runJobs();
      return data.player.syncedAt;
    };
    const countRequests = () => game.pubg.countRequests('/players');
    await view();
    game.api.advance(backgroundRenewalAge);
    const requests = countRequests();
    const before = await view();
    expect(countRequests() - requests).toBe(1);
    expect(await view()).not.toBe(before);

    game.api.advance(backgroundRenewalAge);
    game.pubg.world.play('RealPlayer');
    await view();
    expect(countRequests() - requests).toBe(4);
    expect(await countMatches()).toBe(2);
  });

  describe('a renewal that takes longer than its lease', () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();

    /** Lets the source answer late. Returns how often it was asked, and when it was asked first. */
    const delaySource = () => {
      const { source } = game.api.context;
      const started = Promise.withResolvers<void>();
      const real = source.findById;
      const asked = { count: 0, first: started.promise };
      source.findById = async (...about) => {
        asked.count += 1;
        started.resolve();
        await answered;
        return real(...about);
      };
      return asked;
    };

    beforeEach(() => {
      jest.useFakeTimers({
        doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance'],
      });
    });
    afterEach(() => jest.useRealTimers());

    test('extends the lease and runs once', async () => {
      const { renewPlayer } = await import('./renew-player.ts');
      const { readRenewal } = await import('./renewals.ts');
      await game.api.get('/players/steam/RealPlayer');
      const asked = delaySource();
      const first = renewPlayer.run(game.api.context, {});
      await asked.first;
      const readLease = async () => (await readRenewal(game.api.context, accountId))?.leasedUntil?.getTime();
      /** The timer that extends the lease does not wait for the database. */
      const waitForLease = async (until: number) => {
        for (let tries = 0; tries < 500 && (await readLease()) !== until; tries += 1) await setTimeout(5);
        expect(await readLease()).toBe(until);
      };
      for (let seconds = 0; seconds < 200; seconds += 20) {
        game.api.advance(20_000);
        jest.advanceTimersByTime(20_000);
        await waitForLease(game.api.context.now().getTime() + 60_000);
        // Another host looks for work.
        await renewPlayer.run(game.api.context, {});
      }
      answer();
      await first;
      expect(asked.count).toBe(1);
      expect((await sync(0)).data).toHaveProperty('changes');
    });
  });

  test('saves many matches in parts, and answers calls in between', async () => {
    const { id } = game.pubg.world.add({
      name: 'Busy',
      matchAges: Array.from({ length: 48 }, (_, i) => 60 + i),
    });
    await game.api.get('/players/steam/Busy');
    const readTotal = async () => (await game.api.get(`/players/steam/${id}/matches`)).data.totalCount;
    const isPart = (total: number) => total > 0 && total < 48;
    const totals = [await readTotal()];
    let isDone = false;
    const renewal = game.api.context.queue.runQueued().finally(() => {
      isDone = true;
    });
    try {
      while (!isDone && !totals.some(isPart)) {
        // Without a pause, a slow machine sends more calls than a visitor may.
        await setTimeout(10);
        totals.push(await readTotal());
      }
    } finally {
      await renewal;
    }
    expect(await readTotal()).toBe(48);
    // One write of all matches would show 0 and then 48.
    expect(totals.filter(isPart)).not.toEqual([]);
  });
});

describe('the queue', () => {
  const names = Array.from({ length: 12 }, (_, i) => `Newcomer${i}`);

  const view = (name: string, from: string) => game.api.request(`/api/v1/players/steam/${name}`, {}, from);

  test('gives each job one renewal, also when the database expects a short queue', async () => {
    for (const name of names) game.pubg.world.add({ name });
    for (const [i, name] of names.entries()) {
      await view(name, `198.51.100.${i + 1}`);
      // The planner then expects one row, and joins the queue with itself row by row.
      if (i === 0) await game.api.context.store.execute('analyze renewals');
      game.api.advance(1_000);
    }
    await game.api.runJobs();
    for (const name of names)
      expect((await view(name, '198.51.100.99')).data).toMatchObject({
        player: { name, syncedAt: expect.any(String) },
      });
  });
});
