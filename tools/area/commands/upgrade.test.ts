import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { KitList } from '@hotdrop/create-area/kit';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { aWorkTree, type WorkTree } from '../testing.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const fileOf = (version: string) => `area-kit-${version}.tgz`;
const kit = (version: string, more: Partial<KitList> = {}): KitList => ({
  version,
  contract: 1,
  calls: ['getPlayer', 'getForm'],
  changes: ['Parts are lists.'],
  packages: {
    '@hotdrop/area-kit': {
      file: fileOf(version),
      integrity: `sha512-${createHash('sha512').update(fileOf(version)).digest('base64')}`,
    },
  },
  dependencies: { react: '19.3.1' },
  ...more,
});

/** A site whose package contains its own name, or what `damage` makes of it. */
async function aSite(list: KitList, damage = ''): Promise<string> {
  const server = createServer(({ url = '' }, response) =>
    response.end(url.endsWith('.tgz') ? path.basename(url) + damage : JSON.stringify(list)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push(server);
  return `http://127.0.0.1:${getPort(server)}/pubg`;
}

let tree: WorkTree;
const upgrade = (site: string) => tree.area('upgrade', '--site', site);
const manifest = () => JSON.parse(readFileSync(path.join(tree.root, 'package.json'), 'utf8'));
const own = {
  hotdrop: { area: 'mf-clans' },
  dependencies: { react: '19.2.0', 'left-pad': '1.0.0' },
  devDependencies: { '@hotdrop/area-kit': '0.0.1' },
};
beforeEach(async () => {
  tree = await aWorkTree();
  writeFileSync(path.join(tree.root, 'package.json'), JSON.stringify(own));
});

it('raises all packages together, and says what has changed', async () => {
  await upgrade(await aSite(kit('0.1.0-h01')));
  expect(manifest()).toMatchObject({
    dependencies: { react: '19.3.1', 'left-pad': '1.0.0' },
    devDependencies: { '@hotdrop/area-kit': 'file:kit/area-kit-0.1.0-h01.tgz' },
  });
  const next = kit('0.2.0-h02', {
    contract: 2,
    calls: ['getPlayer', 'getClans'],
    changes: ['Parts are lists.', 'Clans have calls.'],
    dependencies: { react: '19.4.0' },
  });
  const { exitCode, output } = await upgrade(await aSite(next));
  expect(exitCode).toBe(0);
  expect(output.split('\n').slice(0, -1)).toEqual([
    expect.stringContaining('0.2.0-h02 (before: 0.1.0-h01)'),
    '  react 19.4.0 (before: 19.3.1)',
    expect.stringContaining('The contract is 2 (before: 1)'),
    'Calls that the site no longer has: getForm',
    'New calls: getClans',
    '- Clans have calls.',
  ]);
  expect(readdirSync(path.join(tree.root, 'kit')).sort()).toEqual([fileOf('0.2.0-h02'), 'kit.json']);
});

it('changes nothing when the site serves the same packages', async () => {
  const site = await aSite(kit('0.1.0-h01'));
  await upgrade(site);
  const before = manifest();
  expect(await upgrade(site)).toEqual({ exitCode: 0, output: expect.stringContaining('Nothing to raise') });
  expect(manifest()).toEqual(before);
});

it('refuses a package that was changed on the way, and keeps everything', async () => {
  await upgrade(await aSite(kit('0.1.0-h01')));
  const before = manifest();
  const { exitCode, output } = await upgrade(await aSite(kit('0.2.0-h02'), ' and more'));
  expect({ exitCode, output }).toEqual({
    exitCode: 1,
    output: expect.stringMatching(/^http\S+ was changed on the way.*$/),
  });
  expect(manifest()).toEqual(before);
  expect(readdirSync(path.join(tree.root, 'kit')).sort()).toEqual([fileOf('0.1.0-h01'), 'kit.json']);
});
