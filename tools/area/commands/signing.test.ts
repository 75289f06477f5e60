import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServiceKey } from '@hotdrop/shared-domain/area-service';
import { openAreaStore } from '@hotdrop/shared-host/store';
import { aWorkTree, type WorkTree } from '../testing.ts';

let tree: WorkTree;
beforeEach(async () => {
  tree = await aWorkTree('mf-clans', 'mf-maps');
});

interface Key {
  readonly id: string;
  readonly publicKey: string;
  readonly file: string;
}

const aKey = (name: string): Promise<Key> => tree.json('keys', '--out', name);

/** Writes a trust list that names a key for mf-clans. */
function trust({ id, publicKey }: Key, more: object = {}, site: string[] = []) {
  const list = { keys: { [id]: { publicKey, ...more } }, areas: { 'mf-clans': [id] }, site };
  writeFileSync(path.join(tree.storeDir, 'trust.json'), JSON.stringify(list));
}

const areas = () => openAreaStore(tree.storeDir).list();

it('creates a key that only its owner can read, and never replaces one', async () => {
  const { file } = await aKey('team.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file, 'utf8');
  const again = await tree.area('keys', '--out', 'team.pem');
  expect(again).toMatchObject({ exitCode: 2, output: expect.stringContaining('never replaced') });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it.each(['the file of the key', 'the key itself'])('publishes with %s in AREA_SIGNING_KEY', async (kind) => {
  const key = await aKey('team.pem');
  trust(key);
  tree.env.AREA_SIGNING_KEY = kind === 'the key itself' ? readFileSync(key.file, 'utf8') : 'team.pem';
  expect(await tree.area('publish', 'mf-clans')).toMatchObject({ exitCode: 0 });
  expect(tree.said.join('\n')).toContain(`sign with the key ${key.id}`);
  expect(await areas()).toEqual(['mf-clans']);
});

it('makes nothing live without a key that the operator trusts for the area', async () => {
  trust(await aKey('team.pem'));
  const unsigned = await tree.area('publish', 'mf-clans');
  expect(unsigned).toMatchObject({ exitCode: 1, output: expect.stringContaining('it is not signed') });
  tree.env.AREA_SIGNING_KEY = 'team.pem';
  const foreign = await tree.area('publish', 'mf-maps');
  expect(foreign).toMatchObject({ exitCode: 1, output: expect.stringContaining('which may not sign it') });
  expect(await areas()).toEqual([]);
});

it('marks the versions of a revoked key, and lets a canary of it end', async () => {
  const key = await aKey('team.pem');
  tree.env.AREA_SIGNING_KEY = 'team.pem';
  trust(key);
  await tree.area('publish', 'mf-clans');
  tree.change('mf-clans', { says: 'canary' });
  await tree.area('publish', 'mf-clans', '--canary', '10');
  expect((await tree.area('list')).output).not.toContain('not trusted');
  trust(key, { revoked: 'the laptop was lost' });
  const { output } = await tree.area('list');
  expect(output).toMatch(/not trusted/);
  expect(output).toContain(`its key ${key.id} is revoked: the laptop was lost`);
  expect(await tree.area('rollback', 'mf-clans')).toMatchObject({ exitCode: 0 });
});

it('refuses a trust list that the next start would turn against a live version, unless it is forced', async () => {
  const key = await aKey('team.pem');
  tree.env.AREA_SIGNING_KEY = 'team.pem';
  await tree.area('publish', 'mf-clans');
  await tree.area('publish', 'mf-maps');
  const onlyClans = { keys: { [key.id]: { publicKey: key.publicKey } }, areas: { 'mf-clans': [key.id] } };
  writeFileSync(path.join(tree.root, 'list.json'), JSON.stringify(onlyClans));
  const stored = path.join(tree.storeDir, 'trust.json');

  const refused = await tree.area('trust', 'list.json');
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(refused.output).toMatch(/- mf-maps 1\.0\.0-\w+: it is signed by the key \w+, which may not sign it/);
  expect(refused.output).not.toContain('- mf-clans');
  expect(existsSync(stored)).toBe(false);
  expect(await tree.area('trust', 'list.json', '--check', '--force')).toMatchObject({ exitCode: 0 });
  expect(existsSync(stored)).toBe(false);
  expect((await tree.area('list')).output).not.toContain('A server that starts now');

  expect(await tree.area('trust', 'list.json', '--force')).toMatchObject({ exitCode: 0 });
  expect((await tree.area('list')).output).toMatch(
    /A server that starts now refuses mf-maps .*, and visitors get no version: .*may not sign it/,
  );
  // The mistake is there already, so the operator can repair one area after the other.
  expect(await tree.area('trust', 'list.json')).toMatchObject({ exitCode: 0 });
});

it('lists a version whose file is missing as one that the next start refuses', async () => {
  await tree.area('publish', 'mf-clans');
  rmSync(path.join(tree.storeDir, 'mf-clans', await tree.stable('mf-clans'), 'node/clans.js'));
  expect((await tree.area('list')).output).toContain('node/clans.js is not in the area store');
});

it('refuses a description of the site that the site key did not sign', async () => {
  const key = await aKey('site.pem');
  tree.buildShell('draws everything');
  tree.env.SITE_SIGNING_KEY = 'site.pem';
  await tree.area('shell');
  trust(key, {}, [key.id]);
  expect(await tree.area('check', 'mf-clans')).toMatchObject({ exitCode: 0 });
  await tree.describe({ name: 'forged' });
  const forged = await tree.area('check', 'mf-clans');
  expect(forged).toMatchObject({ exitCode: 1, output: expect.stringContaining('site.json is not trusted') });
  rmSync(path.join(tree.storeDir, 'site.json.sig'));
  expect((await tree.area('check', 'mf-clans')).output).toContain('it is not signed');
});

it('prints the key of one area’s service, which only that area has', async () => {
  expect(await tree.area('service-key', 'mf-clans')).toMatchObject({ exitCode: 2 });
  tree.env.AREA_SERVICE_SECRET = 'a secret of the site, 32 characters';
  const [clans, maps] = [
    await tree.json('service-key', 'mf-clans'),
    await tree.json('service-key', 'mf-maps'),
  ];
  expect(clans).toEqual({
    area: 'mf-clans',
    key: createServiceKey(tree.env.AREA_SERVICE_SECRET, 'mf-clans'),
  });
  expect(maps.key).not.toBe(clans.key);
});
