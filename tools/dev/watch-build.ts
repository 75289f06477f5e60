import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { areaFolder } from '../area/repository.ts';
import { UsageError } from '../area/tools.ts';
import { readBuildFile } from '../build/build.ts';
import type { BuildEnv } from '../build/webpack-base.ts';
import { type DevServer, startStandaloneServer } from './dev-server.ts';
import { createDevStore, type DevStore } from './dev-store.ts';
import { readBuildProblems } from './problems.ts';
import { readCodeSizes } from './read-code-sizes.ts';
import { type OwnService, startSiteProxy } from './site-proxy.ts';

interface Watched {
  /** The package's folder. */
  readonly dir: string;
  readonly kind: Omit<BuildEnv, 'development'>;
  /** Called after each build that succeeded, with the statistics of the browser's build. */
  readonly onBuilt: (web: webpack.Stats) => Promise<void>;
  /** Called after each build that failed. */
  readonly onFailed?: DevServer['failed'] | undefined;
  readonly say: (line: string) => void;
}

/**
 * Builds a package now and whenever one of its files changes. Resolves after the first build to a function that stops
 * the watcher.
 */
export async function watchBuild({
  dir,
  kind,
  onBuilt,
  onFailed,
  say,
}: Watched): Promise<() => Promise<void>> {
  const compiler = webpack(await readBuildFile(dir, { ...kind, development: true }));
  if (!compiler) throw new Error(`${dir}/webpack.config.ts exports no webpack configuration`);
  const { promise: firstBuild, resolve } = Promise.withResolvers<void>();

  const watching = compiler.watch({ aggregateTimeout: 20 }, async (error, stats) => {
    try {
      if (error) throw error;
      if (stats?.hasErrors()) {
        say(stats.toString({ preset: 'errors-only', colors: true }));
        onFailed?.(await readBuildProblems(stats, dir));
      } else if (stats?.stats[0]) await onBuilt(stats.stats[0]);
    } catch (failure) {
      say(failure instanceof Error ? failure.message : String(failure));
    }
    resolve();
  });

  await firstBuild;
  return () => new Promise((done) => (watching ? watching.close(() => done()) : done()));
}

interface Development {
  readonly root: string;
  readonly area: string;
  readonly store: DevStore;
  /** The shells that show it are published builds. */
  readonly forPublishedShell: boolean;
  /** The server also shows the area alone. */
  readonly withDevPage?: boolean;
  /** Notifies pages that the shell does not notify. */
  readonly server: DevServer | undefined;
  readonly say: (line: string) => void;
}

/** Builds an area whenever one of its files is saved, and makes the build live in the store of this run. */
export const developArea = ({
  root,
  area,
  store,
  forPublishedShell,
  withDevPage = false,
  server,
  say,
}: Development) =>
  watchBuild({
    dir: areaFolder(root, area),
    kind: { forPublishedShell, withDevPage },
    say,
    onFailed: server?.failed,
    onBuilt: async (web) => {
      const version = await store.publish(area, web);
      say(`${area} ${version}`);
      server?.changed(version);
    },
  });

interface Standalone {
  readonly root: string;
  readonly area: string;
  readonly port: number;
  readonly say: (line: string) => void;
}

interface InSite extends Standalone {
  /** Any page of the running site. */
  readonly site: URL;
  /** The folder of the store of this run. */
  readonly storeDir: string;
  readonly service: OwnService | undefined;
}

/** Shows an area in the pages of a running site, at an address of this machine. */
export async function developInSite({ root, area, port, site, storeDir, service, say }: InSite) {
  const store = await createDevStore(root, storeDir);
  const dir = areaFolder(root, area);
  const server = await startSiteProxy({ area, port, dir, site, store: store.location, say, service });
  return developArea({ root, area, store, forPublishedShell: true, server, say });
}

/** Shows an area without a shell. A saved file is in open pages after its build, and React keeps their state. */
export async function developAlone({
  root,
  area,
  port,
  store,
  say,
}: Standalone & { readonly store?: string | undefined }): Promise<() => Promise<void>> {
  const dir = areaFolder(root, area);
  if (!existsSync(path.join(dir, 'src', 'dev.tsx'))) {
    throw new UsageError(
      `${area} has no src/dev.tsx, which gives its calls answers. Add one, as in a new area, or use --site.`,
    );
  }
  const webDir = path.join(dir, 'dist', 'alone');
  const server = await startStandaloneServer({
    area,
    port,
    dir,
    webDir,
    readCodeSizes: () => readCodeSizes({ root, area, store }),
  });
  say(`${area} standalone, with fake answers: http://127.0.0.1:${port}`);
  const end = await watchBuild({
    dir,
    kind: { alone: true },
    say,
    onFailed: server.failed,
    onBuilt: async ({ hash = '', startTime = 0, endTime = 0 }) => {
      say(`${area} ${hash}`);
      server.changed(hash, endTime - startTime);
    },
  });
  return () => {
    server.stop();
    return end();
  };
}
