import path from 'node:path';
import { findRoot, knownAreas, readSettings } from '../area/repository.ts';
import { runUntilStopped } from '../start/until-stopped.ts';
import { createDevStore } from './dev-store.ts';
import { readDevOptions } from './options.ts';
import { readService, startSiteProxy } from './site-proxy.ts';
import { developAlone, developArea } from './watch-build.ts';

/**
 * `hotdrop-area dev` shows the area of the current repository in the pages of its site, at an address of this machine;
 * with `--alone`, or without a site, alone. AREA_PORT chooses the port, and
 * AREA_SERVICE the area's own service.
 */
const say = (line: string) => console.log(line);

await runUntilStopped(async () => {
  const root = findRoot(process.cwd());
  const [area = ''] = knownAreas(root);
  const settings = readSettings(root);
  const { page } = readDevOptions(root, [area, ...process.argv.slice(2)], settings?.site);
  const service = readService(process.env, settings?.service);
  const port = Number(process.env.AREA_PORT || 3100);
  const ends: (() => unknown)[] = [];
  if (page) {
    const store = await createDevStore(root, path.join(root, '.cache', 'dev', area));
    const server = await startSiteProxy({
      area,
      port,
      dir: root,
      site: page,
      store: store.location,
      say,
      service,
    });
    ends.push(await developArea({ root, area, store, forPublishedShell: true, server, say }));
  } else ends.push(await developAlone({ root, area, port, say }));
  say('\nPress Ctrl-C to stop.');
  return { stop: () => Promise.all(ends.map((end) => end())) };
});
