import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { Hono } from 'hono';
import { createHttpServer } from './http-server.ts';

let server: Server;
beforeAll(async () => {
  const app = new Hono();
  app.post('/echo', async (request) => request.text(await request.req.text()));
  server = createHttpServer(app.fetch);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends lines and returns everything that the server sends until it closes the connection. */
const exchange = async (...lines: string[]): Promise<string> => {
  const socket = connect(getPort(server), '127.0.0.1');
  socket.write(lines.join('\r\n'));
  let received = '';
  for await (const part of socket) received += part;
  return received;
};

test('refuses a request with two Host headers', async () => {
  const answer = await exchange('POST /echo HTTP/1.1', 'Host: a.example', 'host: b.example', '', '');
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json.*more than one Host/s);
});

test('asks for an announced body that fits', async () => {
  const answer = await exchange(
    'POST /echo HTTP/1.1',
    'Host: a.example',
    'Expect: 100-continue',
    'Content-Length: 5',
    'Connection: close',
    '',
    'hello',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK.*hello$/s);
});

test('refuses an announced body that is too large without asking for it, and closes the connection', async () => {
  const answer = await exchange(
    'POST /echo HTTP/1.1',
    'Host: a.example',
    'Expect: 100-continue',
    'Content-Length: 300000',
    '',
    '',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*Connection: close/s);
  expect(answer).not.toContain('100 Continue');
});

/** Starts a server whose responses wait, with an open connection that has sent one request. */
async function aBusyServer() {
  const requests: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  const respond = () =>
    new Promise<Response>((resolve) => {
      waiting.push(() => resolve(new Response('done')));
      requests.shift()?.();
    });
  const server = createHttpServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect(getPort(server), '127.0.0.1');
  /** Sends a request, and resolves when the server works on it. */
  const send = () =>
    new Promise<void>((resolve) => {
      requests.push(resolve);
      socket.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
    });
  await send();
  const answer = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { server, socket, send, answer };
}

test('answers what it has received before it stops, and closes the connection', async () => {
  const { server, socket, answer } = await aBusyServer();
  server.close();
  answer();
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK.*done$/s);
});

test('asks a busy client to open another connection while it stops', async () => {
  const { server, socket, send, answer } = await aBusyServer();
  server.close();
  await send();
  answer();
  const answers = (await text(socket)).split(/(?=HTTP\/1.1)/);
  expect(answers).toEqual([
    expect.stringMatching(/200 OK.*done$/s),
    expect.stringMatching(/connection: close.*done$/is),
  ]);
});

test('a host that will stop says so to load balancers, answers calls, and closes their connections', async () => {
  let isLeaving = false;
  const app = new Hono().all('*', (request) => request.text('done'));
  const leaving = createHttpServer(app.fetch, () => isLeaving);
  leaving.listen(0, '127.0.0.1');
  await once(leaving, 'listening');
  const ask = (path: string) => fetch(`http://127.0.0.1:${getPort(leaving)}${path}`);
  expect((await ask('/healthz')).status).toBe(200);
  isLeaving = true;
  expect((await ask('/healthz')).status).toBe(503);
  const answer = await ask('/echo');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  leaving.closeAllConnections();
  leaving.close();
});
