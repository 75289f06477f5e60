import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devDependencies } from '../package.json';
import type { KitList } from './kit.ts';

const hashOf = (text: string) => `sha512-${createHash('sha512').update(text).digest('base64')}`;
const list: KitList = {
  version: '0.1.0-h01',
  contract: 1,
  calls: ['getPlayer'],
  changes: [],
  packages: Object.fromEntries(
    ['shared-domain', 'shared-ui', 'shared-host', 'area-kit', 'create-area'].map((name) => [
      `@hotdrop/${name}`,
      { file: `${name}-0.1.0-h01.tgz`, integrity: hashOf(`${name}-0.1.0-h01.tgz`) },
    ]),
  ),
  dependencies: Object.fromEntries(Object.keys(devDependencies).map((name) => [name, '19.0.1'])),
};

let folder: string;
const servers: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-create-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const server of servers.splice(0)) server.close();
});

/** A site whose packages contain their own names. */
async function aSite(answers: Readonly<Record<string, string>> = {}): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const name = url.replace('/areas/kit/', '');
    const file = name.endsWith('.tgz') ? name : undefined;
    const body = answers[name] ?? (name === '' ? JSON.stringify(list) : file);
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const create = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const script = path.join(__dirname, 'main.ts');
    execFile(process.execPath, [script, ...args], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stderr + stdout }),
    );
  });

/** One sentence or two, and no stack. */
const aRefusal = (code: number, text: string) => ({
  code,
  output: expect.stringMatching(new RegExp(`^.*${text}.*\n$`)),
});

test('creates a repository with the packages of a site, and settings for it', async () => {
  const site = `${await aSite()}/pubg`;
  const { code, output } = await create('clans', '--site', site, '--store', '../site/.areas');
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`in the pages of ${site}`) });
  const read = (file: string) => readFileSync(path.join(folder, 'mf-clans', file), 'utf8');
  const { hotdrop, dependencies, devDependencies } = JSON.parse(read('package.json'));
  expect(hotdrop).toMatchObject({ area: 'mf-clans', site, store: '../site/.areas' });
  const used = { ...dependencies, ...devDependencies };
  expect(used).toMatchObject({ react: '19.0.1', '@hotdrop/area-kit': 'file:kit/area-kit-0.1.0-h01.tgz' });
  // Manifests with settings or slots need valibot.
  expect(Object.keys(used)).toEqual(expect.arrayContaining(['valibot', ...Object.keys(list.packages)]));
  expect(Object.values(used).filter((version) => /^(catalog|workspace):/.test(String(version)))).toEqual([]);
  expect(read('kit/area-kit-0.1.0-h01.tgz')).toBe('area-kit-0.1.0-h01.tgz');
  expect(JSON.parse(read('kit/kit.json'))).toEqual(list);
});

test('refuses a package that was changed on the way, and writes nothing', async () => {
  const site = await aSite({ 'shared-ui-0.1.0-h01.tgz': 'something else' });
  expect(await create('clans', '--site', site)).toEqual(
    aRefusal(1, `${site}/areas/kit/shared-ui-0.1.0-h01.tgz was changed on the way`),
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('refuses a list whose files lead out of the repository', async () => {
  const packages = { '@hotdrop/area-kit': { file: '../area-kit.tgz', integrity: hashOf('') } };
  const site = await aSite({ '': JSON.stringify({ ...list, packages }) });
  expect(await create('clans', '--site', site)).toEqual(aRefusal(1, 'without a list of packages'));
});

test('says what is wrong in one line', async () => {
  expect(await create()).toEqual(aRefusal(2, 'create-area clans'));
  expect(await create('clans', '--sit', 'x')).toEqual(aRefusal(2, 'no option --sit'));
  expect(await create('clans', '--site', 'hotdrop.example')).toEqual(aRefusal(2, 'complete address'));
  expect(await create('clans', '--site', 'http://127.0.0.1:1')).toEqual(aRefusal(1, 'does not answer'));
  const old = await aSite({ '': '<!doctype html>' });
  expect(await create('clans', '--site', old)).toEqual(aRefusal(1, 'without a list of packages'));
  mkdirSync(path.join(folder, 'mf-clans'));
  expect(await create('clans', '--site', await aSite())).toEqual(aRefusal(2, 'mf-clans exists already'));
});
