/** @jest-environment node */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { serveKit } from './serve-kit.ts';

const list = { version: '1', packages: { '@hotdrop/create-area': { file: 'create-area-1.tgz' } } };

function aSite(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-kit-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return new Hono().on('GET', ['/areas/kit/', '/areas/kit/:file'], serveKit(folder));
}

test('lists the packages, and serves each under its version forever', async () => {
  const site = aSite({ 'kit.json': JSON.stringify(list), 'create-area-1.tgz': 'packed', 'other.tgz': '' });
  const listed = await site.request('/areas/kit/');
  expect(listed.headers.get('cache-control')).toBe('no-cache');
  expect(await listed.json()).toEqual(list);
  const packed = await site.request('/areas/kit/create-area-1.tgz');
  expect([await packed.text(), packed.headers.get('cache-control')]).toEqual([
    'packed',
    expect.stringContaining('immutable'),
  ]);
});

test('leads from the name of a package to its version', async () => {
  const site = aSite({ 'kit.json': JSON.stringify(list) });
  const { status, headers } = await site.request('/areas/kit/create-area.tgz');
  expect([status, headers.get('location')]).toEqual([302, '/areas/kit/create-area-1.tgz']);
});

test.each(['/areas/kit/other.tgz', '/areas/kit/kit.json', '/areas/kit/..%2Fsecret'])(
  'serves nothing that the list does not name: %s',
  async (address) => {
    const site = aSite({ 'kit.json': JSON.stringify(list), 'other.tgz': '' });
    expect((await site.request(address)).status).toBe(404);
  },
);

test('answers 404 where no kit was packed', async () => {
  expect((await aSite({}).request('/areas/kit/')).status).toBe(404);
});
