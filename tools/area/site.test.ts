import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { readSiteDescription } from '@hotdrop/shared-host/store';
import { aWorkTree, type WorkTree } from './testing.ts';

let tree: WorkTree;
beforeEach(async () => {
  tree = await aWorkTree('mf-clans', 'mf-maps');
});

it('describes the site in the store when the shell is stored', async () => {
  tree.change('mf-maps', { links: { map: 'mf-maps' } });
  await tree.area('publish', 'mf-maps');
  tree.buildShell('draws everything');
  const { version } = await tree.json('shell', '--name', 'Arena');
  const site = await readSiteDescription(tree.storeDir);
  expect(site).toMatchObject({
    name: 'Arena',
    at: tree.clock.now,
    shell: version,
    contracts: [1],
    slots: expect.arrayContaining([{ owner: 'the shell', name: 'home' }]),
    links: expect.arrayContaining([
      { owner: 'the shell', name: 'signIn' },
      { area: 'mf-maps', owner: expect.any(String), name: 'map' },
    ]),
    shared: { react: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    calls: expect.arrayContaining(['getPlayer']),
    tokens: expect.arrayContaining(['--ground']),
    budgets: { '/pubg': expect.any(Number) },
  });
  expect(site?.routes).toEqual([
    { owner: 'the shell', patterns: expect.arrayContaining(['search']) },
    { area: 'mf-maps', owner: expect.any(String), patterns: ['mf-maps'] },
  ]);
});

it.each([
  ['an older React', { shared: { react: '18.0.0' } }, 'and the site hotdrop has 18.0.0'],
  [
    'a link of its name',
    { links: [{ area: 'mf-teams', owner: 'teams@example', name: 'clan' }] },
    'the link clan is already provided by mf-teams',
  ],
])('refuses an area for a site with %s', async (_, site, problem) => {
  tree.change('mf-clans', { links: { clan: 'mf-clans' } });
  await tree.describe(site);
  for (const command of ['check', 'publish']) {
    const { exitCode, output } = await tree.area(command, 'mf-clans');
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringContaining(problem) });
  }
});

it('says which calls of an area the site lacks, and accepts it', async () => {
  await tree.describe({ calls: ['getPlayer'] });
  tree.change('mf-clans', { files: { 'web/x.js': 'e.getPlayer({}),e.getClimbs({});var c={getForm:1}' } });
  expect(await tree.area('check', 'mf-clans')).toMatchObject({ exitCode: 0 });
  expect(tree.said).toContainEqual(expect.stringContaining('calls that the area makes (getClimbs)'));
});

it('refuses a public token that the site does not define, unless it has a fallback', async () => {
  await tree.describe({ tokens: ['--panel'] });
  const styled = (css: string) => tree.change('mf-clans', { files: { 'web/clans.css': css } });
  styled('.row { color: var(--ground) }');
  expect((await tree.area('check', 'mf-clans')).output).toContain('use the token --ground');
  for (const css of ['.row { color: var(--ground, red) }', '.row { color: var(--panel) }']) {
    styled(css);
    expect(await tree.area('check', 'mf-clans')).toMatchObject({ exitCode: 0 });
  }
});

it('refuses to check and publish for a site that does not describe itself', async () => {
  rmSync(path.join(tree.storeDir, 'site.json'));
  for (const command of ['check', 'publish']) {
    const { exitCode, output } = await tree.area(command, 'mf-clans');
    expect({ exitCode, output }).toEqual({
      exitCode: 1,
      output: expect.stringContaining('has no site.json'),
    });
  }
});

describe('with the address of a running site', () => {
  /** A site that publishes its description, or none. */
  async function aSite(description?: object) {
    const server = createServer((request, response) => {
      const isThere = description && request.url === '/areas/site.json';
      response.writeHead(isThere ? 200 : 404).end(isThere ? JSON.stringify(description) : '');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    servers.push(server);
    return `http://127.0.0.1:${getPort(server)}/pubg/ranks`;
  }
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  it('compares with what the site says, and needs no store', async () => {
    rmSync(tree.storeDir, { recursive: true });
    const address = await aSite({ ...tree.ownSite, name: 'Arena' });
    expect(await tree.area('check', 'mf-clans', '--site', address)).toMatchObject({ exitCode: 0 });
    expect(tree.said.join('\n')).toContain('Checking against the site Arena in http://127.0.0.1');
    const taken = { area: 'mf-maps', owner: 'maps@example', patterns: ['mf-clans'] };
    tree.env.AREA_SITE = await aSite({ ...tree.ownSite, routes: [taken] });
    const { exitCode, output } = await tree.area('check', 'mf-clans');
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringContaining('of maps@example') });
  });

  it('says what to do when the site is down, does not publish its description, or has no complete address', async () => {
    const { exitCode, output } = await tree.area('check', 'mf-clans', '--site', await aSite());
    expect({ exitCode, output }).toEqual({
      exitCode: 1,
      output: expect.stringContaining('SITE_DESCRIPTION=public'),
    });
    expect(await tree.area('check', 'mf-clans', '--site', 'http://127.0.0.1:1/pubg')).toEqual({
      exitCode: 2,
      output: 'http://127.0.0.1:1 does not answer. Start the site, or check its address.',
    });
    expect(await tree.area('check', 'mf-clans', '--site', 'hotdrop.example')).toEqual({
      exitCode: 2,
      output: expect.stringContaining('--site takes the complete address'),
    });
  });
});
