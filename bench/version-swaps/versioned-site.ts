import { setTimeout as delay } from 'node:timers/promises';
import { publishNext } from '@hotdrop/tools/publish-next';
import { startMeasuredSite } from '../measured-site.ts';

/** The area that is published again and again, and a page of it. */
const area = 'mf-leaderboards';
export const page = '/pubg/ranks/steam/squad';

export interface VersionedSite {
  readonly url: string;
  /** The logs of the shell servers. */
  readonly log: () => string;
  /** The versions in the memory of the shell servers, the live one first. */
  readonly versions: () => Promise<string[]>;
  /** Publishes another version. Resolves with the ms from the move of the pointer to its activation in all shell servers. */
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
  const site = await startMeasuredSite(() => env);
  const { url, shells, store, workDir } = site;
  const readAreas = () =>
    Promise.all(
      shells.map(async ({ operatorsUrl }) => {
        const { areas }: Health = await (await fetch(`${operatorsUrl}/healthz`)).json();
        return areas.find((one) => one.area === area);
      }),
    );
  return {
    url,
    log: () => shells.map((shell) => shell.log()).join('\n'),
    async versions() {
      const found = await readAreas();
      const loaded = found.flatMap((one) => one?.loaded.map(({ version }) => version) ?? []);
      return [...new Set([...found.map((one) => one?.stable ?? 'none'), ...loaded])];
    },
    async swap(number) {
      const version = await publishNext({ store, workDir, area, number });
      const begin = performance.now();
      while ((await readAreas()).some((one) => one?.stable !== version)) {
        if (performance.now() - begin > 60_000) throw new Error(`${version} is not active after a minute.`);
        await delay(20);
      }
      return performance.now() - begin;
    },
    stop: site.stop,
  };
}
