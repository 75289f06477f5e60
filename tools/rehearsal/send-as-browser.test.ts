/** @jest-environment node */

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { createBrowser } from './send-as-browser.ts';

let close = () => {};
afterEach(() => close());

/** A site and a browser with one kept connection. */
async function aBrowser(answer: RequestListener) {
  const connections = new Set<unknown>();
  const server = createServer((request, response) => {
    const isNew = !connections.has(request.socket);
    connections.add(request.socket);
    if (connections.size === 1 && isNew) response.end('first');
    else answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = createBrowser(`http://127.0.0.1:${getPort(server)}`);
  close = () => {
    browser.close();
    server.close().closeAllConnections();
  };
  expect((await browser.send({ path: '/' })).body).toBe('first');
  // The agent keeps a connection from the next turn of the event loop on.
  await new Promise(setImmediate);
  return { browser, countConnections: () => connections.size };
}

it('sends a request again on a new connection if the kept one ends before the answer', async () => {
  let received = 0;
  const { browser, countConnections } = await aBrowser(({ socket }, response) => {
    received += 1;
    if (received === 1) socket.destroy();
    else response.end('again');
  });
  expect(await browser.send({ path: '/', method: 'POST', body: '{}' })).toMatchObject({
    status: 200,
    body: 'again',
  });
  expect([received, countConnections()]).toEqual([2, 2]);
});

it('fails if a new connection ends before the answer', async () => {
  const { browser, countConnections } = await aBrowser(({ socket }) => void socket.destroy());
  await expect(browser.send({ path: '/' })).rejects.toThrow('socket hang up');
  expect(countConnections()).toBe(2);
});

it('fails if an answer is cut off', async () => {
  const { browser, countConnections } = await aBrowser((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });
  await expect(browser.send({ path: '/' })).rejects.toThrow('aborted');
  expect(countConnections()).toBe(1);
});
