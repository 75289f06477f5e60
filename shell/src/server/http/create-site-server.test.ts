/** @jest-environment node */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { aShell } from '../../testing/a-shell.ts';
import { createSiteServer } from './create-site-server.ts';

let api: Server;
let site: Server;
beforeAll(async () => {
  api = createServer(async (request, response) => {
    response.end(`${request.method} ${await text(request)}`);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const port = getPort(api);
  const shell = await aShell({ apiHost: `http://127.0.0.1:${port}` });
  site = createSiteServer(shell.app.fetch).listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterAll(() => {
  for (const server of [site, api]) server.close().closeAllConnections();
});

/** Sends lines over a connection of its own, which ends after the answer. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(getPort(site), '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const end = ['Connection: close', '', ''];

test.each([
  ['TRACE, which would repeat cookies', ['TRACE /pubg HTTP/1.1', 'Host: a', ...end], 405],
  ['TRACE to the API', ['TRACE /api/v1/auth HTTP/1.1', 'Host: a', ...end], 405],
  ['two Host headers', ['GET /robots.txt HTTP/1.1', 'Host: a', 'host: b', ...end], 400],
  [
    'a body that no address accepts',
    ['POST /visits HTTP/1.1', 'Host: a', 'Content-Length: 70000', '', ''],
    413,
  ],
])('refuses %s', async (_, lines, status) => {
  const answer = await send(...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

test('does not invite a body that is too large', async () => {
  const answer = await send(
    ...['POST /api/v1/comments HTTP/1.1', 'Host: a', 'Expect: 100-continue', 'Content-Length: 70000', '', ''],
  );
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
});

test('passes on a request that waited for 100 Continue', async () => {
  const answer = await send(
    ...['POST /api/v1/comments HTTP/1.1', 'Host: a', 'Expect: 100-continue', 'Content-Length: 2'],
    ...['Connection: close', '', 'ok'],
  );
  expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK/);
  expect(answer).toContain('POST ok');
});

test('ends the connection after 413, so that the rest of the body is not read as a second request', async () => {
  const smuggled = 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n';
  const answer = await send(
    ...['POST /visits HTTP/1.1', 'Host: a', 'Sec-Fetch-Site: same-origin', 'Content-Length: 9000', '', ''],
    smuggled,
  );
  expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413']);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
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
  const server = createSiteServer(respond).listen(0, '127.0.0.1');
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

test('asks a busy client to open another connection while it stops', async () => {
  const { server, socket, send: sendNext, answer } = await aBusyServer();
  server.close();
  await sendNext();
  answer();
  const answers = (await text(socket)).split(/(?=HTTP\/1.1)/);
  expect(answers).toEqual([
    expect.stringMatching(/200 OK.*done$/s),
    expect.stringMatching(/connection: close.*done$/is),
  ]);
});

test('a server that will stop says so to load balancers, answers visitors, and closes their connections', async () => {
  let isLeaving = false;
  const server = createSiteServer(
    () => new Response('done'),
    () => isLeaving,
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = (path: string) => fetch(`http://127.0.0.1:${getPort(server)}${path}`);
  expect((await ask('/healthz')).status).toBe(200);
  isLeaving = true;
  expect((await ask('/healthz')).status).toBe(503);
  const page = await ask('/pubg');
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  server.close().closeAllConnections();
});
