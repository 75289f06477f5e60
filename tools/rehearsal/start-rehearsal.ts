import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { openPublishingStore } from '@hotdrop/shared-host/store';
import { type Postgres, startPostgres } from '../postgres/start-postgres.ts';
import { whenAborted } from '../process/stop-request.ts';
import { findFixedPorts } from './fixed-ports.ts';
import { isInstalled } from './is-installed.ts';
import { createMember, type Member } from './member.ts';

interface RehearsalOptions {
  readonly root: string;
  /** Holds logs, verified areas, and figures. */
  readonly workDir: string;
  /** The folder of the area store. */
  readonly store: string;
  /** The port for visitors; a free one by default. */
  readonly port?: number;
  /** Settings of all servers. */
  readonly env?: NodeJS.ProcessEnv;
  readonly say?: (line: string) => void;
  /** Stops a start that is not finished. */
  readonly signal?: AbortSignal;
}

/** The processes of a production site on one machine, started by the scripts of `deploy/`. */
export interface Rehearsal {
  readonly siteUrl: string;
  readonly shells: readonly Server[];
  readonly apis: readonly Server[];
  readonly balancer: Member;
  readonly store: Member;
  /** Absent where Prometheus is not installed. */
  readonly metrics: (Member & { readonly url: string }) | undefined;
  readonly postgres: Postgres;
  /** Settings of the balancer, for a command that applies its configuration again. */
  readonly balancerEnv: NodeJS.ProcessEnv;
  readonly broken: Promise<Error>;
  readonly stop: () => Promise<void>;
}

export interface Server extends Member {
  readonly url: string;
  /** `/metrics` and the full `/healthz`. */
  readonly operatorsUrl: string;
}

const local = (port: number) => `127.0.0.1:${port}`;
const readSettings = (root: string, file: string) =>
  parseEnv(readFileSync(path.join(root, 'deploy/settings', file), 'utf8'));

/** Starts PostgreSQL, the area store, two API hosts, two shell servers, Caddy, and Prometheus. */
export async function startRehearsal(options: RehearsalOptions): Promise<Rehearsal> {
  const { root, workDir, store: storeFolder, env, say = () => {}, signal } = options;
  if (!isInstalled('caddy')) throw new Error('Caddy is not installed. Install it: apt-get install caddy');
  mkdirSync(workDir, { recursive: true });
  const ports = (await findFixedPorts(13)).values();
  const nextPort = () => ports.next().value ?? 0;
  const sitePort = options.port ?? nextPort();
  const apiPort = nextPort();
  const siteUrl = `http://${local(sitePort)}`;
  const started: { readonly stop: () => Promise<void> }[] = [];
  const stop = async () => {
    // Servers end before what they use.
    for (const one of started.splice(0).reverse()) await one.stop();
  };
  const start = async <M extends Member>(member: M): Promise<M> => {
    started.push(member);
    const begin = performance.now();
    await Promise.race([member.start(), ...(signal ? [whenAborted(signal)] : [])]);
    signal?.throwIfAborted();
    say(`  ${member.name} is ready after ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    return member;
  };
  const member = (name: string, script: string, healthUrl: string, own: NodeJS.ProcessEnv) =>
    createMember({ name, script, root, workDir, healthUrl, env: { ...own, ...env } });
  const server = (
    name: string,
    script: string,
    settings: (port: number, operatorsPort: number) => NodeJS.ProcessEnv,
  ): Server => {
    const [port, operatorsPort] = [nextPort(), nextPort()];
    const [url, operatorsUrl] = [`http://${local(port)}`, `http://${local(operatorsPort)}`];
    const created = member(name, script, `${url}/healthz`, {
      OPERATORS_PORT: String(operatorsPort),
      ...settings(port, operatorsPort),
    });
    return { ...created, url, operatorsUrl };
  };

  try {
    const postgres = await startPostgres();
    started.push(postgres);
    // A web server cannot list its areas, so an operator does: `npm run area -- index`.
    await openPublishingStore(storeFolder).writeIndex();
    const storeUrl = `http://${local(nextPort())}`;
    const store = await start(
      member('The area store', 'start-area-store', `${storeUrl}/areas.json`, {
        STORE_ADDRESS: storeUrl,
        STORE_FOLDER: storeFolder,
      }),
    );
    const anApi = (number: number) =>
      server(`API host ${number}`, 'start-api', (port) => ({
        ...readSettings(root, 'api.env'),
        API_PORT: String(port),
        DATABASE_URL: postgres.url,
        SESSION_SECRET: 'a secret of the rehearsal, 32 characters',
        SITE_ORIGINS: `${siteUrl.replace('127.0.0.1', 'localhost')},${siteUrl}`,
      }));
    const apis = [await start(anApi(1)), await start(anApi(2))];
    const aShell = (number: number) =>
      server(`Shell server ${number}`, 'start-shell', (port) => ({
        ...readSettings(root, 'shell.env'),
        PORT: String(port),
        API_HOST: `http://${local(apiPort)}`,
        AREA_STORE: storeUrl,
        AREA_CACHE: path.join(workDir, `areas-${number}`),
      }));
    const shells = [aShell(1), aShell(2)];
    const adminAddress = local(nextPort());
    const hostsOf = (servers: readonly Server[]) => servers.map(({ url }) => new URL(url).host).join(' ');
    const balancerEnv = {
      ADMIN_ADDRESS: adminAddress,
      SITE_ADDRESS: siteUrl,
      SITE_UPSTREAMS: hostsOf(shells),
      API_ADDRESS: `http://${local(apiPort)}`,
      API_UPSTREAMS: hostsOf(apis),
      // Caddy keeps certificates here.
      XDG_DATA_HOME: path.join(workDir, 'caddy'),
      XDG_CONFIG_HOME: path.join(workDir, 'caddy'),
    };
    // Before the shell servers: they try areas on pages, which call the API hosts through it.
    const balancer = await start(
      member('The load balancer', 'start-balancer', `http://${adminAddress}/config/`, balancerEnv),
    );
    await Promise.all(shells.map(start));
    const metrics = isInstalled('prometheus')
      ? await start(aMetricsServer({ member, apis, shells, workDir, address: local(nextPort()) }))
      : undefined;
    const members = [...apis, ...shells, balancer, store, ...(metrics ? [metrics] : [])];
    const broken = Promise.race(members.map((one) => one.broken));
    return { siteUrl, shells, apis, balancer, balancerEnv, store, metrics, postgres, broken, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface MetricsOptions {
  readonly member: (name: string, script: string, healthUrl: string, env: NodeJS.ProcessEnv) => Member;
  readonly apis: readonly Server[];
  readonly shells: readonly Server[];
  readonly workDir: string;
  readonly address: string;
}

function aMetricsServer({ member, apis, shells, workDir, address }: MetricsOptions) {
  const targets = path.join(workDir, 'targets.json');
  const group = (job: string, servers: readonly Server[]) => ({
    labels: { job },
    targets: servers.map(({ operatorsUrl }) => new URL(operatorsUrl).host),
  });
  writeFileSync(targets, JSON.stringify([group('shell', shells), group('api', apis)]));
  const url = `http://${address}`;
  const created = member('Prometheus', 'start-metrics', `${url}/-/ready`, {
    METRICS_TARGETS: targets,
    METRICS_DATA: path.join(workDir, 'metrics'),
    METRICS_ADDRESS: address,
  });
  return { ...created, url };
}
