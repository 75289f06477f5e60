import path from 'node:path';
import { type Service, startService, waitUntilHealthy } from '../process/index.ts';

export interface HostOptions {
  readonly root: string;
  readonly port: number;
  /** Where it keeps what it writes: its log, and the areas that it verified. */
  readonly workDir: string;
  /** Settings, over those of the environment. */
  readonly env?: NodeJS.ProcessEnv | undefined;
}

export interface Host extends Omit<Service, 'lastLines'> {
  readonly url: string;
  /** Fulfilled with the seconds it took until the host answered well. */
  readonly ready: Promise<number>;
}

/** The API host; visitors come through the site on `sitePort`. */
export const launchApi = (options: HostOptions & { readonly sitePort: number }): Host =>
  launch('The API host', 'api/src/server.ts', 'api.log', options, {
    API_PORT: String(options.port),
    // Who may sign in and write: the pages of this site, under both names of this machine.
    SITE_ORIGINS:
      process.env.SITE_ORIGINS ?? `http://localhost:${options.sitePort},${urlOf(options.sitePort)}`,
  });

export interface ShellOptions extends HostOptions {
  readonly apiUrl: string;
  readonly areaStore: string;
}

export const launchShell = (options: ShellOptions): Host =>
  launch('The shell server', 'shell/dist/node/main.cjs', 'shell.log', options, {
    PORT: String(options.port),
    API_HOST: options.apiUrl,
    AREA_STORE: options.areaStore,
    AREA_CACHE: path.join(options.workDir, 'areas'),
  });

/** A shell server alone, ready for visitors. */
export async function startShell(options: ShellOptions): Promise<Host> {
  const shell = launchShell(options);
  try {
    await shell.ready;
    return shell;
  } catch (error) {
    await shell.stop();
    throw error;
  }
}

export const urlOf = (port: number) => `http://127.0.0.1:${port}`;

function launch(
  name: string,
  script: string,
  log: string,
  { root, port, workDir, env }: HostOptions,
  settings: NodeJS.ProcessEnv,
): Host {
  const service = startService({
    name,
    args: ['--enable-source-maps', path.join(root, script)],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...settings, ...env },
    logFile: path.join(workDir, 'log', log),
  });
  const url = urlOf(port);
  const started = performance.now();
  const ready = waitUntilHealthy(service, `${url}/healthz`).then(() => (performance.now() - started) / 1000);
  return { ...service, url, ready };
}
