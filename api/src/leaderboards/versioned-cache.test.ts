import { createVersionedCache } from './built-board.ts';

test('reads a version of a key once, also for callers that come meanwhile', async () => {
  const cache = createVersionedCache<string>();
  const reading = Promise.withResolvers<string>();
  const read = jest.fn(() => reading.promise);
  const values = [cache.get('a', '1', read), cache.get('a', '1', read)];
  reading.resolve('value');
  expect(await Promise.all(values)).toEqual(['value', 'value']);
  expect(await cache.get('a', '1', read)).toBe('value');
  expect(read).toHaveBeenCalledTimes(1);
});

test('a read that a newer version overtook does not replace it', async () => {
  const cache = createVersionedCache<string>();
  const reading = Promise.withResolvers<string>();
  const overtaken = cache.get('a', '1', () => reading.promise);
  await cache.get('a', '2', async () => 'new');
  reading.reject(new Error('away'));
  await expect(overtaken).rejects.toThrow('away');
  expect(await cache.get('a', '2', async () => 'unread')).toBe('new');
});

test('reads again after a failure', async () => {
  const cache = createVersionedCache<string>();
  await expect(cache.get('a', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', '1', async () => 'value')).toBe('value');
});
