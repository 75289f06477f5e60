import { createServer } from 'node:net';

/**
 * Finds ports that stay free while a server restarts: below the ones that systems give to outgoing connections, of
 * which a load opens many.
 */
export async function findFixedPorts(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let port = 10_000 + Math.floor(Math.random() * 20_000); found.length < count; port++) {
    if (await isFree(port)) found.push(port);
  }
  return found;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
