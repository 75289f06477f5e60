import path from 'node:path';
import { freePort } from '../process/free-port.ts';
import { type Service, startService } from '../process/service.ts';
import { waitUntilHealthy } from '../process/wait-until-healthy.ts';

interface ServiceOptions {
  readonly root: string;
  readonly port: number;
  /** Folder for its log and the verified areas. */
  readonly workDir: string;
  /** Overrides the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Waits for `begin`. */
  readonly isOnStandby?: boolean;
}

interface ApiOptions extends ServiceOptions {
  readonly operatorsPort: number;
  readonly siteUrl: string;
}

/** Starts the API host; it is ready when its `/healthz` answers. */
export const startApi = ({ siteUrl, operatorsPort, ...options }: ApiOptions): Service =>
  startScript('The API host', 'api/src/server.ts', 'api.log', options, {
    API_PORT: String(options.port),
    OPERATORS_PORT: String(operatorsPort),
    // Pages of this site may sign in and write, under both names of this machine.
    SITE_ORIGINS: process.env.SITE_ORIGINS ?? `${siteUrl.replace('127.0.0.1', 'localhost')},${siteUrl}`,
  });

interface ShellOptions extends ServiceOptions {
  /** Port of `/metrics` and the full `/healthz`. */
  readonly operatorsPort: number;
  readonly apiUrl: string;
  readonly areaStore: string;
}

/** Starts the shell server; it is ready when the operators' `/healthz` answers, also while its areas fail. */
export const startShellServer = ({ apiUrl, areaStore, operatorsPort, ...options }: ShellOptions): Service =>
  startScript('The shell server', 'shell/dist/node/main.cjs', 'shell.log', options, {
    PORT: String(options.port),
    OPERATORS_PORT: String(operatorsPort),
    API_HOST: apiUrl,
    AREA_STORE: areaStore,
    AREA_CACHE: path.join(options.workDir, 'areas'),
  });

type ReadyService = Service & { readonly url: string };

/** Starts another shell server for a running site; resolves when it is ready. */
export async function startShell(
  options: Omit<ShellOptions, 'operatorsPort'>,
): Promise<ReadyService & { readonly operatorsUrl: string }> {
  const operatorsPort = await freePort();
  const operators = await whenReady(
    startShellServer({ ...options, operatorsPort }),
    operatorsPort,
    '/healthz',
  );
  return { ...operators, url: `http://127.0.0.1:${options.port}`, operatorsUrl: operators.url };
}

/** Starts an API host without a site; it is ready when its `/healthz` answers. */
export async function startApiHost(
  options: Omit<ServiceOptions, 'port'>,
): Promise<Service & { readonly url: string; readonly whenReady: () => Promise<void> }> {
  const [port, operatorsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const service = startApi({ ...options, port, operatorsPort, siteUrl: url });
  return { ...service, url, whenReady: () => waitUntilHealthy(service, `${url}/healthz`) };
}

/** Starts the example of a sibling site with the same areas. */
export const startSiblingSite = ({
  areaStore,
  ...options
}: Omit<ShellOptions, 'apiUrl' | 'operatorsPort'>): Promise<ReadyService> => {
  const script = 'examples/sibling-site/src/server/main.ts';
  const settings = { PORT: String(options.port), AREA_STORE: areaStore };
  return whenReady(
    startScript('The sibling site', script, 'sibling.log', options, settings),
    options.port,
    '/arena',
  );
};

/** Starts `npm run dev`, which has no health endpoint: request a page to see that it is ready. */
export const startFromSource = ({
  apiPort,
  ...options
}: ServiceOptions & { readonly apiPort: number }): Service =>
  startScript('The site from source', 'tools/dev/main.ts', 'dev.log', options, {
    PORT: String(options.port),
    API_PORT: String(apiPort),
  });

async function whenReady(service: Service, port: number, path: string): Promise<ReadyService> {
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilHealthy(service, url + path);
  } catch (error) {
    await service.stop();
    throw error;
  }
  return { ...service, url };
}

const startScript = (
  name: string,
  script: string,
  log: string,
  { root, workDir, env, isOnStandby = false }: ServiceOptions,
  settings: NodeJS.ProcessEnv,
) =>
  startService({
    name,
    args: ['--enable-source-maps', path.join(root, script)],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...settings, ...env },
    logFile: path.join(workDir, 'log', log),
    isOnStandby,
  });
