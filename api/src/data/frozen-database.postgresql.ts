import { once } from 'node:events';
import { connect, createServer, Socket } from 'node:net';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { sql } from 'drizzle-orm';
import { anEmptyDatabase } from '../../testing/an-empty-database.ts';
import { problemFor } from '../http/problem.ts';
import { openPostgresql } from './postgresql.ts';
import type { Store } from './store.ts';

/** Forwards connections to the database server until it is frozen: then they stay open, and nothing arrives. */
const startProxy = async (target: URL) => {
  const sockets: Socket[] = [];
  let isFrozen = false;
  const proxy = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    sockets.push(client, upstream);
    for (const socket of [client, upstream]) socket.on('error', () => {});
    client.pipe(upstream).pipe(client);
    if (isFrozen) for (const socket of [client, upstream]) socket.pause();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const port = getPort(proxy);
  return {
    port,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
};

let database: string;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let store: Store;

beforeAll(async () => {
  database = await anEmptyDatabase('frozen');
  proxy = await startProxy(new URL(database));
  const url = new URL(database);
  url.port = String(proxy.port);
  store = await openPostgresql(url.href, { connections: 4, onLost: () => {} });
});

afterAll(async () => {
  proxy.close();
  await store.close();
});

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => problemFor(error).status,
  );

test('asks the system to detect connections that are lost silently', async () => {
  const keepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');
  const other = await openPostgresql(database, { connections: 4, onLost: () => {} });
  await other.execute('select 1');
  await other.close();
  // One connection for jobs, the one that holds the lock of the hosts, and one for calls.
  expect(keepAlive.mock.calls.map(([isEnabled]) => isEnabled)).toEqual([true, true, true]);
  keepAlive.mockRestore();
});

test('answers 503 within five seconds while the database server is frozen', async () => {
  const query = () => statusOf(store.db.execute(sql`select 1`));
  const transaction = () => statusOf(store.db.transaction((tx) => tx.execute(sql`select 1`)));
  expect([await query(), await transaction()]).toEqual([200, 200]);
  proxy.freeze();
  // More calls than connections: the others wait for a connection.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const answers: number[] = [];
  for (const call of [...Array.from({ length: 6 }, () => query), transaction, transaction])
    void call().then((status) => answers.push(status));
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect(answers).toEqual(Array.from({ length: 8 }, () => 503));
});
