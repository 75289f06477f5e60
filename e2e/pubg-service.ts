import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '@hotdrop/tools/site-runner';
import { startOwnSite } from './own-site.ts';

/** Crawlers cause no lookups, and a headless browser looks like one. */
export const visitorsAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Starts the simulated service of the game, with a key that allows so many requests a minute. */
export async function startService(limit: number, env: NodeJS.ProcessEnv = process.env) {
  const simulator = path.join(root, 'api/simulator/main.ts');
  const service = spawn(process.execPath, [simulator, String(limit)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = await once(service.stdout ?? service, 'data');
  return { service, url: String(line).trim() };
}

interface ServiceOptions {
  /** Requests a minute that the key allows. */
  readonly limit: number;
  /** Milliseconds before each counted answer. */
  readonly latency?: number;
}

/** Starts the simulated service of the game, and a site with a key for it. */
export async function startSiteWithKey({ limit, latency = 0 }: ServiceOptions) {
  const { service, url: PUBG_API_URL } = await startService(limit);
  service.send({ latency });
  const site = await startOwnSite([], { PUBG_API_KEY: 'a-key-that-is-long-enough', PUBG_API_URL });
  const stop = async () => {
    await site.stop();
    service.kill('SIGKILL');
  };
  return { ...site, service, stop };
}
