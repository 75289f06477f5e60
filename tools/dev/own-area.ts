import path from 'node:path';
import { findRoot, knownAreas, readSettings } from '../area/repository.ts';
import { runUntilStopped } from '../start/until-stopped.ts';
import { readDevOptions } from './options.ts';
import { readService } from './site-proxy.ts';
import { developAlone, developInSite } from './watch-build.ts';

/**
 * `hotdrop-area dev` shows the area of the current repository in the pages of its site, at an address of this machine;
 * with `--alone`, or without a site, alone. AREA_PORT chooses the port, and AREA_SERVICE the area's own service.
 */
const say = (line: string) => console.log(line);

await runUntilStopped(async () => {
  const root = findRoot(process.cwd());
  const [area = ''] = knownAreas(root);
  const settings = readSettings(root);
  const { page } = readDevOptions(root, [area, ...process.argv.slice(2)], settings?.site);
  const service = readService(process.env, settings?.service);
  const port = Number(process.env.AREA_PORT || 3100);
  const storeDir = path.join(root, '.cache', 'dev', area);
  const stop = page
    ? await developInSite({ root, area, port, site: page, storeDir, service, say })
    : await developAlone({ root, area, port, store: process.env.AREA_STORE || settings?.store, say });
  say('\nPress Ctrl-C to stop.');
  return { stop };
});
