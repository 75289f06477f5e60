import * as v from 'valibot';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { job } from './job.ts';
import { createQueue } from './queue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ isEmpty: true });
});
afterAll(() => api.close());

test('runs a job once that was sent twice with the same key', async () => {
  const runs: unknown[] = [];
  const hasRun = Promise.withResolvers<void>();
  const once = job({ name: 'sent-twice', concurrency: 1, pollSeconds: 1, run: async () => {} });
  const queue = await createQueue(api.context.store, {
    jobs: [once],
    log: api.context.log,
    isSupervising: false,
    run: async (_job, data) => {
      runs.push(data);
      hasRun.resolve();
    },
  });
  await queue.send(once.name, { try: 1 }, 'same');
  await queue.send(once.name, { try: 2 }, 'same');
  await queue.start();
  await hasRun.promise;
  await queue.stop();
  expect(runs).toEqual([{ try: 1 }]);
});

test('retries only the failed job of two that run together', async () => {
  const runs: string[] = [];
  const retried = Promise.withResolvers<void>();
  const two = job({ name: 'two-together', concurrency: 2, pollSeconds: 1, run: async () => {} });
  const queue = await createQueue(api.context.store, {
    jobs: [two],
    log: api.context.log,
    isSupervising: false,
    run: async (_job, data) => {
      const { name } = v.parse(v.object({ name: v.string() }), data);
      runs.push(name);
      if (name !== 'fails') return;
      if (runs.filter((each) => each === 'fails').length > 1) retried.resolve();
      else throw new Error('The first try fails.');
    },
  });
  await queue.send(two.name, { name: 'fails' }, 'fails');
  await queue.send(two.name, { name: 'succeeds' }, 'succeeds');
  await queue.start();
  await retried.promise;
  await queue.stop();
  expect(runs.toSorted()).toEqual(['fails', 'fails', 'succeeds']);
});
