import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openPublishingStore, type PublishingStore } from '@hotdrop/shared-host/store';
import { root, testAreaStore } from '@hotdrop/tools/site-runner';
import { test as base, expect } from '@playwright/test';
import { area, around, storeVariant } from '../hosting/variant.ts';

const cli = path.join(root, 'tools', 'area', 'main.ts');
const run = promisify(execFile);

/** Creates a store with an older version, and the real command that publishes this work tree's build. */
const test = base.extend<{ store: string; publishing: PublishingStore }>({
  store: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-publishers-'));
    await use(path.join(folder, 'store'));
    rmSync(folder, { recursive: true, force: true });
  },
  publishing: async ({ store }, use) => {
    const publishing = openPublishingStore(store);
    await publishing.create('mf-clans');
    await use(publishing);
  },
});

const publish = (store: string) => [cli, 'publish', area, '--built', '--untried', '--json', '--store', store];
let builtVersion = '';
test.beforeAll(async () => {
  builtVersion = (await openPublishingStore(testAreaStore).pointer(area)).stable;
});

test('moves the pointer once when three publish one version at the same time, and tells the others', async ({
  store,
  publishing,
}) => {
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => run(process.execPath, publish(store), { cwd: root })),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of refused) expect(String(reason.stdout)).toMatch(/LostRaceError/);
  expect(refused.length).toBeLessThan(3);
  const pointer = await publishing.pointer(area);
  expect(pointer).toMatchObject({ revision: 1, stable: builtVersion });
  expect(await publishing.versions(area)).toEqual([builtVersion]);
});

test('leaves an intact store when a publisher is killed, and the next one succeeds', async ({
  store,
  publishing,
}) => {
  for (const moment of [150, 300, 450, 600, 800, 1000, 1300]) {
    const publisher = spawn(process.execPath, publish(store), { cwd: root, stdio: 'ignore' });
    const ended = new Promise((resolve) => publisher.once('exit', resolve));
    await delay(moment);
    publisher.kill('SIGKILL');
    await ended;
    // Readers see no version or a complete one.
    for (const version of await publishing.versions(area)) {
      const { files } = await publishing.manifest(area, version);
      for (const file of Object.keys(files)) await publishing.read(area, version, file);
    }
    const pointer = await publishing.findPointer(area);
    if (pointer) expect(await publishing.versions(area)).toContain(pointer.stable);
  }
  await run(process.execPath, publish(store), { cwd: root });
  expect((await publishing.pointer(area)).stable).toBe(builtVersion);
});

test('publishes nothing on a full disk, says so, and removes partial files', async ({
  store,
  publishing,
}) => {
  // The file size limit of the Unix shell simulates a full disk.
  const limited = [
    '-c',
    'trap "" XFSZ; ulimit -f 40; exec "$@"',
    'bash',
    process.execPath,
    ...publish(store),
  ];
  const failed = await run('bash', limited, { cwd: root }).catch((error) => error);
  expect(failed.code).toBe(1);
  expect(failed.stdout).toMatch(/EFBIG|file too large/i);
  expect(await publishing.list()).toEqual([]);
  expect(await publishing.versions(area)).toEqual([]);
  expect(readdirSync(path.join(store, '.incoming'))).toEqual([]);
  await run(process.execPath, publish(store), { cwd: root });
  expect((await publishing.pointer(area)).stable).toBe(builtVersion);
});

test('renders a candidate in the stored shells, and refuses one that fails there', async ({
  store,
  publishing,
}) => {
  for (const name of ['_shell', 'site.json']) {
    cpSync(path.join(testAreaStore, name), path.join(store, name), { recursive: true });
  }
  const trying = publish(store).filter((option) => option !== '--untried');
  const { stderr } = await run(process.execPath, trying, { cwd: root });
  expect(stderr).toContain('its pages render in the shell');
  const spoil = around({ loader: 'throw new Error("no board today")' });
  const version = await storeVariant(store, { spoil });
  const shell = path.join(root, 'shell', 'dist', 'node', 'main.cjs');
  const tried = await run(process.execPath, [shell, '--try', path.join(store, area, version)]).catch(
    (it) => it,
  );
  expect([tried.code, tried.stderr]).toEqual([1, expect.stringContaining('no board today')]);
  expect((await publishing.pointer(area)).stable).toBe(builtVersion);
});
