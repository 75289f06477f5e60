import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSite, freePort, root, startSite, testAreaStore } from '@hotdrop/tools/site-runner';
import { publishNext } from '../areas/publish-next.ts';

/** The area that is published again and again, and a page of it. */
const area = 'mf-leaderboards';
export const page = '/pubg/ranks/steam/squad';

export interface VersionedSite {
  readonly url: string;
  /** The shell server's log. */
  readonly log: () => string;
  /** The versions in the shell's memory, the live one first. */
  readonly versions: () => Promise<string[]>;
  /** Publishes another version. Resolves with the ms from the move of the pointer to its activation. */
  readonly swap: (number: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

interface Health {
  readonly areas: readonly {
    readonly area: string;
    readonly stable?: string;
    readonly loaded: readonly { readonly version: string }[];
  }[];
}

/** Starts a site with its own store. */
export async function startVersionedSite(env: NodeJS.ProcessEnv = {}): Promise<VersionedSite> {
  const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-swaps-'));
  const store = path.join(workDir, 'store');
  await buildSite({ root, areaStore: testAreaStore, say: console.log });
  cpSync(testAreaStore, store, { recursive: true });
  const site = await startSite({
    root,
    ports: { site: await freePort(), api: await freePort() },
    areaStore: store,
    workDir,
    env: {
      DATA_DIR: path.join(workDir, 'data'),
      REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const url = site.siteUrl;
  const ofArea = async () => {
    const { areas }: Health = await (await fetch(`${site.operatorsUrl}/healthz`)).json();
    return areas.find((one) => one.area === area);
  };
  return {
    url,
    log: () => readFileSync(path.join(workDir, 'log', 'shell.log'), 'utf8'),
    async versions() {
      const { stable, loaded = [] } = (await ofArea()) ?? {};
      return [stable ?? 'none', ...loaded.map(({ version }) => version).filter((one) => one !== stable)];
    },
    async swap(number) {
      const version = await publishNext({ store, workDir, area, number });
      const begin = performance.now();
      while ((await ofArea())?.stable !== version) {
        if (performance.now() - begin > 60_000) throw new Error(`${version} is not active after a minute.`);
        await delay(20);
      }
      return performance.now() - begin;
    },
    async stop() {
      await site.stop();
      rmSync(workDir, { recursive: true, force: true });
    },
  };
}
