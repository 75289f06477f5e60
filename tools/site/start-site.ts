import path from 'node:path';
import { type EndedError, type Service, startService, waitUntilHealthy } from '../process/index.ts';

export interface SiteOptions {
  readonly root: string;
  readonly ports: { readonly site: number; readonly api: number };
  readonly areaStore: string;
  /** Where the processes keep what they write: their logs, and the verified areas. */
  readonly workDir: string;
  /** Settings for both processes, over those of the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Ends the wait for a site that is not up yet. */
  readonly signal?: AbortSignal;
  readonly onReady?: (name: string, seconds: number) => void;
}

export interface RunningSite {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Fulfilled when a part of the site ends that nobody stopped. */
  readonly broken: Promise<EndedError>;
  readonly stop: () => Promise<void>;
}

/** Starts the API host and the shell server, and answers when both are ready for visitors. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { root, ports, areaStore, workDir, signal, onReady } = options;
  const siteUrl = `http://127.0.0.1:${ports.site}`;
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const start = (name: string, script: string, log: string, env: NodeJS.ProcessEnv) =>
    startService({
      name,
      args: ['--enable-source-maps', path.join(root, script)],
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env, ...options.env },
      logFile: path.join(workDir, 'log', log),
    });

  const services: { service: Service; url: string }[] = [
    {
      url: apiUrl,
      service: start('The API host', 'api/src/server.ts', 'api.log', {
        API_PORT: String(ports.api),
        // Who may sign in and write: the pages of this site, under both names of this machine.
        SITE_ORIGINS: process.env.SITE_ORIGINS ?? `http://localhost:${ports.site},${siteUrl}`,
      }),
    },
    {
      url: siteUrl,
      service: start('The shell server', 'shell/dist/node/main.cjs', 'shell.log', {
        PORT: String(ports.site),
        API_HOST: apiUrl,
        AREA_STORE: areaStore,
        AREA_CACHE: path.join(workDir, 'areas'),
      }),
    },
  ];
  const stop = async () => {
    await Promise.all(services.map(({ service }) => service.stop()));
  };
  try {
    await unlessAborted(
      signal,
      services.map(async ({ service, url }) => {
        const started = performance.now();
        await waitUntilHealthy(service, `${url}/healthz`);
        onReady?.(service.name, (performance.now() - started) / 1000);
      }),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { siteUrl, apiUrl, broken: Promise.race(services.map(({ service }) => service.ended)), stop };
}

function unlessAborted(signal: AbortSignal | undefined, work: Promise<void>[]): Promise<unknown> {
  const aborted = new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
  signal?.throwIfAborted();
  return Promise.race([aborted, Promise.all(work)]);
}
