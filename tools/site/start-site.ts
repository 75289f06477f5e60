import { type EndedError, type Service, waitUntilHealthy } from '../process/index.ts';
import { startApi, startShellServer } from './services.ts';

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
  const { ports, areaStore, signal, onReady } = options;
  signal?.throwIfAborted();
  const siteUrl = `http://127.0.0.1:${ports.site}`;
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const services = [
    { url: apiUrl, service: startApi({ ...options, port: ports.api, siteUrl }) },
    { url: siteUrl, service: startShellServer({ ...options, port: ports.site, apiUrl, areaStore }) },
  ];
  const stop = async () => {
    await Promise.all(services.map(({ service }) => service.stop()));
  };
  const whenReady = async ({ service, url }: { service: Service; url: string }) => {
    const started = performance.now();
    await waitUntilHealthy(service, `${url}/healthz`);
    onReady?.(service.name, (performance.now() - started) / 1000);
  };
  try {
    await Promise.race([aborted(signal), Promise.all(services.map(whenReady))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { siteUrl, apiUrl, broken: Promise.race(services.map(({ service }) => service.ended)), stop };
}

const aborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
