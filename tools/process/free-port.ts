import { createServer } from 'node:net';
import { getPort } from '@hotdrop/shared-domain/server-port';

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const port = getPort(server);
      server.close(() => resolve(port));
    });
  });
}
