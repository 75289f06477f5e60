import path from 'node:path';
import { keepRunning } from './keep-running.ts';
import { freePort, type SitePorts } from './ports.ts';
import { type Service, startScript, waitUntilHealthy } from './process.ts';

export const root = path.resolve(import.meta.dirname, '../..');

interface ServerOptions {
  readonly port: number;
  /** Folder for its log and the verified areas. */
  readonly workDir: string;
  /** Overrides the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Adds to the log of the process before. */
  readonly isLogKept?: boolean;
}

interface ApiOptions extends ServerOptions {
  readonly operatorsPort: number;
  readonly siteUrl: string;
}

/** Starts the API host; it is ready when its `/healthz` answers. */
export const startApi = ({ siteUrl, operatorsPort, ...options }: ApiOptions): Service =>
  startServer('The API host', 'api/src/server.ts', 'api.log', options, {
    API_PORT: String(options.port),
    OPERATORS_PORT: String(operatorsPort),
    // Pages of this site may sign in and write, under both names of this machine.
    SITE_ORIGINS: process.env.SITE_ORIGINS ?? `${siteUrl.replace('127.0.0.1', 'localhost')},${siteUrl}`,
  });

interface ShellOptions extends ServerOptions {
  /** The folder with the shell's build, for benches with another one. */
  readonly root?: string;
  readonly apiUrl: string;
  readonly areaStore: string;
}

/** Starts the shell server; it is ready when the operators' `/healthz` answers, also while its areas fail. */
export const startShellServer = ({
  apiUrl,
  areaStore,
  operatorsPort,
  root: buildRoot = root,
  ...options
}: ShellOptions & { readonly operatorsPort: number }): Service =>
  startServer('The shell server', path.join(buildRoot, 'shell/dist/node/main.cjs'), 'shell.log', options, {
    PORT: String(options.port),
    OPERATORS_PORT: String(operatorsPort),
    API_HOST: apiUrl,
    AREA_STORE: areaStore,
    AREA_CACHE: path.join(options.workDir, 'areas'),
    // Area teams on this machine compare their builds with it.
    SITE_DESCRIPTION: process.env.SITE_DESCRIPTION ?? 'public',
  });

/** Starts another shell server for a running site. */
export async function startShell(options: ShellOptions) {
  const operatorsPort = await freePort();
  const shell = startShellServer({ ...options, operatorsPort });
  const operatorsUrl = local(operatorsPort);
  await whenReady(shell, `${operatorsUrl}/healthz`);
  const kept = keepRunning(shell, () => startShellServer({ ...options, operatorsPort, isLogKept: true }));
  return { ...kept, url: local(options.port), operatorsUrl };
}

/** Starts an API host without a site. */
export async function startApiHost(options: Omit<ServerOptions, 'port'>) {
  const [port, operatorsPort] = [await freePort(), await freePort()];
  const url = local(port);
  const service = startApi({ ...options, port, operatorsPort, siteUrl: url });
  return { ...service, url, whenReady: () => waitUntilHealthy(service, `${url}/healthz`) };
}

/** Starts the example of a sibling site with the same areas. */
export async function startSiblingSite({ areaStore, ...options }: Omit<ShellOptions, 'apiUrl'>) {
  const script = 'examples/sibling-site/src/server/main.ts';
  const service = startServer('The sibling site', script, 'sibling.log', options, {
    PORT: String(options.port),
    AREA_STORE: areaStore,
  });
  const url = local(options.port);
  await whenReady(service, `${url}/arena`);
  return { ...service, url };
}

export interface SiteOptions {
  /** Free ports by default. */
  readonly ports?: SitePorts;
  readonly areaStore: string;
  readonly workDir: string;
  /** Settings of both servers, which override the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** The shell server waits for it. The API host starts at the same time. */
  readonly build?: Promise<void>;
  readonly say?: (line: string) => void;
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Starts the API host and the shell server. Resolves when both are ready for visitors. */
export async function startSite({ areaStore, build, say = () => {}, ...options }: SiteOptions) {
  const ports = options.ports ?? {
    site: await freePort(),
    api: await freePort(),
    operators: await freePort(),
    apiOperators: await freePort(),
  };
  const [siteUrl, apiUrl] = [local(ports.site), local(ports.api)];
  const [operatorsUrl, apiOperatorsUrl] = [local(ports.operators), local(ports.apiOperators)];
  const started: Service[] = [];
  const stop = async () => {
    await Promise.all(started.map((service) => service.stop()));
  };
  const start = async (service: Service, url: string) => {
    started.push(service);
    const begin = performance.now();
    await waitUntilHealthy(service, `${url}/healthz`);
    say(`  ${service.name} is ready after ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  };
  try {
    const api = startApi({ ...options, port: ports.api, operatorsPort: ports.apiOperators, siteUrl });
    await Promise.all([build, start(api, apiUrl)]);
    // Last, because the shell tries each area on a page, and most pages call the API host.
    const shellOptions = {
      ...options,
      port: ports.site,
      operatorsPort: ports.operators,
      apiUrl,
      areaStore,
    };
    const shell = startShellServer(shellOptions);
    await start(shell, operatorsUrl);
    const startAgain = () => startShellServer({ ...shellOptions, isLogKept: true });
    started[started.indexOf(shell)] = keepRunning(shell, startAgain, say);
  } catch (error) {
    await stop();
    throw error;
  }
  const broken = Promise.race(started.map(({ ended }) => ended));
  return { siteUrl, apiUrl, operatorsUrl, apiOperatorsUrl, broken, stop };
}

const local = (port: number) => `http://127.0.0.1:${port}`;

async function whenReady(service: Service, url: string): Promise<void> {
  try {
    await waitUntilHealthy(service, url);
  } catch (error) {
    await service.stop();
    throw error;
  }
}

const startServer = (
  name: string,
  script: string,
  log: string,
  { workDir, env, isLogKept }: ServerOptions,
  settings: NodeJS.ProcessEnv,
) =>
  startScript({
    name,
    args: ['--enable-source-maps', path.resolve(root, script)],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...settings, ...env },
    logFile: path.join(workDir, 'log', log),
    isLogKept,
  });
