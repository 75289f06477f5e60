import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHttpServer } from './http-server.ts';
import { getPort } from './server-port.ts';

const refuse = (status: number, body: string) => ({ status, headers: {}, body });
const refusals = {
  ambiguousHost: refuse(400, 'two hosts'),
  bodyTooLarge: refuse(413, 'too large'),
  stopping: refuse(503, 'stopping'),
};
const echo: RequestListener = async (request, response) => void response.end(await text(request));

let server: Server;
afterEach(() => server.close().closeAllConnections());

async function listen(listener = echo, isLeaving?: () => boolean): Promise<number> {
  server = createHttpServer(listener, { maxBodySize: 1_000, refusals, isLeaving });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return getPort(server);
}

/** Sends lines over a connection of its own, and reads until the server ends it. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(await listen(), '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const post = ['POST / HTTP/1.1', 'Host: a'];
const expectContinue = 'Expect: 100-continue';

test.each([
  ['two Host headers', ['host: b', '', ''], /^HTTP\/1.1 400 .*two hosts/s],
  ['a body that is too large', ['Content-Length: 1001', '', ''], /^HTTP\/1.1 413 .*too large/s],
  ['it before a client sends it', ['Content-Length: 1001', expectContinue, '', ''], /^HTTP\/1.1 413 /],
])('refuses %s, and ends the connection', async (_, lines, expected) => {
  expect(await send(...post, ...lines)).toMatch(expected);
});

test('asks for an announced body that fits', async () => {
  const answer = await send(...post, expectContinue, 'Content-Length: 2', 'Connection: close', '', 'ok');
  expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK.*ok$/s);
});

test('asks a busy client to open another connection while it stops, and answers what it has received', async () => {
  const waiting: (() => void)[] = [];
  let onRequest = () => {};
  const port = await listen((_, response) => {
    waiting.push(() => response.end('done'));
    onRequest();
  });
  const socket = connect(port, '127.0.0.1');
  const request = () =>
    new Promise<void>((resolve) => {
      onRequest = resolve;
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    });
  await request();
  server.close();
  await request();
  for (const answer of waiting) answer();
  const answers = (await text(socket)).split(/(?=HTTP\/1.1)/);
  expect(answers).toEqual([
    expect.stringMatching(/200 OK.*done/s),
    expect.stringMatching(/connection: close.*done/is),
  ]);
});

test('says to load balancers that it will stop, answers clients, and closes their connections', async () => {
  let isLeaving = false;
  const port = await listen(echo, () => isLeaving);
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await ask('/healthz')).status).toBe(200);
  isLeaving = true;
  expect((await ask('/healthz')).status).toBe(503);
  const page = await ask('/pubg');
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
});
