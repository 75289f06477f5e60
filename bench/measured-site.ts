import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRehearsal } from '@hotdrop/tools/rehearsal';
import { buildSite, freePort, root, startSite, testAreaStore } from '@hotdrop/tools/site-runner';

interface MeasuredServer {
  readonly name: string;
  readonly operatorsUrl: string;
  readonly log: () => string;
  /** The folder of `env`. */
  readonly folder: string;
}

/** A site with an area store of its own. */
export interface MeasuredSite {
  readonly url: string;
  readonly store: string;
  readonly workDir: string;
  readonly shells: readonly MeasuredServer[];
  readonly apis: readonly MeasuredServer[];
  /** Fulfilled when a server ends by itself. */
  readonly broken: Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** With `BENCH_SITE=rehearsal`, benches measure two servers of each kind behind Caddy, with PostgreSQL. */
export const isRehearsal = process.env.BENCH_SITE === 'rehearsal';

/** Begins the name of each measurement. */
export const siteLabel = isRehearsal ? 'rehearsal, ' : '';

/** `env`: settings of all servers, by a folder for their files. */
export async function startMeasuredSite(
  env: (folder: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<MeasuredSite> {
  const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-bench-'));
  const store = path.join(workDir, 'store');
  await buildSite({ root, areaStore: testAreaStore, say: console.log });
  cpSync(testAreaStore, store, { recursive: true });
  const settings = { REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };
  const start = isRehearsal ? startTwoOfEach : startOneOfEach;
  const site = await start(workDir, store, (folder) => ({ ...settings, ...env(folder) }));
  return {
    ...site,
    ...{ store, workDir },
    async stop() {
      await site.stop();
      rmSync(workDir, { recursive: true, force: true });
    },
  };
}

type Started = Omit<MeasuredSite, 'store' | 'workDir'>;
type Settings = (folder: string) => NodeJS.ProcessEnv;

async function startOneOfEach(workDir: string, store: string, env: Settings): Promise<Started> {
  const site = await startSite({
    root,
    ports: { site: await freePort(), api: await freePort() },
    areaStore: store,
    workDir,
    env: { DATA_DIR: path.join(workDir, 'data'), ...env(workDir) },
  });
  const server = (name: string, operatorsUrl: string, file: string) => ({
    ...{ name, operatorsUrl, folder: workDir },
    log: () => readFileSync(path.join(workDir, 'log', file), 'utf8'),
  });
  return {
    ...site,
    url: site.siteUrl,
    shells: [server('shell server', site.operatorsUrl, 'shell.log')],
    apis: [server('API host', site.apiOperatorsUrl, 'api.log')],
  };
}

async function startTwoOfEach(workDir: string, store: string, env: Settings): Promise<Started> {
  // Each process runs in a folder of its own.
  const site = await startRehearsal({ root, workDir, store, env: env('.') });
  return { ...site, url: site.siteUrl };
}
