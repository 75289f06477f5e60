import path from 'node:path';
import { onStopRequest, whenAborted } from '../process/stop-request.ts';
import { findRoot, knownAreas } from '../repository/repository.ts';
import { readDevOptions } from './dev-options.ts';
import { createDevStore } from './dev-store.ts';
import { developArea, startStandalone } from './develop-area.ts';

/**
 * `hotdrop-area dev` shows the area of the current repository alone, and `--on https://staging.example` also in pages of
 * a running site that allows it. Saved files are built, and open pages reload. AREA_PORT chooses the port.
 */
const stopped = onStopRequest();
const ends: (() => unknown)[] = [];
const say = (line: string) => console.log(line);

async function develop(): Promise<void> {
  const root = findRoot(process.cwd());
  const areas = knownAreas(root);
  const { page } = readDevOptions([...areas, ...process.argv.slice(2)], areas);
  const store = await createDevStore(root, path.join(root, '.cache', 'dev'));
  for (const [index, area] of areas.entries()) {
    const port = Number(process.env.AREA_PORT || 3100) + index;
    const standalone = await startStandalone({ root, area, port, store, page, say });
    ends.push(
      standalone.stop,
      await developArea({ root, area, store, forPublishedShell: page !== undefined, standalone, say }),
    );
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
