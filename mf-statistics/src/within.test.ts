import { within } from './within.ts';

test('gives what arrives in time', async () => {
  expect(await within(1000, Promise.resolve(7))).toBe(7);
});

test('gives nothing for what does not arrive', async () => {
  expect(await within(0, new Promise(() => {}))).toBeNull();
});

test('passes a fault on', async () => {
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
