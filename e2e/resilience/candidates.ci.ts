import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openPublishingStore } from '@hotdrop/shared-host/store';
import { root, testAreaStore } from '@hotdrop/tools/site-runner';
import { expect, test } from '@playwright/test';
import { area, around, storeVariant } from '../hosting/variant.ts';

const run = promisify(execFile);

test('renders a candidate in the stored shells, and refuses one that fails there', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-candidates-'));
  const store = path.join(folder, 'store');
  await openPublishingStore(store).create('mf-clans');
  for (const name of ['_shell', 'site.json']) {
    cpSync(path.join(testAreaStore, name), path.join(store, name), { recursive: true });
  }
  const publish = ['tools/area/main.ts', 'publish', area, '--built', '--json', '--store', store];
  const { stderr } = await run(process.execPath, publish, { cwd: root });
  expect(stderr).toContain('its pages render in the shell');
  const spoil = around({ loader: 'throw new Error("no board today")' });
  const version = await storeVariant(store, { spoil });
  const shell = path.join(root, 'shell', 'dist', 'node', 'main.cjs');
  const tried = await run(process.execPath, [shell, '--try', path.join(store, area, version)]).catch(
    (it) => it,
  );
  expect([tried.code, tried.stderr]).toEqual([1, expect.stringContaining('no board today')]);
  rmSync(folder, { recursive: true, force: true });
});
