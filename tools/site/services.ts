import path from 'node:path';
import { type Service, startService, waitUntilHealthy } from '../process/index.ts';

interface ServiceOptions {
  readonly root: string;
  readonly port: number;
  /** Where the process keeps what it writes: its log, and the verified areas. */
  readonly workDir: string;
  /** Settings over those of the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Waits until it is told to begin. */
  readonly isHeldBack?: boolean;
}

/** Starts the API host; it is ready when its `/healthz` answers. */
export const startApi = ({ siteUrl, ...options }: ServiceOptions & { readonly siteUrl: string }): Service =>
  startScript('The API host', 'api/src/server.ts', 'api.log', options, {
    API_PORT: String(options.port),
    // Who may sign in and write: the pages of this site, under both names of this machine.
    SITE_ORIGINS: process.env.SITE_ORIGINS ?? `${siteUrl.replace('127.0.0.1', 'localhost')},${siteUrl}`,
  });

interface ShellOptions extends ServiceOptions {
  readonly apiUrl: string;
  readonly areaStore: string;
}

/** Starts the shell server; it is ready when its `/healthz` answers. */
export const startShellServer = ({ apiUrl, areaStore, ...options }: ShellOptions): Service =>
  startScript('The shell server', 'shell/dist/node/main.cjs', 'shell.log', options, {
    PORT: String(options.port),
    API_HOST: apiUrl,
    AREA_STORE: areaStore,
    AREA_CACHE: path.join(options.workDir, 'areas'),
  });

type ReadyService = Service & { readonly url: string };

/** Starts a shell server beside a site that runs, and answers when it is ready. */
export const startShell = (options: ShellOptions): Promise<ReadyService> =>
  whenReady(startShellServer(options), options.port, '/healthz');

/** Starts the example of a host by others, on the same areas. */
export const startSiblingSite = ({
  areaStore,
  ...options
}: Omit<ShellOptions, 'apiUrl'>): Promise<ReadyService> => {
  const script = 'examples/sibling-site/src/server/main.ts';
  const settings = { PORT: String(options.port), AREA_STORE: areaStore };
  return whenReady(
    startScript('The sibling site', script, 'sibling.log', options, settings),
    options.port,
    '/arena',
  );
};

/** Starts `npm run dev`; nobody but its first page can tell when it is ready. */
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
  { root, workDir, env, isHeldBack = false }: ServiceOptions,
  settings: NodeJS.ProcessEnv,
) =>
  startService({
    name,
    args: ['--enable-source-maps', path.join(root, script)],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...settings, ...env },
    logFile: path.join(workDir, 'log', log),
    isHeldBack,
  });
