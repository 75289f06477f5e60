import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startSiblingSite, testAreaStore } from '@hotdrop/tools/site-runner';
import { copyLiveVersions } from '../hosting/copy-live-versions.ts';
import { test as base } from '../test.ts';

interface OwnHost {
  /** Starts the host on a store of its own, which `prepare` may change before. Returns its URL. */
  readonly ownHost: (prepare?: (store: string) => unknown) => Promise<string>;
}

/** Tests on the sibling site of the examples, which shows the same published areas. One server per worker. */
export const test = base.extend<OwnHost, { readonly sibling: string }>({
  sibling: [
    async ({}, use) => {
      const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-sibling-'));
      const site = await startSiblingSite({
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
  ownHost: async ({ context }, use) => {
    const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-sibling-'));
    const stops: (() => Promise<void>)[] = [];
    await use(async (prepare) => {
      const areaStore = path.join(workDir, 'store');
      copyLiveVersions(testAreaStore, areaStore);
      await prepare?.(areaStore);
      const site = await startSiblingSite({ port: await freePort(), areaStore, workDir });
      stops.push(site.stop);
      return site.url;
    });
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(stops.map((stop) => stop()));
    rmSync(workDir, { recursive: true, force: true });
  },
  baseURL: ({ sibling }, use) => use(sibling),
});
