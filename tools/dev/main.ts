import { watch } from 'node:fs';
import path from 'node:path';
import { sitePorts } from '../bootstrap/ports.mjs';
import { writeWebFiles } from '../build/build-shell.ts';
import { onStopRequest, whenAborted } from '../process/stop-request.ts';
import { knownAreas } from '../repository/repository.ts';
import { buildSite } from '../site-runner/build-site.ts';
import { startApi, startShellServer } from '../site-runner/services.ts';
import { checkDataFolder } from './data-folder.ts';
import { type DevOptions, readDevOptions } from './dev-options.ts';
import { createDevStore } from './dev-store.ts';
import { developArea, startAreaServer } from './develop-area.ts';
import { restartable } from './restartable.ts';
import { watchBuild } from './watch-build.ts';

/**
 * `npm run dev` runs everything from source; `npm run dev -- mf-profile` one area, with the shell and the other areas
 * as published; `npm run dev -- mf-profile --site https://hotdrop.example` one area in the pages of a running site, at
 * an address of this machine, and with `--on` in the site's own pages if it allows that. A saved file is built,
 * published into the store of this run, and verified as in production; then open pages reload. PORT, API_PORT, and
 * AREA_PORT choose the ports of the site, the API, and the first area alone.
 */
const root = path.resolve(import.meta.dirname, '../..');
const workDir = path.join(root, '.cache', 'dev');
const say = (line: string) => console.log(line);
const stopped = onStopRequest();
const ends: (() => unknown)[] = [];

async function run({ areas, page }: DevOptions, all: readonly string[]): Promise<void> {
  if (!page) checkDataFolder(root, process.env);
  const fromSource = areas.length > 0 ? areas : all;
  const store = await createDevStore(root, path.join(workDir, page ? 'shared' : 'store'));
  const [{ port: site }, { port: api }, operators, apiOperators] = sitePorts(process.env);
  const areaPort = Number(process.env.AREA_PORT || site + 100);
  if (page) {
    for (const area of areas) await watchArea(area);
    say('\nPress Ctrl-C to stop.');
    return;
  }
  const apiUrl = `http://127.0.0.1:${api}`;
  const own = { root, workDir, env: { NODE_ENV: 'development' }, isOnStandby: true };
  const siteUrl = `http://127.0.0.1:${site}`;
  const shell = restartable(
    () =>
      startShellServer({
        ...own,
        port: site,
        operatorsPort: operators.port,
        apiUrl,
        areaStore: store.location,
      }),
    `http://127.0.0.1:${operators.port}`,
  );
  const apiProcess = restartable(
    () => startApi({ ...own, port: api, operatorsPort: apiOperators.port, siteUrl }),
    apiUrl,
  );

  if (areas.length > 0) await takePublished(all.filter((area) => !areas.includes(area)));
  for (const area of fromSource) await watchArea(area);
  ends.push(shell.stop);
  await Promise.all([watchApi(), areas.length > 0 ? shell.restart() : watchShell()]);
  say(`\nThe site, with ${fromSource.join(', ')} from source: ${siteUrl}\nPress Ctrl-C to stop.`);

  async function takePublished(others: readonly string[]) {
    const published = path.join(root, '.areas');
    // The named areas may be unfinished: they must not reach the store of a running site.
    await buildSite({ root, areaStore: published, skippedAreas: areas, say, signal: stopped });
    await Promise.all(others.map((area) => store.takeOver(area, published)));
  }

  async function watchArea(area: string) {
    const server = areas.includes(area)
      ? await startAreaServer({ root, area, port: areaPort + areas.indexOf(area), store, page, say })
      : undefined;
    if (server) ends.push(server.stop);
    ends.push(await developArea({ root, area, store, forPublishedShell: areas.length > 0, server, say }));
  }

  async function watchShell() {
    const dir = path.join(root, 'shell');
    const end = await watchBuild({
      dir,
      kind: {},
      say,
      onBuilt: async (web) => {
        writeWebFiles(dir, web);
        await shell.restart();
        say('shell');
      },
    });
    ends.push(end);
  }

  async function watchApi() {
    const folders = ['api/src', 'shared-domain/src'].map((folder) => path.join(root, folder));
    const again = debounced(() => {
      say('api');
      apiProcess.restart().catch((error: unknown) => say(String(error)));
    });
    const watchers = folders.map((folder) => watch(folder, { recursive: true }, again));
    ends.push(...watchers.map((watcher) => () => watcher.close()), apiProcess.stop);
    await apiProcess.restart();
  }
}

/** Runs once after a burst of changes: editors write a file in several steps. */
function debounced(run: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, 50);
  };
}

try {
  const all = knownAreas(root);
  const running = run(readDevOptions(process.argv.slice(2), all), all);
  // A stop request ends the start early.
  await Promise.race([running.then(() => whenAborted(stopped)), whenAborted(stopped)]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
await Promise.all(ends.map((end) => end()));
// File watchers and open connections would keep the process alive.
process.exit();
