import { createServer } from 'node:net';

/** The range is below the ports that systems give to servers and connections that ask for any. */
const first = 20_000;
const count = 12_000;
/** Processes with neighboring ids start 50 ports from each other. */
let next = (process.pid * 50) % count;

/** Finds a free port that no other program gets by chance before its server listens. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < count; attempt++) {
    const port = first + next;
    next = (next + 1) % count;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free.`);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
