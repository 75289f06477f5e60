/** @jest-environment node */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { aPage, aShell } from '../../testing/a-shell.ts';

const crowd = '203.0.113.9';

/** An API host that refuses the visitors at one address. */
async function anApiHost() {
  const server = createServer(({ headers }, answer) => {
    const isRefused = String(headers['x-forwarded-for']).endsWith(crowd);
    answer.writeHead(isRefused ? 429 : 200, { 'retry-after': '12' });
    answer.end(JSON.stringify({ data: { seasons: {} } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => void server.close().closeAllConnections();
  const port = getPort(server);
  return `http://127.0.0.1:${port}`;
}

let close = () => {};
afterEach(() => close());

const loader = `
  const answer = await site.api.listActiveSeasons();
  if (!answer.ok) throw new Response(null, { status: answer.error.status });
  return null;`;

async function aLimitedShell() {
  const shell = await aShell({ apiHost: await anApiHost(), isApiReal: true });
  await shell.publish({ ...aPage({ loader }) });
  await shell.areas.refresh();
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
  expect(await shell.figures()).not.toContain('hotdrop_area_faults_total{');
});

test('shows the page to other visitors at the same time', async () => {
  const { visit } = await aLimitedShell();
  const answers = await Promise.all([visit(crowd), visit('198.51.100.7', { 'x-forwarded-for': crowd })]);
  expect(answers.map(({ status }) => status)).toEqual([429, 200]);
});
