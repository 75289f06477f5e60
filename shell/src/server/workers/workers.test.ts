/** @jest-environment node */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { listFiles } from '@hotdrop/shared-host/store';
import { aFileServer, aHostedStore, eventually, type HostedStore } from '@hotdrop/shared-host/testing';

interface Answer {
  readonly pid: number;
  readonly text: readonly string[];
}

let world: HostedStore;
let stores: Server;
/** The paths of all files that were read from the store. */
let reads: string[];
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  world = await aHostedStore();
  reads = [];
  const serveFile = aFileServer(world.root);
  stores = createServer((request, response) => {
    reads.push(request.url ?? '');
    serveFile(request, response);
  }).listen(0, '127.0.0.1');
  await once(stores, 'listening');
  await writeFile(path.join(world.root, 'areas.json'), JSON.stringify({ areas: [world.area] }));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  stores.close().closeAllConnections();
});

/** Starts real processes; resolves when both workers serve. */
async function startServer(env: NodeJS.ProcessEnv = {}) {
  const script = path.join(__dirname, '../../testing/workers-server.ts');
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      AREA_STORE: `http://127.0.0.1:${getPort(stores)}/areas`,
      AREA_CACHE: world.cacheDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    log += part;
  });
  const exited = once(child, 'exit');
  ends.push(async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
    await exited;
  });
  const find = (pattern: RegExp) => Number(pattern.exec(log)?.[1]);
  await Promise.race([eventually(() => /operators’ port is listening/.test(log)), exited]);
  const operators = find(/"port":(\d+),"msg":"The operators/);

  /** Asks over a connection of its own, since a worker answers all requests of a connection. */
  const ask = async (path = '/'): Promise<Answer> => {
    const request = get({ host: '127.0.0.1', port: find(/"site":(\d+)/), path, agent: false });
    const [response] = await once(request, 'response');
    return (await json(response)) as Answer;
  };
  const readOperators = async (name: string) => {
    const [response] = await once(get(`http://127.0.0.1:${operators}/${name}`), 'response');
    return text(response);
  };
  return {
    child,
    exited,
    log: () => log,
    ask,
    /** The processes that answer. */
    listPids: async () => [
      ...new Set((await Promise.all(Array.from({ length: 8 }, () => ask()))).map(({ pid }) => pid)),
    ],
    health: async () => JSON.parse(await readOperators('healthz')),
    metrics: () => readOperators('metrics'),
  };
}

const countPages = (metrics: string) =>
  Number(/hotdrop_page_seconds_count\{area="mf-clans",status="200"\} (\d+)/.exec(metrics)?.[1] ?? 0);

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('serves one port with all workers, copies each version once, and adds up their metrics', async () => {
  const version = await world.publish({ says: 'one' });
  const server = await startServer();
  expect(await server.listPids()).toHaveLength(2);
  expect(await server.ask()).toMatchObject({ text: ['one'], folders: [version] });
  expect(countPages(await server.metrics())).toBe(9);
  expect(await server.metrics()).toContain('hotdrop_area_up{area="mf-clans",owner="the clans team"} 1');
  expect(reads.filter((file) => file.endsWith('node/entry.js'))).toHaveLength(1);
});

it('keeps a version on the disk until the last worker has unloaded it', async () => {
  const [one, server] = [await world.publish({ says: 'one' }), await startServer()];
  const two = await world.publish({ says: 'two' });
  await eventually(async () => (await server.health()).areas[0].stable === two);
  await eventually(async () => !(await listFiles(world.cacheDir)).some((file) => file.includes(one)));
  const answers = await Promise.all(Array.from({ length: 4 }, () => server.ask()));
  expect(answers).toEqual(answers.map(() => expect.objectContaining({ text: ['two'], folders: [two] })));
});

it('replaces a worker that dies, and keeps its counts', async () => {
  await world.publish({ says: 'one' });
  const server = await startServer();
  const [dying = 0, other] = await server.listPids();
  const before = countPages(await server.metrics());
  process.kill(dying, 'SIGKILL');
  await eventually(async () => /hotdrop_workers 2/.test(await server.metrics()) && !isRunning(dying));
  await eventually(async () => (await server.listPids()).length === 2);
  expect(await server.listPids()).toContain(other);
  const metrics = await server.metrics();
  expect(countPages(metrics)).toBeGreaterThanOrEqual(before);
  expect(metrics).toContain('hotdrop_worker_ends_total 1');
  expect(server.log()).toContain('A worker has ended and is replaced');
});

const restartEnded = 'The restart of the workers has ended';

it('counts the pages of workers that a restart has replaced, although their metrics were never read', async () => {
  await world.publish({ says: 'one' });
  const server = await startServer();
  await server.listPids();
  server.child.kill('SIGHUP');
  await eventually(() => server.log().includes(restartEnded));
  expect(countPages(await server.metrics())).toBe(8);
});

it('replaces all workers on SIGHUP without a failed or lost request, again and again', async () => {
  await world.publish({ says: 'one' });
  const server = await startServer();
  const before = await server.listPids();
  const answers: Answer[] = [];
  const countRestarts = () => server.log().split(restartEnded).length - 1;
  // Only a few of many requests arrive at the moment when a worker ends.
  for (let restart = 1; restart <= 4; restart += 1) {
    server.child.kill('SIGHUP');
    const ask = async () => {
      while (countRestarts() < restart) answers.push(await server.ask());
    };
    await Promise.all(Array.from({ length: 24 }, ask));
  }
  expect(new Set(answers.map(({ text }) => text.join()))).toEqual(new Set(['one']));
  const after = await server.listPids();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
});

it('tells operators the worker that is furthest behind, and which one does not answer', async () => {
  await world.publish({ says: 'one' });
  const server = await startServer();
  const [silent = 0, other] = await server.listPids();
  process.kill(silent, 'SIGSTOP');
  ends.unshift(async () => void process.kill(silent, 'SIGCONT'));
  const health = await server.health();
  expect(health).toMatchObject({ status: 'degraded', areas: [{ area: 'mf-clans', status: 'ready' }] });
  expect(health.workers).toEqual(
    expect.arrayContaining([
      { pid: silent, status: 'silent' },
      { pid: other, status: 'ok' },
    ]),
  );
});

it('ends with its workers, and keeps the copies for the next start', async () => {
  const version = await world.publish({ says: 'one' });
  const server = await startServer();
  const pids = await server.listPids();
  server.child.kill('SIGTERM');
  expect(await server.exited).toEqual([0, null]);
  expect(pids.filter(isRunning)).toEqual([]);
  expect((await listFiles(world.cacheDir)).some((file) => file.includes(version))).toBe(true);
});

it('answers requests in progress when its whole process group is stopped', async () => {
  await world.publish({ says: 'one' });
  const server = await startServer();
  const answer = server.ask('/?slow=1');
  await eventually(() => server.log().includes('A slow request has begun'));
  process.kill(-(server.child.pid ?? 0), 'SIGTERM');
  expect(await answer).toMatchObject({ text: ['one'] });
  expect(await server.exited).toEqual([0, null]);
});

it('ends although a worker does not react', async () => {
  await world.publish({ says: 'one' });
  const server = await startServer();
  const [silent = 0] = await server.listPids();
  process.kill(silent, 'SIGSTOP');
  server.child.kill('SIGTERM');
  expect(await server.exited).toEqual([0, null]);
  expect(isRunning(silent)).toBe(false);
});

it('ends when its workers cannot start', async () => {
  const server = await startServer({ FAILS: 'yes' });
  expect(await server.exited).toEqual([1, null]);
  expect(server.log()).toContain('A worker has ended before it served');
});
