import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { moveUntilWon, publishBuild } from '../testing/a-build.ts';
import { type ABuild, aBuild, aTempFolder, eventually } from '../testing/index.ts';
import { IntegrityError, NotStoredError, VersionTakenError } from './errors.ts';
import { verifyVersion } from './integrity.ts';
import { openPublishingStore, type PublishingStore } from './publishing-store.ts';
import { releaseStable } from './release-pointer.ts';

let root: string;
let store: PublishingStore;

beforeEach(async () => {
  root = await aTempFolder();
  store = openPublishingStore(root);
});

const release = (build: ABuild) => publishBuild(store, build);

describe('publishing a version', () => {
  it('makes the version readable, and live once the pointer names it', async () => {
    const build = await aBuild({ says: 'first' });
    const { id, version } = build.manifest;
    await store.publishVersion(build.dir, build.manifest);
    expect(await store.list()).toEqual([]);
    await release(build);
    expect(await store.list()).toEqual([id]);
    expect((await store.pointer(id)).stable).toBe(version);
    expect(await store.manifest(id, version)).toEqual(build.manifest);
    expect(Buffer.from(await store.read(id, version, 'web/entry.js')).toString()).toContain('first');
  });

  it('accepts the same content again, whenever it was built', async () => {
    const build = await aBuild();
    await store.publishVersion(build.dir, build.manifest);
    const later = { ...build.manifest, builtAt: '2030-01-01T00:00:00.000Z' };
    expect(await store.publishVersion(build.dir, later)).toBe('was there');
    expect(await store.manifest(later.id, later.version)).toEqual(build.manifest);
  });

  it('refuses other content under a stored version and says to raise it', async () => {
    const first = await aBuild({ says: 'first' });
    const second = await aBuild({ says: 'second' });
    await store.publishVersion(first.dir, first.manifest);
    const imposter = { ...second.manifest, version: first.manifest.version };
    const attempt = store.publishVersion(second.dir, imposter);
    await expect(attempt).rejects.toThrow(VersionTakenError);
    await expect(attempt).rejects.toThrow('raise the version in mf-clans/package.json');
    expect(await store.manifest(imposter.id, imposter.version)).toEqual(first.manifest);
  });

  it('refuses a stored version when one of its bytes has changed', async () => {
    const build = await aBuild();
    await store.publishVersion(build.dir, build.manifest);
    await appendFile(path.join(root, 'mf-clans', build.manifest.version, 'node/clans.js'), ' ');
    await expect(store.publishVersion(build.dir, build.manifest)).rejects.toThrow('node/clans.js');
  });

  it.each([
    [
      'a listed file is missing',
      (dir: string) => rm(path.join(dir, 'node/clans.js')),
      'node/clans.js is missing',
    ],
    [
      'a file has another byte',
      (dir: string) => writeFile(path.join(dir, 'web/entry.js'), 'var mf_clans = "hellp";\n'),
      'another hash',
    ],
    [
      'node/ has a file that is not listed',
      (dir: string) => writeFile(path.join(dir, 'node/more.js'), ''),
      'node/more.js is not listed',
    ],
    [
      'a compressed file does not match its original',
      (dir: string) => writeFile(path.join(dir, 'web/entry.js.br'), brotliCompressSync('other')),
      'web/entry.js.br does not unpack',
    ],
    [
      'a compressed file is truncated',
      (dir: string) =>
        writeFile(path.join(dir, 'web/entry.js.br'), brotliCompressSync('x'.repeat(99)).subarray(0, 4)),
      'web/entry.js.br does not unpack',
    ],
  ])('stores nothing when %s', async (_, spoil, problem) => {
    const { dir, manifest } = await aBuild();
    await spoil(dir);
    const attempt = store.publishVersion(dir, manifest);
    await expect(attempt).rejects.toThrow(IntegrityError);
    await expect(attempt).rejects.toThrow(problem);
    expect(await store.versions(manifest.id)).toEqual([]);
  });

  it('refuses a manifest with file names outside of the store', async () => {
    const { dir, manifest } = await aBuild();
    const files = { ...manifest.files, 'web/../../../escaped.js': { sha384: '', bytes: 0 } };
    await expect(store.publishVersion(dir, { ...manifest, files })).rejects.toThrow('relative path');
  });

  it('shows a complete version or none when a publisher is killed', async () => {
    const build = await aBuild({ files: largeFile });
    const publisher = publishElsewhere(build);
    const ended = once(publisher, 'exit');
    const writes = async () => (await readdir(path.join(root, '.incoming')).catch(() => [])).length > 0;
    // On a busy machine, it can be done between two looks.
    await eventually(async () => publisher.exitCode !== null || (await writes()));
    publisher.kill('SIGKILL');
    await ended;
    for (const version of await store.versions('mf-clans')) {
      expect(await verifyVersion(path.join(root, 'mf-clans', version), build.manifest)).toEqual([]);
    }
    await release(build);
    expect((await store.pointer('mf-clans')).stable).toBe(build.manifest.version);
  });

  it('throws when the disk is full, and leaves no part behind', async () => {
    const build = await aBuild({ files: largeFile });
    const publisher = publishElsewhere(build, 'ulimit -f 1000');
    const [said] = await Promise.all([text(publisher.stderr), once(publisher, 'exit')]);
    expect(said).toMatch(/EFBIG|ENOSPC/);
    expect(publisher.exitCode).toBe(1);
    expect(await readdir(path.join(root, '.incoming'))).toEqual([]);
    expect(await store.versions('mf-clans')).toEqual([]);
  });
});

const largeFile = { 'web/large.js': '/'.repeat(20_000_000) };

/** Publishes in another process, after a shell command. */
function publishElsewhere({ dir, manifest }: ABuild, prepare = 'true') {
  const script = `
    import { openPublishingStore } from '${path.join(__dirname, 'index.ts')}';
    import { readFileSync } from 'node:fs';
    const manifest = JSON.parse(readFileSync(0, 'utf8'));
    await openPublishingStore(process.argv[1]).publishVersion(process.argv[2], manifest);
  `;
  const command = `${prepare}; exec "$@"`;
  const node = [process.execPath, '--input-type=module', '-e', script, root, dir];
  const publisher = spawn('sh', ['-c', command, 'sh', ...node]);
  publisher.stdin.end(JSON.stringify(manifest));
  return publisher;
}

describe('moving the pointer', () => {
  it('counts every move of twenty publishers that retry until they win', async () => {
    const build = await aBuild();
    await store.publishVersion(build.dir, build.manifest);
    await Promise.all(Array.from({ length: 20 }, () => moveUntilWon(store, build)));
    expect(await store.pointer('mf-clans')).toMatchObject({ revision: 20 });
  });

  it('is not blocked by a killed publisher that held the lock', async () => {
    const script = `
      import { tryFileLock } from '@hotdrop/shared-domain/file-lock';
      tryFileLock(process.argv[1]);
      console.log('held');
      setInterval(() => {}, 1e6);
    `;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script, path.join(root, '.lock')], {
      cwd: __dirname,
    });
    await once(holder.stdout, 'data');
    const released = release(await aBuild());
    holder.kill('SIGKILL');
    await released;
    expect(await store.list()).toEqual(['mf-clans']);
  });

  it('refuses to point to a version that is not stored', async () => {
    const move = store.movePointer('mf-clans', 0, releaseStable(undefined, '9.9.9-abcdef'));
    await expect(move).rejects.toThrow(NotStoredError);
    expect(await store.list()).toEqual([]);
  });
});

it('refuses to publish to a web address and says where to publish', () => {
  expect(() => openPublishingStore('https://areas.example')).toThrow('--store FOLDER');
});

it('lists only complete versions', async () => {
  const build = await aBuild();
  await release(build);
  await mkdir(path.join(root, 'mf-clans', '0.0.1-000000'));
  expect(await store.versions('mf-clans')).toEqual([build.manifest.version]);
});
