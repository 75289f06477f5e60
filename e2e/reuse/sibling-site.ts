import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, root, startSiblingSite, testAreaStore } from '@hotdrop/tools/site';
import { test as base } from '../test.ts';

/** Journeys on the sibling site of the examples, which shows the same published areas. One server for each worker. */
export const test = base.extend<object, { readonly sibling: string }>({
  sibling: [
    // Playwright reads what a fixture needs from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: no other fixture is needed.
    async ({}, use) => {
      const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-sibling-'));
      const site = await startSiblingSite({
        root,
        port: await freePort(),
        areaStore: testAreaStore,
        workDir,
      });
      await use(site.url);
      await site.stop();
      rmSync(workDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ sibling }, use) => use(sibling),
});
