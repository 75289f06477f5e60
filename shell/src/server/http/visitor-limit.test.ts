/** @jest-environment node */

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { aPage, aShell, aShellWith } from '../../testing/a-shell.ts';

const crowd = '203.0.113.9';

async function startApiHost(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => void server.close().closeAllConnections();
  const port = getPort(server);
  return `http://127.0.0.1:${port}`;
}

/** An API host that refuses the visitors at one address. */
const anApiHost = () =>
  startApiHost(({ headers }, answer) => {
    const isRefused = String(headers['x-forwarded-for']).endsWith(crowd);
    answer.writeHead(isRefused ? 429 : 200, { 'retry-after': '12' });
    answer.end(JSON.stringify({ data: { seasons: {} } }));
  });

let close = () => {};
afterEach(() => close());

const loader = `
  const answer = await site.fetch('/api/v1/seasons/active');
  if (!answer.ok) throw new Response(null, { status: answer.status });
  return null;`;

async function aLimitedShell() {
  const shell = await aShellWith(aPage({ loader }), { apiHost: await anApiHost(), isApiReal: true });
  const visit = (address: string, headers: Record<string, string> = {}) =>
    shell.get('/pubg/clans', { headers }, { incoming: { socket: { remoteAddress: address } } });
  return { shell, visit };
}

test('shows a visitor beyond the limit a small page that says when to try again', async () => {
  const { shell, visit } = await aLimitedShell();
  const refused = await visit(crowd, { 'accept-language': 'ko', 'x-forwarded-for': '198.51.100.7' });
  expect([
    refused.status,
    refused.headers.get('retry-after'),
    refused.headers.get('content-language'),
  ]).toEqual([429, '12', 'ko']);
  expect(await refused.text()).toContain('요청이 너무 많습니다');
  expect(await shell.metrics()).not.toMatch(/hotdrop_area_faults_total\{.*\} [1-9]/);
});

test('shows the page to other visitors at the same time', async () => {
  const { visit } = await aLimitedShell();
  const answers = await Promise.all([visit(crowd), visit('198.51.100.7', { 'x-forwarded-for': crowd })]);
  expect(answers.map(({ status }) => status)).toEqual([429, 200]);
});

test.each([
  ['in the queue', 202, { queue: { ahead: 12, wait: 900_000 } }],
  ['at capacity', 503, { isAtCapacity: true }],
])('says on the page of a player %s when to try again', async (_where, status, more) => {
  const data = { error: 'busy', retryAfter: 90_000, ...more };
  const apiHost = await startApiHost((_, answer) => void answer.end(JSON.stringify({ data })));
  const shell = await aShell({ apiHost, isApiReal: true });
  const waitingLoader = `
    const answer = await site.fetch('/api/v1/players/steam/NightHeron');
    return new Response('null', { status: answer.ok ? ${status} : 500 });`;
  await shell.publish({ ...aPage({ loader: waitingLoader }) });
  await shell.areas.refresh();
  const answer = await shell.get('/pubg/clans');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '90']);
});
