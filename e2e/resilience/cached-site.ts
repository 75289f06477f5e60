import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startShell, startVarnish, testAreaStore } from '@hotdrop/tools/site-runner';
import { copyLiveVersions } from '../hosting/copy-live-versions.ts';
import { test as base } from '../test.ts';

export interface CachedSite {
  /** The address of the cache. */
  readonly url: string;
  /** The address of the shell server behind it. */
  readonly shellUrl: string;
  /** A copy of the published areas that only this site reads. */
  readonly store: string;
  readonly stopShell: () => Promise<void>;
  readonly startShell: () => Promise<void>;
}

interface Fixtures {
  /** A shell server of the test behind Varnish, with the common API host. */
  readonly cachedSite: CachedSite;
}

export const test = base.extend<Fixtures>({
  cachedSite: async ({ context }, use) => {
    const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-cache-'));
    // Varnish reads its rules as another user.
    chmodSync(workDir, 0o755);
    const store = path.join(workDir, 'store');
    copyLiveVersions(testAreaStore, store);
    const [port, cachePort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${cachePort}`;
    const startOwnShell = () =>
      startShell({
        port,
        workDir,
        areaStore: store,
        apiUrl: process.env.JOURNEY_API ?? '',
        env: { SHARED_CACHE: 'on', PUBLIC_ORIGIN: url },
      });
    let shell = await startOwnShell();
    const cache = await startVarnish({ port: cachePort, shells: [shell.url], workDir });
    await use({
      url,
      shellUrl: shell.url,
      store,
      stopShell: () => shell.stop(),
      startShell: async () => {
        shell = await startOwnShell();
      },
    });
    // An open page would continue to call a stopped server.
    await Promise.all(context.pages().map((page) => page.close()));
    await cache.stop();
    await shell.stop();
    rmSync(workDir, { recursive: true, force: true });
  },
});
