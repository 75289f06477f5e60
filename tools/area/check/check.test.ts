import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contractNumber } from '@hotdrop/shared-domain/contract';
import { openAreaStore } from '@hotdrop/shared-host/store';
import { readCodeSizes } from '../../dev/read-code-sizes.ts';
import { aWorkTree, type WorkTree } from '../testing.ts';

/** A contract that no host supports yet. */
const newer = contractNumber + 1;

let tree: WorkTree;
beforeEach(async () => {
  tree = await aWorkTree('mf-clans', 'mf-maps');
});

/** Text that does not compress. */
function noise(length: number): string {
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return (seed >> 8).toString(36);
  };
  let text = '';
  while (text.length < length) text += next();
  return text;
}

type Source = Parameters<WorkTree['change']>[1];

/** A slot that needs the clan in the address. */
const offer = {
  name: 'clan.overview',
  kind: 'page' as const,
  context: { type: 'object' as const, properties: { tag: {} }, required: ['tag'] },
};

it.each<[string, Source, string]>([
  ['made for another contract', { contract: newer }, `needs contract ${newer}, and this host supports`],
  [
    'a menu title without English',
    { menu: [{ path: 'clans', order: 1, title: { ko: '클랜' } as never }] },
    'src/manifest.ts, menu.0.title.',
  ],
  [
    'a page slot whose address lacks a part of the context',
    { offers: [{ ...offer, routes: ['clans/:shard'] }] },
    'the route clans/:shard lacks a parameter for its slot clan.overview: tag',
  ],
  [
    'a part without a module for parts',
    { parts: [{ id: 'members', slot: 'home', order: 1, chunk: 'members', browser: 'never' }] },
    'the manifest lists parts, but src/parts.tsx does not exist',
  ],
  [
    'a part whose chunk has another name',
    { parts: [{ id: 'members', slot: 'home', order: 1, chunk: 'members', browser: 'never' }] },
    'the part members names the chunk members, which the build does not have',
  ],
  [
    'a part for a slot that no page has',
    { parts: [{ id: 'members', slot: 'cellar', order: 1, chunk: 'members', browser: 'never' }] },
    'the part members is for the slot cellar, which no area of the site hotdrop offers',
  ],
  [
    'a tab without a title',
    {
      offers: [{ ...offer, kind: 'item', hasTitles: true }],
      parts: [{ id: 'members', slot: 'clan.overview', order: 1, chunk: 'members', browser: 'near' }],
    },
    'the part members needs a title, because clan.overview shows it',
  ],
  [
    'a slot of the shell',
    { offers: [{ ...offer, name: 'home', kind: 'item' }] },
    'the slot home is already offered by the shell',
  ],
  [
    'a slot of another area',
    { offers: [{ ...offer, name: 'map.legend', kind: 'item' }] },
    'the slot map.legend is already offered by mf-maps: choose another name',
  ],
  [
    'the same slot twice',
    { offers: [offer, offer].map((one) => ({ ...one, kind: 'item' })) },
    'the manifest offers the slot clan.overview more than once',
  ],
  [
    'a link of the shell',
    { links: { terms: 'mf-clans' } },
    'the link terms is already provided by the shell',
  ],
  [
    'a link of another area',
    { links: { map: 'mf-clans/:map' } },
    'the link map is already provided by mf-maps: choose another name',
  ],
  [
    'a link to a page that it does not have',
    { links: { clan: 'clan/:tag?tab' } },
    'the link clan leads to clan/:tag, which is no route of the area',
  ],
  [
    'an id that is not its folder',
    { area: 'mf-clams' },
    'says the id "mf-clams": it must be the folder\'s name',
  ],
  [
    'a private key',
    { files: { 'web/key.js': '"-----BEGIN RSA PRIVATE KEY-----"' } },
    'web/key.js contains what looks like a private key',
  ],
  [
    'a PUBG API key',
    {
      files: {
        'node/x.js':
          '"eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJqdGkiOiI4ZjJhY2E3MCIsImlzcyI6Imdh.9mrXNOj0Ld2RZ0xgGxKx3v8Q"',
      },
    },
    'node/x.js contains what looks like a JSON web token',
  ],
  [
    'a named secret',
    { files: { 'web/x.js': 'var o={apiKey:"q8JjT0xYpZ1mB7uWc2Rf9d"}' } },
    'web/x.js contains what looks like a value that is named a secret',
  ],
  [
    'a password in an address',
    { files: { 'web/x.js': 'fetch("postgres://site:hunter2@db.example/x")' } },
    'an address with a password',
  ],
  [
    'a chunk whose file was not built',
    {
      web: { entry: 'web/entry.js', global: 'mf_clans', chunks: { area: { js: ['web/gone.js'], css: [] } } },
    },
    'names web/gone.js, which the build does not contain',
  ],
  [
    'a React of its own',
    {
      files: { 'web/page.js': 'throw Error("https://react.dev/errors/321")' },
      web: {
        entry: 'web/entry.js',
        global: 'mf_clans',
        chunks: { page: { js: ['web/page.js'], css: [] }, mount: { js: ['web/page.js'], css: [] } },
      },
    },
    'the chunk "page" bundles a React of its own',
  ],
  ['no entry for servers', { node: { entry: 'node/main.js' } }, 'names node/main.js'],
  [
    'a route of another area',
    { routes: ['mf-maps', 'clans'] },
    'the route mf-maps conflicts with mf-maps of mf-maps',
  ],
  [
    'a route that holds one of another area',
    { routes: ['clans', 'mf-maps/*'] },
    'the route mf-maps/* conflicts with mf-maps of mf-maps',
  ],
  [
    'a route that may be one of another area',
    { routes: [':clan/top?'] },
    'the route :clan/top? conflicts with mf-maps',
  ],
  ['a route in other letters', { routes: ['MF-Maps/:id?'] }, 'the route MF-Maps/:id? conflicts with mf-maps'],
  ['all routes', { routes: ['*'] }, 'the route * conflicts with the home page of the shell'],
  [
    'a page of the shell',
    { routes: ['about/*'] },
    'the route about/* conflicts with about/terms of the shell',
  ],
])('nothing is published with %s', async (_, source, problem) => {
  tree.change('mf-maps', {
    offers: [{ ...offer, name: 'map.legend', kind: 'item' }],
    links: { map: 'mf-maps' },
  });
  await tree.area('publish', 'mf-maps');
  tree.change('mf-clans', source);
  const { exitCode, output } = await tree.area('publish', 'mf-clans');
  expect(output).toContain(problem);
  expect(output).toContain('Nothing was published');
  expect(exitCode).toBe(1);
  expect(existsSync(path.join(tree.storeDir, 'mf-clans'))).toBe(false);
});

it('finds this machine’s secrets, and does not print them', async () => {
  tree.env.STEAM_API_KEY = 'A1B2C3D4E5F60718';
  tree.change('mf-clans', { files: { 'web/x.js': 'go("A1B2C3D4E5F60718")' } });
  const { output } = await tree.area('check', 'mf-clans');
  expect(output).toContain('web/x.js contains the value of STEAM_API_KEY');
  expect(output).not.toContain('A1B2C3D4E5F60718');
});

it('reports missing translations together with all other problems', async () => {
  tree.faults.push('mf-clans/catalogs/ko.po: "Clans" has no translation');
  tree.change('mf-clans', { contract: newer });
  const { output } = await tree.area('check', 'mf-clans');
  expect(output).toContain('"Clans" has no translation');
  expect(output).toContain(`needs contract ${newer}`);
});

describe('the byte budget', () => {
  const withPage = (length: number): Source => ({
    files: { 'web/page.js': noise(length) },
    web: {
      entry: 'web/entry.js',
      global: 'mf_clans',
      chunks: { page: { js: ['web/page.js'], css: ['web/clans.css'] } },
    },
  });

  beforeEach(async () => {
    tree.change('mf-clans', withPage(60_000));
    await tree.area('publish', 'mf-clans');
  });

  it('lets a version grow a little and shows the difference', async () => {
    tree.change('mf-clans', withPage(61_000));
    expect(await tree.area('publish', 'mf-clans')).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/page: \d+\.\d KB \(\+0\.\d KB\)/),
    });
  });

  it('says to the page for developers how large the last build is, and how large it may become', async () => {
    const read = (store?: string) => readCodeSizes({ root: tree.root, area: 'mf-clans', store });
    const [{ page: published }, { page: unpublished }] = [await read(tree.storeDir), await read()];
    expect(published?.size).toBeGreaterThan(30_000);
    expect(published?.limit).toBe((published?.size ?? 0) + 2_048);
    expect(unpublished).toEqual({ size: published?.size });
    // A development build has no compressed files.
    rmSync(path.join(tree.root, 'mf-clans/dist/web/entry.js.br'));
    expect(await read(tree.storeDir)).toEqual({});
  });

  it('refuses a version that grew much, unless --allow-growth is set', async () => {
    const before = await openAreaStore(tree.storeDir).pointer('mf-clans');
    tree.change('mf-clans', withPage(90_000));
    expect(await tree.area('publish', 'mf-clans')).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/the chunk "page" grew from \d+\.\d KB to \d+\.\d KB.*--allow-growth/),
    });
    expect(await openAreaStore(tree.storeDir).pointer('mf-clans')).toEqual(before);
    expect((await tree.area('publish', 'mf-clans', '--allow-growth')).exitCode).toBe(0);
  });
});

it('publishes nothing', async () => {
  expect((await tree.area('check', '--all')).exitCode).toBe(0);
  expect(await openAreaStore(tree.storeDir).list()).toEqual([]);
});
