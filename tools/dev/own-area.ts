import path from 'node:path';
import { onStopRequest, whenAborted } from '../process/stop-request.ts';
import { findRoot, knownAreas } from '../repository/repository.ts';
import { readDevOptions } from './dev-options.ts';
import { createDevStore } from './dev-store.ts';
import { developAlone, developArea, startAreaServer } from './develop-area.ts';

/**
 * `hotdrop-area dev` shows the area of the current repository alone; with `--site https://hotdrop.example`, in the pages
 * of a running site at an address of this machine; with `--on`, in the site's own pages if it allows that. AREA_PORT
 * chooses the port.
 */
const stopped = onStopRequest();
const ends: (() => unknown)[] = [];
const say = (line: string) => console.log(line);

async function develop(): Promise<void> {
  const root = findRoot(process.cwd());
  const areas = knownAreas(root);
  const { page } = readDevOptions([...areas, ...process.argv.slice(2)], areas);
  for (const [index, area] of areas.entries()) {
    const port = Number(process.env.AREA_PORT || 3100) + index;
    if (!page) {
      ends.push(await developAlone({ root, area, port, say }));
      continue;
    }
    const store = await createDevStore(root, path.join(root, '.cache', 'dev', area));
    const server = await startAreaServer({ root, area, port, store, page, say });
    ends.push(server.stop, await developArea({ root, area, store, forPublishedShell: true, server, say }));
  }
  say('\nPress Ctrl-C to stop.');
}

try {
  await Promise.race([develop().then(() => whenAborted(stopped)), whenAborted(stopped)]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
await Promise.all(ends.map((end) => end()));
// File watchers and open connections would keep the process alive.
process.exit();
