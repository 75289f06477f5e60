import { withTimeout } from './with-timeout.ts';

test('gives the result of a promise', async () => {
  expect(await withTimeout(1000, Promise.resolve(7))).toBe(7);
});

test('gives null at the timeout', async () => {
  expect(await withTimeout(0, new Promise(() => {}))).toBeNull();
});

test('rethrows an error', async () => {
  await expect(withTimeout(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
