import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
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
