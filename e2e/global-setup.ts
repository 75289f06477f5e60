import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite, freePort, root, startSite, testAreaStore } from '@hotdrop/tools/site';

/** One site for all journeys, on ports and with data of its own. Built here if the tests have not built it yet. */
export default async function startOneSite(): Promise<() => Promise<void>> {
  const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-journeys-'));
  await buildSite({ root, areaStore: testAreaStore, say: console.log });
  const site = await startSite({
    root,
    ports: { site: await freePort(), api: await freePort() },
    areaStore: testAreaStore,
    workDir,
    // All journeys come from one address: together they ask more than a visitor may.
    env: { DATA_DIR: path.join(workDir, 'data'), REQUESTS_PER_MINUTE: '100000' },
  });
  process.env.JOURNEY_SITE = site.siteUrl;
  process.env.JOURNEY_API = site.apiUrl;
  return async () => {
    await site.stop();
    rmSync(workDir, { recursive: true, force: true });
  };
}
