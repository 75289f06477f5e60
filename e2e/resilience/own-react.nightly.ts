import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openPublishingStore, releaseStable } from '@hotdrop/shared-host/store';
import { copiedWorkTree, edit } from '../hosting/copied-work-tree.ts';
import { test } from '../hosting/own-shell.ts';
import { area, areaPage, movePointer } from '../hosting/variant.ts';
import { expect } from '../test.ts';

const run = promisify(execFile);

test('refuses to publish an area with its own React, and to load it on a server', async ({ ownShell }) => {
  test.setTimeout(400_000);
  const { url, store, stateOf } = await ownShell();
  const good = (await stateOf(area))?.stable;
  const copy = copiedWorkTree();
  // Without React among the shared modules, the area bundles its own.
  edit(copy, 'tools/build/federation.ts', "  react: single('react')", "  'another-react': single('react')");
  const cli = ['tools/area/main.ts', 'publish', area, '--store', store];
  const refused = await run(process.execPath, cli, { cwd: copy }).catch((error) => error);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('bundles a React of its own')]);
  expect((await stateOf(area))?.stable).toBe(good);

  // Publishes without the checks.
  const dist = path.join(copy, area, 'dist');
  const manifest = JSON.parse(readFileSync(path.join(dist, 'area.json'), 'utf8'));
  await openPublishingStore(store).publishVersion(dist, manifest);
  await movePointer(store, (pointer) => releaseStable(pointer, manifest.version));
  await expect
    .poll(async () => (await stateOf(area))?.failures[0]?.reason, { timeout: 30_000 })
    .toMatch(/smoke page/);
  expect(await stateOf(area)).toMatchObject({ status: 'ready', stable: good });
  expect((await fetch(url + areaPage)).status).toBe(200);
  rmSync(copy, { recursive: true, force: true });
});
