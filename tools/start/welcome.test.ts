import { createServer } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { welcome } from './welcome.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A host whose `/healthz` says so. */
async function aHost(health: string): Promise<string> {
  const server = createServer((_, answer) => answer.end(health));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${getPort(server)}`;
}

const nowhere = 'http://127.0.0.1:9';
const aSite = {
  siteUrl: nowhere,
  apiUrl: nowhere,
  operatorsUrl: nowhere,
  apiOperatorsUrl: nowhere,
  broken: new Promise<never>(() => {}),
  stop: async () => {},
};

async function welcomeTo(shell: unknown, api: unknown) {
  const siteUrl = 'http://127.0.0.1:3000';
  const operatorsUrl = await aHost(JSON.stringify(shell));
  const apiOperatorsUrl = await aHost(JSON.stringify(api));
  // A busy machine can pause this process for seconds.
  const text = await welcome({ ...aSite, siteUrl, operatorsUrl, apiOperatorsUrl }, 60_000);
  return { text, siteUrl };
}

test('offers players of the demo world, each with a description', async () => {
  const { text, siteUrl } = await welcomeTo(
    { areas: [{ area: 'mf-one', status: 'active' }] },
    { demoPlayers: [{ name: 'Casual', platform: 'steam', as: 'plays normal matches only' }] },
  );
  expect(text).toContain(`${siteUrl}/pubg/profile/steam/Casual: plays normal matches only`);
  expect(text).not.toContain('Some areas do not work');
});

test('names an area that could not be loaded, and why', async () => {
  const { text } = await welcomeTo(
    { areas: [{ area: 'mf-one', status: 'failed', failures: [{ reason: 'web/a.js has another hash' }] }] },
    {},
  );
  expect(text).toContain('mf-one is not shown: web/a.js has another hash');
});

test('prints the addresses, and no players, after an unexpected answer of a host', async () => {
  const siteUrl = await aHost('<p>not JSON</p>');
  const text = await welcome({ ...aSite, siteUrl, operatorsUrl: siteUrl });
  expect(text).toContain(`Site  ${siteUrl}/pubg`);
  expect(text).not.toContain('Players');
});
