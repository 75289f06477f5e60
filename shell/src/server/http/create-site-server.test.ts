/** @jest-environment node */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { aPage, aShell, aShellWith } from '../../testing/a-shell.ts';
import { createSiteServer } from './create-site-server.ts';

let site: Server;
beforeAll(async () => {
  const shell = await aShell();
  site = createSiteServer(shell.app.fetch).listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterAll(() => site.close().closeAllConnections());

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
])('refuses %s', async (_, lines, status) => {
  const answer = await send(...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
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

test('visitors who leave before or during an answer are no lines in the log', async () => {
  let streams = 0;
  const api = createServer((_, answer) => {
    streams += 1;
    answer.on('close', () => {
      streams -= 1;
    });
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.write('data: 1\n\n');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const loader = 'await new Promise((resolve) => setTimeout(resolve, 20)); return null';
  const shell = await aShellWith(aPage({ loader }), { apiHost: `http://127.0.0.1:${getPort(api)}` });
  const server = createSiteServer(shell.app.fetch).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const consoles = (['info', 'log', 'warn', 'error'] as const).map((level) => jest.spyOn(console, level));
  const leave = async (path: string, delay: number) => {
    const socket = connect(getPort(server), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await wait(delay);
    socket.resetAndDestroy();
  };
  const leaving = Array.from({ length: 200 }, (_, index) =>
    leave(index % 2 === 0 ? '/pubg/clans' : '/api/v1/auth', (index % 20) * 5),
  );
  await Promise.all(leaving);
  const countConnections = () =>
    new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  while ((await countConnections()) !== 0 || streams > 0) await wait(10);
  server.close();
  api.close().closeAllConnections();
  for (const level of consoles) expect(level).not.toHaveBeenCalled();
  expect(shell.lines).toEqual([]);
});
