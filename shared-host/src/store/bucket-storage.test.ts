import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publishBuild } from '../testing/a-build.ts';
import { type ABuild, aBucket, aBuild, type Bucket } from '../testing/index.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { LostRaceError, NotStoredError, StoreBusyError, StoreUnreachableError } from './errors.ts';
import { createPublishingStore, type PublishingStore } from './publishing-store.ts';
import { releaseStable } from './release-pointer.ts';
import { createShellBuilds } from './shell-builds.ts';

let bucket: Bucket;
let store: PublishingStore;

beforeEach(async () => {
  bucket = await aBucket();
  store = createPublishingStore(createBucketStorage(bucket.location, bucket.env));
});
afterEach(() => bucket.close());

const release = (build: ABuild) => publishBuild(store, build);

it('stores versions and pointers, and lists the published areas', async () => {
  expect(await store.list()).toEqual([]);
  const build = await aBuild({ says: 'first' });
  const { id, version } = build.manifest;
  await release(build);
  await release(await aBuild({ area: 'mf-maps' }));
  expect(await store.list()).toEqual(['mf-clans', 'mf-maps']);
  expect((await store.pointer(id)).stable).toBe(version);
  expect(await store.manifest(id, version)).toEqual(build.manifest);
  const entry = await readFile(path.join(build.dir, 'web/entry.js'));
  expect(Buffer.from(await store.read(id, version, 'web/entry.js'))).toEqual(entry);
  await expect(store.read(id, version, 'web/gone.js')).rejects.toThrow(NotStoredError);
});

it('stores files with their content type and cache control', async () => {
  const build = await aBuild();
  await writeFile(
    path.join(build.dir, 'web/clans.css.br'),
    brotliCompressSync(await readFile(path.join(build.dir, 'web/clans.css'))),
  );
  await release(build);
  const headersOf = (key: string) => bucket.entries.get(`live/${key}`)?.headers;
  const folder = `mf-clans/${build.manifest.version}`;
  expect(headersOf(`${folder}/web/entry.js`)).toEqual({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headersOf(`${folder}/web/clans.css`)).toMatchObject({ 'content-type': 'text/css' });
  expect(headersOf(`${folder}/web/clans.css.br`)).toMatchObject({
    'content-type': 'application/octet-stream',
  });
  expect(headersOf('mf-clans/release.json')).toEqual({
    'content-type': 'application/json',
    'cache-control': 'no-cache',
  });
});

it('writes the manifest of a version last', async () => {
  const { dir, manifest } = await aBuild();
  await store.publishVersion(dir, manifest);
  const written = bucket.requests.filter((line) => line.startsWith('PUT'));
  expect(written.at(-1)).toBe(`PUT live/mf-clans/${manifest.version}/area.json`);
});

it('completes the version of a publisher that was killed, and hides it before', async () => {
  const { dir, manifest } = await aBuild();
  await store.publishVersion(dir, manifest);
  bucket.entries.delete(`live/mf-clans/${manifest.version}/area.json`);
  bucket.entries.delete(`live/mf-clans/${manifest.version}/node/entry.js`);
  expect(await store.versions('mf-clans')).toEqual([]);
  expect(await store.publishVersion(dir, manifest)).toBe('stored');
  expect(await store.versions('mf-clans')).toEqual([manifest.version]);
});

it('lets one of two publishers win a pointer', async () => {
  const [one, two] = [await aBuild({ says: 'one' }), await aBuild({ says: 'two' })];
  for (const { dir, manifest } of [one, two]) await store.publishVersion(dir, manifest);
  const other = createPublishingStore(createBucketStorage(bucket.location, bucket.env));
  const moves = await Promise.allSettled([
    store.movePointer('mf-clans', 0, releaseStable(undefined, one.manifest.version)),
    other.movePointer('mf-clans', 0, releaseStable(undefined, two.manifest.version)),
  ]);
  const lost = moves.filter((move) => move.status === 'rejected');
  expect(lost.map(({ reason }) => reason)).toEqual([expect.any(LostRaceError)]);
  expect(await store.pointer('mf-clans')).toMatchObject({ revision: 1 });
});

it('lists and removes over several pages', async () => {
  const builds = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((says) => aBuild({ says })));
  for (const { dir, manifest } of builds) await store.publishVersion(dir, manifest);
  const versions = builds.map(({ manifest }) => manifest.version).sort();
  expect(await store.versions('mf-clans')).toEqual(versions);
  await store.removeVersion('mf-clans', versions[0] ?? '');
  expect(await store.versions('mf-clans')).toEqual(versions.slice(1));
  expect([...bucket.entries.keys()].filter((key) => key.includes(versions[0] ?? ''))).toEqual([]);
});

it('reports the error code of a bucket', async () => {
  const stranger = createPublishingStore(
    createBucketStorage(bucket.location, { ...bucket.env, AWS_ACCESS_KEY_ID: 'other' }),
  );
  await expect(stranger.list()).rejects.toThrow('it answered 403 AccessDenied');
});

it('a missing bucket is unreachable, not empty', async () => {
  const mistyped = createPublishingStore(createBucketStorage('s3://araes/live', bucket.env));
  const { dir, manifest } = await aBuild();
  await expect(mistyped.list()).rejects.toThrow('it answered 404 NoSuchBucket');
  await expect(mistyped.publishVersion(dir, manifest)).rejects.toThrow(StoreUnreachableError);
});

it('stops after 20 refused writes of a file', async () => {
  const storage = createBucketStorage(bucket.location, bucket.env);
  const stubborn = createPublishingStore({
    ...storage,
    replace: async () => false,
  });
  await expect(stubborn.writeIndex()).rejects.toThrow(/^areas\.json was not written: .* 20 times/);
  const { dir } = await aBuild();
  const shells = createShellBuilds({ ...storage, replace: async () => false });
  await expect(shells.add(dir, '1.0.0')).rejects.toThrow(StoreBusyError);
});

it.each([
  ['s3://areas', {}, 'needs AWS_ACCESS_KEY_ID'],
  ['s3://', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }, 'is not the address of a bucket'],
  ['s3://areas/../x', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }, 'relative path'],
])('explains why %s cannot be opened', (location, env, words) => {
  expect(() => createBucketStorage(location, env)).toThrow(words);
});

it('refuses a bucket that ignores conditions at the first publish, and leaves nothing in it', async () => {
  const careless = await aBucket({ ignoresConditions: true });
  const storage = createBucketStorage(careless.location, careless.env);
  await expect(storage.create('mf-clans')).rejects.toThrow('does not support conditional writes');
  expect([...careless.entries.keys()]).toEqual([]);
  careless.close();
});

it('tests a bucket before the first version of each area', async () => {
  await store.create('mf-clans');
  expect([...bucket.entries.keys()]).toEqual([]);
  expect(bucket.requests.filter((line) => line.startsWith('PUT'))).not.toEqual([]);
  await release(await aBuild());
  const before = bucket.requests.length;
  await store.create('mf-clans');
  expect(bucket.requests.slice(before).filter((line) => line.startsWith('PUT'))).toEqual([]);
});

it('writes only below the prefix of the area that is published', async () => {
  await store.create('mf-clans');
  await release(await aBuild());
  const written = bucket.requests.filter((line) => /^(PUT|DELETE) /.test(line));
  expect(written.filter((line) => !/^\w+ live\/mf-clans\//.test(line))).toEqual([]);
});

it('lists the areas for shells behind a web server when the operator says so', async () => {
  await store.writeIndex();
  await release(await aBuild());
  expect(await store.isIndexed('mf-clans')).toBe(false);
  expect(await store.writeIndex()).toEqual(['mf-clans']);
  expect(await store.isIndexed('mf-clans')).toBe(true);
  const index = bucket.entries.get('live/areas.json')?.bytes;
  expect(JSON.parse(String(index))).toEqual({ areas: ['mf-clans'] });
});
