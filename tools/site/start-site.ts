import type { EndedError } from '../process/index.ts';
import { launchApi, launchShell, urlOf } from './hosts.ts';

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
  const { root, ports, areaStore, workDir, env, signal, onReady } = options;
  signal?.throwIfAborted();
  const apiUrl = urlOf(ports.api);
  const hosts = [
    launchApi({ root, port: ports.api, sitePort: ports.site, workDir, env }),
    launchShell({ root, port: ports.site, apiUrl, areaStore, workDir, env }),
  ];
  const stop = async () => {
    await Promise.all(hosts.map((host) => host.stop()));
  };
  try {
    const ready = hosts.map(async (host) => onReady?.(host.name, await host.ready));
    await Promise.race([aborted(signal), Promise.all(ready)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { siteUrl: urlOf(ports.site), apiUrl, broken: Promise.race(hosts.map(({ ended }) => ended)), stop };
}

const aborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
