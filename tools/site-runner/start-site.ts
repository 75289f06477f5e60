import type { EndedError } from '../process/errors.ts';
import { freePort } from '../process/free-port.ts';
import type { Service } from '../process/service.ts';
import { whenAborted } from '../process/stop-request.ts';
import { waitUntilHealthy } from '../process/wait-until-healthy.ts';
import { startApi, startShellServer } from './services.ts';

export interface SiteOptions {
  readonly root: string;
  readonly ports: {
    readonly site: number;
    readonly api: number;
    /** Ports for operators; free ones by default. */
    readonly operators?: number;
    readonly apiOperators?: number;
  };
  readonly areaStore: string;
  /** The folder for the processes' logs and verified areas. */
  readonly workDir: string;
  /** Settings of both processes, which override the environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Work that must be done before the shell server starts, such as a build. The API host starts at the same time. */
  readonly prepare?: (signal: AbortSignal) => Promise<void>;
  /** Stops a start that is not finished. */
  readonly signal?: AbortSignal;
  readonly onReady?: (name: string, seconds: number) => void;
}

export interface RunningSite {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** `/metrics` and the full `/healthz` of the shell server. */
  readonly operatorsUrl: string;
  /** The same of the API host. */
  readonly apiOperatorsUrl: string;
  /** Fulfilled when a part of the site ends unexpectedly. */
  readonly broken: Promise<EndedError>;
  readonly stop: () => Promise<void>;
}

/** Starts the API host and the shell server. Resolves when both are ready for visitors. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { ports, areaStore, prepare, signal, onReady } = options;
  const siteUrl = `http://127.0.0.1:${ports.site}`;
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const operatorsPort = ports.operators ?? (await freePort());
  const apiOperatorsPort = ports.apiOperators ?? (await freePort());
  const operatorsUrl = `http://127.0.0.1:${operatorsPort}`;
  const apiOperatorsUrl = `http://127.0.0.1:${apiOperatorsPort}`;
  const started: Service[] = [];
  const stop = async () => {
    await Promise.all(started.map((service) => service.stop()));
  };
  const start = async (service: Service, url: string) => {
    started.push(service);
    const begin = performance.now();
    await Promise.race([
      waitUntilHealthy(service, `${url}/healthz`),
      ...(signal ? [whenAborted(signal)] : []),
    ]);
    signal?.throwIfAborted();
    onReady?.(service.name, (performance.now() - begin) / 1000);
  };
  const hasFailed = new AbortController();
  const preparing = prepare?.(AbortSignal.any([hasFailed.signal, ...(signal ? [signal] : [])]));
  try {
    await Promise.all([
      preparing,
      start(startApi({ ...options, port: ports.api, operatorsPort: apiOperatorsPort, siteUrl }), apiUrl),
    ]);
    // Last, because the shell tries each area on a page, and most pages ask the API host.
    await start(
      startShellServer({ ...options, port: ports.site, operatorsPort, apiUrl, areaStore }),
      operatorsUrl,
    );
  } catch (error) {
    hasFailed.abort(error);
    await Promise.allSettled([preparing, stop()]);
    throw error;
  }
  const broken = Promise.race(started.map(({ ended }) => ended));
  return { siteUrl, apiUrl, operatorsUrl, apiOperatorsUrl, broken, stop };
}
