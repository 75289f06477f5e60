/** @jest-environment node */

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type AreaHostOptions, createAreaHost, createLocalCopies } from '@hotdrop/shared-host/server';
import { openAreaStore, openPublishingStore, releaseStable } from '@hotdrop/shared-host/store';
import { aBucket, aBuild, aTempFolder, runEntry } from '@hotdrop/shared-host/testing';
import { Hono } from 'hono';
import { cacheReads, serveAreaFiles } from './area-files.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** Serves the files of a store's areas. The host has loaded no version, so it reads each file from the store. */
async function serveStore(store: AreaHostOptions['store']) {
  const areas = createAreaHost({
    store,
    copies: createLocalCopies({ store, cacheDir: await aTempFolder() }),
    contracts: [1],
    load: runEntry,
    log,
  });
  const serve = serveAreaFiles(cacheReads(areas.readFile), log);
  return new Hono().get('/areas/:area/:version/:file{.+}', serve);
}

/** Publishes a version with a compressed copy of its entry. */
async function publish(location: string) {
  const { dir, manifest } = await aBuild();
  await writeFile(path.join(dir, 'web/entry.js.br'), brotliCompressSync('var mf_clans = "hello";\n'));
  const store = openPublishingStore(location);
  await store.create('mf-clans');
  await store.publishVersion(dir, manifest);
  await store.movePointer(manifest.id, 0, releaseStable(undefined, manifest.version));
  return `/areas/${manifest.id}/${manifest.version}`;
}

describe('the files of an area', () => {
  let site: Hono;
  let version: string;
  beforeAll(async () => {
    const folder = await aTempFolder();
    version = await publish(folder);
    site = await serveStore(openAreaStore(folder));
  });

  it('serves a version’s files with a cache lifetime of a year', async () => {
    const answer = await site.request(`${version}/web/entry.js`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('var mf_clans = "hello";\n');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await site.request(`${version}/area.json`)).status).toBe(200);
  });

  it('describes the code of a version for pages in one language', async () => {
    const answer = await site.request(`${version}/code-en.json`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { hashes, first } = JSON.parse(String(gunzipSync(await answer.arrayBuffer())));
    expect(hashes['web/entry.js']).toMatch(/^sha384-/);
    expect(Object.keys(hashes).every((file) => file.startsWith('web/'))).toBe(true);
    expect(first).toContain('web/entry.js');
    expect((await site.request(`${version}/code-xx.json`)).status).toBe(404);
    expect((await site.request('/areas/mf-clans/9.9.9-000000/code-en.json')).status).toBe(404);
  });

  it('serves the compressed copy to browsers that accept brotli', async () => {
    const request = (accept: string) =>
      site.request(`${version}/web/entry.js`, { headers: { 'accept-encoding': accept } });
    const compressed = await request('gzip, deflate, br;q=1.0');
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(String(brotliDecompressSync(await compressed.arrayBuffer()))).toBe('var mf_clans = "hello";\n');
    expect((await request('gzip, br;q=0')).headers.get('content-encoding')).toBeNull();
    const uncompressed = await site.request(`${version}/web/clans.css`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(uncompressed.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(uncompressed.headers.get('content-encoding')).toBeNull();
  });

  it('compresses the manifest, which other sites read', async () => {
    const manifest = await (await site.request(`${version}/area.json`)).text();
    const answer = await site.request(`${version}/area.json`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(String(brotliDecompressSync(await answer.arrayBuffer()))).toBe(manifest);
  });

  it.each([
    ['a missing file', '/web/other.js'],
    ['the server build', '/node/entry.js'],
    ['the pointer', '/../release.json'],
    ['a file outside of the version', '/web/..%2f..%2frelease.json'],
    ['a hidden file', '/web/.env'],
  ])('answers 404 for %s', async (_name, file) => {
    expect((await site.request(version + file)).status).toBe(404);
  });
});

it('answers an uncacheable 502 while the store is unreachable, and retries on the next request', async () => {
  const bucket = await aBucket();
  Object.assign(process.env, bucket.env);
  const version = await publish(bucket.location);
  let isUnreachable = true;
  const store = openAreaStore(bucket.location);
  const site = await serveStore({
    ...store,
    read: (...file) => (isUnreachable ? Promise.reject(new Error('no route')) : store.read(...file)),
  });
  const response = await site.request(`${version}/web/entry.js`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
  isUnreachable = false;
  expect((await site.request(`${version}/web/entry.js`)).status).toBe(200);
  bucket.close();
});

it('reads a file from a remote store once for several requests', async () => {
  const bucket = await aBucket();
  Object.assign(process.env, bucket.env);
  const version = await publish(bucket.location);
  const site = await serveStore(openAreaStore(bucket.location));
  await site.request(`${version}/web/clans.css`);
  const before = bucket.requests.length;
  await Promise.all(Array.from({ length: 5 }, () => site.request(`${version}/web/entry.js`)));
  await site.request(`${version}/web/entry.js`);
  expect(bucket.requests.slice(before)).toHaveLength(1);
  bucket.close();
});
