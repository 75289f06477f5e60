import { createServer } from 'node:net';
import { freePort } from './free-port.ts';

/** The first port that systems give to a server or a connection that asks for any: 32768 on Linux, 49152 on others. */
const firstGivenByChance = 32_768;

test('is below the ports that the system gives by chance', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThan(1_024);
  expect(port).toBeLessThan(firstGivenByChance);
});

test('is never given twice', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
});

test('is not one that is in use', async () => {
  const next = (await freePort()) + 1;
  const server = createServer();
  // It is in use anyway when listening fails.
  await new Promise<void>((done) => server.once('error', () => done()).listen(next, '127.0.0.1', done));
  expect(await freePort()).not.toBe(next);
  server.close();
});
