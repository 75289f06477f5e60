import { answerRanked } from '../../testing/pubg/figures.ts';
import { accountId, usePubg } from '../../testing/pubg/use-pubg.ts';

const game = usePubg();

const sync = (flag: 0 | 1) => game.api.get(`/rpc/player-sync/steam/${accountId}?flag=${flag}`);
const countMatches = async () => (await game.api.get(`/players/steam/${accountId}/matches`)).data.totalCount;

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
    const { resumeRenewals } = await import('./resume-renewals.ts');
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

test('runs a renewal of a slow source once, even if the queue starts it again', async () => {
  await game.api.get('/players/steam/RealPlayer');
  const { source } = game.api.context;
  const started = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const real = source.findById;
  let calls = 0;
  source.findById = async (...about) => {
    calls++;
    started.resolve();
    await answered.promise;
    return real(...about);
  };
  const { renewPlayer } = await import('./renew-player.ts');
  const first = renewPlayer.run(game.api.context, {});
  await started.promise;
  game.api.advance(50_000);
  await renewPlayer.run(game.api.context, {});
  answered.resolve();
  await first;
  expect(calls).toBe(1);
  expect((await sync(0)).data).toHaveProperty('changes');
});

test('extends the lease of a renewal while the source is slow', async () => {
  await game.api.get('/players/steam/RealPlayer');
  const { source } = game.api.context;
  const started = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const real = source.findById;
  source.findById = async (...about) => {
    started.resolve();
    await answered.promise;
    return real(...about);
  };
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance'],
  });
  try {
    const { renewPlayer } = await import('./renew-player.ts');
    const { readRenewal } = await import('./renewals.ts');
    const first = renewPlayer.run(game.api.context, {});
    await started.promise;
    const before = await readRenewal(game.api.context, accountId);
    game.api.advance(20_000);
    jest.advanceTimersByTime(20_000);
    await game.api.context.db.execute('select 1');
    const after = await readRenewal(game.api.context, accountId);
    expect(after?.leasedUntil?.getTime()).toBe((before?.leasedUntil?.getTime() ?? 0) + 20_000);
    answered.resolve();
    await first;
  } finally {
    jest.useRealTimers();
  }
});
