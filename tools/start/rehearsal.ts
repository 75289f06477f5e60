import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { openPublishingStore } from '@hotdrop/shared-host/store';
import { freePort } from './ports.ts';
import { startPostgres } from './postgres.ts';
import { type Service, startProgram, waitUntilHealthy } from './process.ts';
import { root } from './site.ts';

interface RehearsalOptions {
  /** Holds logs, verified areas, and metrics. */
  readonly workDir: string;
  /** The folder of the area store. */
  readonly store: string;
  /** The port for visitors; a free one by default. */
  readonly port?: number;
  /** Settings of all servers. */
  readonly env?: NodeJS.ProcessEnv;
  readonly say?: (line: string) => void;
}

/** The processes of a production site on one machine, started by the scripts of `deploy/`. */
export type Rehearsal = Awaited<ReturnType<typeof startRehearsal>>;

/** One process of the site, which can end and start again at the same address. */
type Member = ReturnType<typeof createMember>;

export interface Server extends Member {
  readonly url: string;
  /** `/metrics` and the full `/healthz`. */
  readonly operatorsUrl: string;
}

/** Starts PostgreSQL, the area store, two API hosts, two shell servers, Caddy, and Prometheus. */
export async function startRehearsal(options: RehearsalOptions) {
  const { workDir, store: storeFolder, env, say = () => {} } = options;
  if (!isInstalled('caddy')) throw new Error('Caddy is not installed. Install it: apt-get install caddy');
  mkdirSync(workDir, { recursive: true });
  const siteUrl = `http://127.0.0.1:${options.port ?? (await freePort())}`;
  const apiUrl = await freeUrl();
  const started: { readonly stop: () => Promise<void> }[] = [];
  const stop = async () => {
    // Servers end before what they use.
    for (const { stop } of started.splice(0).reverse()) await stop();
  };
  const start = async <M extends Member>(member: M): Promise<M> => {
    started.push(member);
    const begin = performance.now();
    await member.start();
    say(`  ${member.name} is ready after ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    return member;
  };
  const member = (name: string, script: string, healthUrl: string, settings: NodeJS.ProcessEnv) =>
    createMember({ name, script, workDir, healthUrl, env: { ...settings, ...env } });
  const server = async (
    name: string,
    script: string,
    settings: (port: string) => NodeJS.ProcessEnv,
  ): Promise<Server> => {
    const [url, operatorsUrl] = [await freeUrl(), await freeUrl()];
    const created = member(name, script, `${url}/healthz`, {
      OPERATORS_PORT: new URL(operatorsUrl).port,
      ...settings(new URL(url).port),
    });
    return { ...created, url, operatorsUrl };
  };
  const anApi = (number: number) =>
    server(`API host ${number}`, 'start-api', (port) => ({
      ...readSettings('api.env'),
      API_PORT: port,
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a secret of the rehearsal, 32 characters',
      SITE_ORIGINS: `${siteUrl.replace('127.0.0.1', 'localhost')},${siteUrl}`,
    }));
  const aShell = (number: number) =>
    server(`Shell server ${number}`, 'start-shell', (port) => ({
      ...readSettings('shell.env'),
      PORT: port,
      API_HOST: apiUrl,
      AREA_STORE: storeUrl,
      AREA_CACHE: path.join(workDir, `areas-${number}`),
    }));

  const postgres = await startPostgres();
  started.push(postgres);
  const storeUrl = await freeUrl();
  try {
    // A web server cannot list its areas, so an operator does: `npm run area -- index`.
    await openPublishingStore(storeFolder).writeIndex();
    const store = await start(
      member('The area store', 'start-area-store', `${storeUrl}/areas.json`, {
        STORE_ADDRESS: storeUrl,
        STORE_FOLDER: storeFolder,
      }),
    );
    const apis = [await start(await anApi(1)), await start(await anApi(2))];
    const shells = [await aShell(1), await aShell(2)];
    const adminUrl = await freeUrl();
    const balancerEnv = {
      ADMIN_ADDRESS: new URL(adminUrl).host,
      SITE_ADDRESS: siteUrl,
      SITE_UPSTREAMS: hostsOf(shells.map(({ url }) => url)).join(' '),
      API_ADDRESS: apiUrl,
      API_UPSTREAMS: hostsOf(apis.map(({ url }) => url)).join(' '),
      // Caddy keeps certificates here.
      XDG_DATA_HOME: path.join(workDir, 'caddy'),
      XDG_CONFIG_HOME: path.join(workDir, 'caddy'),
    };
    // Before the shell servers: they try areas on pages, which call the API hosts through it.
    const balancer = await start(
      member('The load balancer', 'start-balancer', `${adminUrl}/config/`, balancerEnv),
    );
    await Promise.all(shells.map(start));
    const metrics = isInstalled('prometheus') ? await startMetrics(shells, apis) : undefined;
    const members = [...apis, ...shells, balancer, store, ...(metrics ? [metrics] : [])];
    const broken = Promise.race(members.map((member) => member.broken));
    return { siteUrl, shells, apis, balancer, balancerEnv, store, metrics, postgres, broken, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function startMetrics(shells: readonly Server[], apis: readonly Server[]) {
    const targets = path.join(workDir, 'targets.json');
    const group = (job: string, servers: readonly Server[]) => ({
      labels: { job },
      targets: hostsOf(servers.map(({ operatorsUrl }) => operatorsUrl)),
    });
    writeFileSync(targets, JSON.stringify([group('shell', shells), group('api', apis)]));
    const url = await freeUrl();
    const prometheus = member('Prometheus', 'start-metrics', `${url}/-/ready`, {
      METRICS_TARGETS: targets,
      METRICS_DATA: path.join(workDir, 'metrics'),
      METRICS_ADDRESS: new URL(url).host,
    });
    return { ...(await start(prometheus)), url };
  }
}

interface MemberOptions {
  /** Name at the start of a sentence: "Shell server 1". */
  readonly name: string;
  /** A script of `deploy/scripts`. */
  readonly script: string;
  readonly workDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly healthUrl: string;
}

function createMember({ name, script, workDir, env, healthUrl }: MemberOptions) {
  const folder = path.join(workDir, name.toLowerCase().replaceAll(' ', '-'));
  mkdirSync(folder, { recursive: true });
  let service: Service | undefined;
  let isExpectedToEnd = false;
  const broken = Promise.withResolvers<Error>();
  const signal = async (name: NodeJS.Signals) => {
    isExpectedToEnd = true;
    if (service) process.kill(service.pid, name);
    await service?.ended;
  };
  return {
    name,
    /** Starts it, and resolves when it is ready. `root` is another checkout: a newer version. */
    async start(replacement: { readonly root?: string; readonly env?: NodeJS.ProcessEnv } = {}) {
      const started = startProgram({
        name,
        command: path.join(replacement.root ?? root, 'deploy/scripts', script),
        args: [],
        // Relative paths in settings and files that Caddy keeps are its own.
        cwd: folder,
        env: { ...process.env, ...env, ...replacement.env },
        logFile: path.join(folder, 'output.log'),
      });
      service = started;
      isExpectedToEnd = false;
      void started.ended.then((error) => {
        if (!isExpectedToEnd && service === started) broken.resolve(error);
      });
      await waitUntilHealthy(started, healthUrl);
    },
    /** Asks it to end, as systemd, Docker, and Kubernetes do. Resolves when it has ended. */
    end: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL'),
    async stop() {
      isExpectedToEnd = true;
      await service?.stop();
    },
    /** Fulfilled when it ends by itself. */
    broken: broken.promise,
  };
}

const freeUrl = async () => `http://127.0.0.1:${await freePort()}`;
const hostsOf = (urls: readonly string[]) => urls.map((url) => new URL(url).host);
const readSettings = (file: string) =>
  parseEnv(readFileSync(path.join(root, 'deploy/settings', file), 'utf8'));
const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));
