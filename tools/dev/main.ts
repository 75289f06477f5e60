import { watch } from 'node:fs';
import path from 'node:path';
import { areaFolder, knownAreas } from '../area/repository.ts';
import { writeWebFiles } from '../build/build.ts';
import { buildSite } from '../start/build-site.ts';
import { readSitePorts } from '../start/ports.ts';
import { type Service, waitUntilHealthy } from '../start/process.ts';
import { root, startApi, startShellServer } from '../start/site.ts';
import { runUntilStopped } from '../start/until-stopped.ts';
import { startStandaloneServer } from './dev-server.ts';
import { createDevStore } from './dev-store.ts';
import { readDevOptions } from './options.ts';
import { readService } from './site-proxy.ts';
import { developArea, developInSite, watchBuild } from './watch-build.ts';

/**
 * `npm run dev` runs everything from source; `npm run dev -- mf-profile` one area, with the shell and the other areas
 * as published; `npm run dev -- mf-profile --site https://hotdrop.example` one area in the pages of a running site, at
 * an address of this machine. A saved file is built, published into the store of this run, and verified as in
 * production; then open pages reload. PORT, API_PORT, and AREA_PORT choose the ports of the site, the API, and the first
 * area alone.
 */
const workDir = path.join(root, '.cache', 'dev');
const say = (line: string) => console.log(line);
const ends: (() => unknown)[] = [];
const stop = () => Promise.all(ends.map((end) => end()));
const areaPort = Number(process.env.AREA_PORT || Number(process.env.PORT || 3000) + 100);

const showInSite = (area: string, site: URL) =>
  developInSite({
    root,
    area,
    port: areaPort,
    site,
    storeDir: path.join(workDir, 'shared'),
    service: readService(process.env),
    say,
  });

/** Without names, all areas and the shell are built from source. */
async function startSite(named: readonly string[]): Promise<void> {
  const ports = await readSitePorts(process.env);
  const store = await createDevStore(root, path.join(workDir, 'store'));
  const siteUrl = `http://127.0.0.1:${ports.site}`;
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const env = { NODE_ENV: 'development' };
  const api = restartable(
    () => startApi({ workDir, env, port: ports.api, operatorsPort: ports.apiOperators, siteUrl }),
    apiUrl,
  );
  const shell = restartable(
    () =>
      startShellServer({
        workDir,
        env,
        port: ports.site,
        operatorsPort: ports.operators,
        apiUrl,
        areaStore: store.location,
      }),
    `http://127.0.0.1:${ports.operators}`,
  );
  await Promise.all([watchApi(api.restart), named.length > 0 ? takePublished() : undefined]);
  const fromSource = named.length > 0 ? named : knownAreas(root);
  for (const area of fromSource) await watchArea(area);
  if (named.length > 0) await shell.restart();
  else await watchShell(shell.restart);
  say(`\nThe site, with ${fromSource.join(', ')} from source: ${siteUrl}`);

  async function takePublished() {
    const published = path.join(root, '.areas');
    // The named areas may be unfinished: they must not reach the store of a running site.
    await buildSite({ areaStore: published, skippedAreas: named, say });
    const others = knownAreas(root).filter((area) => !named.includes(area));
    await Promise.all(others.map((area) => store.takeOver(area, published)));
  }

  async function watchArea(area: string) {
    const isNamed = named.includes(area);
    const port = areaPort + named.indexOf(area);
    const dir = areaFolder(root, area);
    const webDir = path.join(dir, 'dist', 'web');
    const server = isNamed ? await startStandaloneServer({ area, port, dir, webDir }) : undefined;
    if (server) say(`${area} standalone, with fake answers: http://127.0.0.1:${port}`);
    ends.push(
      await developArea({ root, area, store, forPublishedShell: isNamed, withDevPage: isNamed, server, say }),
    );
  }
}

async function watchShell(restart: () => Promise<void>): Promise<void> {
  const dir = path.join(root, 'shell');
  const end = await watchBuild({
    dir,
    kind: {},
    say,
    onBuilt: async (web) => {
      writeWebFiles(dir, web);
      await restart();
      say('shell');
    },
  });
  ends.push(end);
}

async function watchApi(restart: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(timer);
    // Editors write a file in several steps.
    timer = setTimeout(() => {
      say('api');
      restart().catch((error: unknown) => say(String(error)));
    }, 50);
  };
  for (const folder of ['api/src', 'shared-domain/src']) {
    const watcher = watch(path.join(root, folder), { recursive: true }, again);
    ends.push(() => watcher.close());
  }
  await restart();
}

/** Restarts a server when its code changes, one restart after the other. */
function restartable(start: () => Service, url: string) {
  let running: Service | undefined;
  let last = Promise.resolve();
  const startAgain = async () => {
    await running?.stop();
    running = start();
    await waitUntilHealthy(running, `${url}/healthz`);
  };
  ends.push(() => running?.stop());
  return {
    restart: () => {
      last = last.catch(() => {}).then(startAgain);
      return last;
    },
  };
}

await runUntilStopped(async () => {
  const { areas, page } = readDevOptions(root, process.argv.slice(2));
  if (page) ends.push(await showInSite(areas[0] ?? '', page));
  else await startSite(areas);
  say('\nPress Ctrl-C to stop.');
  return { stop };
});
