import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { createHttpServer } from './http-server.ts';

test.each([
  [
    'two Host headers',
    'host: b.example',
    /^HTTP\/1\.1 400 .*application\/problem\+json.*more than one Host/s,
  ],
  ['a body that is too large', 'Content-Length: 300000', /^HTTP\/1\.1 413 .*application\/problem\+json/s],
])('refuses %s with a problem', async (_, header, expected) => {
  const server = createHttpServer(() => new Response('done')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect(getPort(server), '127.0.0.1');
  socket.write(['POST /echo HTTP/1.1', 'Host: a.example', header, '', ''].join('\r\n'));
  expect(await text(socket)).toMatch(expected);
  server.close();
});
