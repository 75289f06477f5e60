import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildSite, startSite, testAreaStore } from '@hotdrop/tools/site-runner';

export interface OwnSite {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** `/metrics` and the full `/healthz` of the shell server. */
  readonly operatorsUrl: string;
  /** The data folder of the API host, for commands on its database. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** A demo site reads matches when it starts, and then knows where players land. Pages look different before. */
async function waitForLandings(apiUrl: string): Promise<void> {
  for (let look = 0; look < 240; look++) {
    const answer = await fetch(`${apiUrl}/api/v1/hotdrops`);
    const { data } = await answer.json();
    if (data.hottest.length > 0) return;
    await setTimeout(500);
  }
  throw new Error('No landings are counted two minutes after the start of the site.');
}

/** Starts a site on free ports with its own data, after building what has changed. `others` are additional hosts. */
export async function startOwnSite(
  others: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-journeys-'));
  const dataDir = path.join(workDir, 'data');
  await buildSite({ areaStore: testAreaStore, others, say: console.log });
  const site = await startSite({
    areaStore: testAreaStore,
    workDir,
    // All visits come from one address, and together exceed a visitor's limit.
    env: {
      DATA_DIR: dataDir,
      REQUESTS_PER_MINUTE: '100000',
      VISIT_SAMPLE: '1',
      ...settings,
    },
  });
  // A site with a key reads no matches until a visitor looks up a player.
  if (!settings.PUBG_API_KEY) await waitForLandings(site.apiUrl);
  return {
    ...site,
    dataDir,
    stop: async () => {
      await site.stop();
      rmSync(workDir, { recursive: true, force: true });
    },
  };
}
