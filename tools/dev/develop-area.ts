import path from 'node:path';
import { areaFolder } from '../repository/repository.ts';
import type { SitePage } from './dev-options.ts';
import type { DevServer } from './dev-server.ts';
import type { DevStore } from './dev-store.ts';
import { sharedStore } from './shared-store.ts';
import { startSiteProxy } from './site-proxy.ts';
import { startStandaloneServer } from './standalone-server.ts';
import { watchBuild } from './watch-build.ts';

interface Development {
  readonly root: string;
  readonly area: string;
  readonly store: DevStore;
  /** The shells that show it are published builds. */
  readonly forPublishedShell: boolean;
  readonly server?: DevServer | undefined;
  readonly say: (line: string) => void;
}

/** Builds an area whenever one of its files is saved, and makes the build live in the store of this run. */
export const developArea = ({ root, area, store, forPublishedShell, server, say }: Development) =>
  watchBuild({
    dir: areaFolder(root, area),
    kind: { forPublishedShell },
    say,
    onBuilt: async (web) => {
      const version = await store.publish(area, web);
      say(`${area} ${version}`);
      server?.changed(version);
    },
  });

/** Shows an area without a shell. A saved file is in open pages after its build, and React keeps their state. */
export async function developAlone({ root, area, port, say }: Omit<Stage, 'store' | 'page'>) {
  const dir = areaFolder(root, area);
  const server = await startStandaloneServer({ area, port, webDir: path.join(dir, 'dist', 'alone') });
  say(standaloneAt(area, port));
  const end = await watchBuild({
    dir,
    kind: { alone: true },
    say,
    onBuilt: async ({ hash = '' }) => {
      say(`${area} ${hash}`);
      server.changed(hash);
    },
  });
  return () => {
    server.stop();
    return end();
  };
}

const standaloneAt = (area: string, port: number) =>
  `${area} standalone, with fake answers: http://127.0.0.1:${port}`;

interface Stage {
  readonly root: string;
  readonly area: string;
  readonly port: number;
  readonly store: DevStore;
  /** A page of a running site that should also show the area. */
  readonly page: SitePage | undefined;
  readonly say: (line: string) => void;
}

/** Serves an area on this machine, alone or in the pages of a running site, and prints its address. */
export async function startAreaServer({ root, area, port, store, page, say }: Stage): Promise<DevServer> {
  const own = `http://127.0.0.1:${port}`;
  if (page?.way === 'site') {
    const proxy = await startSiteProxy({ area, port, site: page.url, store: store.location, say });
    say(`${area} in the pages of ${page.url.origin}: ${own}${page.url.pathname}`);
    return proxy;
  }
  const origin = page?.url.origin;
  const server = await startStandaloneServer({
    area,
    port,
    webDir: path.join(areaFolder(root, area), 'dist', 'web'),
    shared: origin === undefined ? undefined : sharedStore({ folder: store.location, area, origin }),
  });
  say(standaloneAt(area, port));
  if (page) {
    say(`${area} on ${origin}, if its AREA_OVERRIDE_ORIGINS lists ${own}. Paste this into the`);
    say(`address bar: ${origin}${page.url.pathname}?areas=${area}@${own}`);
  }
  return server;
}
