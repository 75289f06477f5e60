import path from 'node:path';
import { areaFolder } from '../repository/repository.ts';
import type { DevStore } from './dev-store.ts';
import { sharedStore } from './shared-store.ts';
import { type StandaloneServer, startStandaloneServer } from './standalone-server.ts';
import { watchBuild } from './watch-build.ts';

interface Development {
  readonly root: string;
  readonly area: string;
  readonly store: DevStore;
  /** The shells that show it are published builds. */
  readonly forPublishedShell: boolean;
  readonly standalone?: StandaloneServer | undefined;
  readonly say: (line: string) => void;
}

/** Builds an area whenever one of its files is saved, and makes the build live in the store of this run. */
export const developArea = ({ root, area, store, forPublishedShell, standalone, say }: Development) =>
  watchBuild({
    dir: areaFolder(root, area),
    forPublishedShell,
    say,
    onBuilt: async (web) => {
      say(`${area} ${await store.publish(area, web)}`);
      standalone?.changed();
    },
  });

interface Stage {
  readonly root: string;
  readonly area: string;
  readonly port: number;
  readonly store: DevStore;
  /** A page of a running site that should also show the area. */
  readonly page: URL | undefined;
  readonly say: (line: string) => void;
}

/** Serves an area without a shell, and prints its address. */
export async function startStandalone({
  root,
  area,
  port,
  store,
  page,
  say,
}: Stage): Promise<StandaloneServer> {
  const standalone = await startStandaloneServer({
    area,
    port,
    webDir: path.join(areaFolder(root, area), 'dist', 'web'),
    shared: page && sharedStore(store.location, page.origin),
  });
  const origin = `http://127.0.0.1:${port}`;
  say(`${area} standalone, with fake answers: ${origin}`);
  if (page) {
    say(
      `${area} on ${page.origin}, if AREA_OVERRIDE_ORIGINS of that site holds ${origin}. Paste this into the`,
    );
    say(`address bar: ${page.origin}${page.pathname}?areas=${area}@${origin}`);
  }
  return standalone;
}
