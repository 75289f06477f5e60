import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOwnSite } from '@hotdrop/e2e/own-site';
import { freePort, startShell, startVarnish, testAreaStore } from '@hotdrop/tools/site-runner';

/** Starts a site, and a shell server of its own behind a shared cache. */
export async function startCachedSite(env: Readonly<Record<string, string>> = {}) {
  const site = await startOwnSite();
  const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-bench-'));
  const port = await freePort();
  const shell = await startShell({
    workDir,
    port: await freePort(),
    apiUrl: site.apiUrl,
    areaStore: testAreaStore,
    env: { LOG_LEVEL: 'warn', PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, ...env },
  });
  const cache = await startVarnish({ port, workDir, shells: [shell.url] });
  return {
    apiUrl: site.apiUrl,
    shell,
    cache,
    stop: async () => {
      await cache.stop();
      await shell.stop();
      await site.stop();
      rmSync(workDir, { recursive: true, force: true });
    },
  };
}
