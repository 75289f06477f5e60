import * as v from 'valibot';
import { locales } from '../locale/index.ts';
import { areaManifestSchema, areaSourceSchema } from './index.ts';

const title = { ko: '클랜', en: 'Clans', 'zh-tw': '戰隊', 'zh-cn': '战队', ja: 'クラン' };
const source = {
  id: 'mf-clans',
  owner: 'clans@hotdrop.example',
  contract: 1,
  routes: ['clans', 'clans/:clan'],
  menu: [{ path: 'clans', order: 3, title }],
  calls: { clan: { path: '/clans/:platform/:tag', cache: 60, timeout: 1_500 } },
  smoke: ['clans'],
};
const manifest = {
  ...source,
  version: '1.4.0-3f9c2a',
  builtAt: '2026-11-21T12:00:00.000Z',
  languages: [...locales],
  web: {
    entry: 'web/remoteEntry.js',
    global: 'mf_clans',
    chunks: { list: { js: ['web/list.js'], css: [] } },
  },
  node: { entry: 'node/remoteEntry.js' },
  files: { 'web/remoteEntry.js': { sha384: 'c2hh', bytes: 10 } },
};

const isSource = (value: unknown) => v.safeParse(areaSourceSchema, value).success;
const isManifest = (value: unknown) => v.safeParse(areaManifestSchema, value).success;

test('reads the manifest of a source, and of a build', () => {
  expect(isSource(source)).toBe(true);
  expect(isManifest(manifest)).toBe(true);
});

test('accepts other languages than those of the site', () => {
  const menu = [{ path: 'clans', order: 3, title: { en: 'Clans', fr: 'Clans' } }];
  expect(isManifest({ ...manifest, menu, languages: ['en', 'fr'] })).toBe(true);
});

test('needs an id, an owner, a contract, routes, and smoke pages', () => {
  const { id, owner, contract, routes, smoke } = source;
  expect(isSource({ id, owner, contract, routes, smoke })).toBe(true);
});

test.each([
  'clans',
  'clans/:tag',
  'clans/:tag?/:tab?',
  'ranks/:shard/:mode?page',
  'clans/:tag??page&sort',
  'a.b/~c?x',
])('accepts the link %s', (clan) => {
  expect(isSource({ ...source, links: { clan } })).toBe(true);
});

test.each([
  '/clans',
  '//evil.example',
  'https://evil.example',
  '../clans',
  'clans/../..',
  'clans/*',
  'a b',
  '',
])('refuses the link "%s"', (clan) => {
  expect(isSource({ ...source, links: { clan } })).toBe(false);
});

test('ignores fields of a newer manifest', () => {
  expect(isManifest({ ...manifest, mascot: 'heron' })).toBe(true);
});

test.each([
  ['an id with capitals', { id: 'MF-Clans' }],
  ['an id that leaves its folder', { id: '../mf-clans' }],
  ['no owner', { owner: '' }],
  ['a contract that is not a whole number', { contract: 0.5 }],
  ['routes that are not a list', { routes: 'clans' }],
  [
    'a menu title without English',
    { menu: [{ path: 'clans', order: 3, title: { ...title, en: undefined } }] },
  ],
  [
    'an icon that is not a path',
    { menu: [{ path: 'clans', order: 3, title, icon: '<path d="M3 10h14"/>' }] },
  ],
  ['a menu entry without an order', { menu: [{ path: 'clans', title }] }],
  ['a call name with dots', { calls: { '../clan': { path: '/clans' } } }],
  ['a call path with dots', { calls: { clan: { path: '/clans/..' } } }],
  ['a call at another host', { calls: { clan: { path: '//evil.example/clans' } } }],
  ['a call with any path', { calls: { clan: { path: '/clans/*' } } }],
  ['a call with another method', { calls: { clan: { path: '/clans', method: 'DELETE' } } }],
  ['a POST from memory', { calls: { clan: { path: '/clans', method: 'POST', cache: 60 } } }],
  ['a call without an end', { calls: { clan: { path: '/clans', timeout: 60_000 } } }],
])('refuses %s', (_, change) => {
  expect(isSource({ ...source, ...change })).toBe(false);
});

test.each([
  ['a version without the hash', { version: '1.4.0' }],
  ['a version that leaves its folder', { version: '1.4.0-3f9c2a/..' }],
  ['a file without its hash', { files: { 'web/a.js': { bytes: 10 } } }],
  ['a file outside of the version', { files: { '../a.js': { sha384: 'c2hh', bytes: 10 } } }],
  ['a file at the root of the disk', { files: { '/etc/a.js': { sha384: 'c2hh', bytes: 10 } } }],
  ['a file with a negative size', { files: { 'web/a.js': { sha384: 'c2hh', bytes: -1 } } }],
  ['an entry outside of the version', { node: { entry: '../../other/remoteEntry.js' } }],
  [
    'a chunk outside of the version',
    { web: { ...manifest.web, chunks: { list: { js: ['..\\a.js'], css: [] } } } },
  ],
  ['no entry for servers', { node: {} }],
])('refuses a build with %s', (_, change) => {
  expect(isManifest({ ...manifest, ...change })).toBe(false);
});
