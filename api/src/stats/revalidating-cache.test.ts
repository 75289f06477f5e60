import { createRevalidatingCache } from './percentiles.ts';

const maxAge = 1000;
let time = 0;
const create = () => createRevalidatingCache<string>(maxAge, () => time);
const settled = () => new Promise(setImmediate);

test('serves the stale value while it reads a new one', async () => {
  const cache = create();
  await cache.get('a', async () => 'old');
  time += maxAge;
  expect(await cache.get('a', async () => 'new')).toBe('old');
  await settled();
  expect(await cache.get('a', async () => 'unread')).toBe('new');
});

test('forgets a read that an invalidation overtook', async () => {
  const cache = create();
  await cache.get('steam/a', async () => 'old');
  time += maxAge;
  const reading = Promise.withResolvers<string>();
  await cache.get('steam/a', () => reading.promise);
  cache.invalidate('steam/');
  reading.resolve('outdated');
  await settled();
  expect(await cache.get('steam/a', async () => 'new')).toBe('new');
});

test('reads again after a failure', async () => {
  const cache = create();
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', async () => 'value')).toBe('value');
});
