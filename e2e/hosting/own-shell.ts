import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startShell, testAreaStore } from '@hotdrop/tools/site-runner';
import { test as base } from '../test.ts';
import { copyLiveVersions } from './copy-live-versions.ts';

interface OwnShell {
  readonly url: string;
  /** The address for operators. */
  readonly operatorsUrl: string;
  /** A copy of the published areas that only this shell reads. */
  readonly store: string;
  readonly health: () => Promise<Health>;
  /** The state of an area in `/healthz`. */
  readonly stateOf: (area: string) => Promise<AreaHealth | undefined>;
  /** The metrics for Prometheus. */
  readonly metrics: () => Promise<string>;
  /** The shell's log lines. */
  readonly log: () => string;
  /** Starts another shell with the same store. */
  readonly startAnother: () => Promise<OwnShell>;
}

interface Health {
  readonly status: string;
  readonly store: { readonly problem?: string };
  readonly areas: readonly AreaHealth[];
  readonly parts: readonly PartHealth[];
  /** Calls of areas' own services that fail. */
  readonly calls: readonly { readonly area: string }[];
}

interface PartHealth {
  readonly area: string;
  readonly part: string;
  readonly version: string;
  readonly owner: string;
  readonly status: string;
}

interface AreaHealth {
  readonly area: string;
  readonly owner: string;
  readonly status: string;
  readonly stable?: string;
  readonly problem?: string;
  readonly failures: readonly { version: string; reason: string }[];
  readonly quarantined: readonly { version: string; reason: string }[];
}

interface Fixtures {
  /** Starts a shell for one test, with the common API host. `prepare` may damage its store first. */
  readonly ownShell: (prepare?: (store: string) => unknown, env?: NodeJS.ProcessEnv) => Promise<OwnShell>;
}

/** A test with its own area store, which it may damage. */
export const test = base.extend<Fixtures>({
  ownShell: async ({ context }, use) => {
    const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-hosting-'));
    const stops: (() => Promise<void>)[] = [];
    const store = path.join(workDir, 'store');
    const start = async (env: NodeJS.ProcessEnv): Promise<OwnShell> => {
      const port = await freePort();
      const apiUrl = process.env.JOURNEY_API ?? '';
      const ownDir = path.join(workDir, String(port));
      const shell = await startShell({ port, apiUrl, areaStore: store, workDir: ownDir, env });
      stops.push(shell.stop);
      const health = async (): Promise<Health> => (await fetch(`${shell.operatorsUrl}/healthz`)).json();
      return {
        url: shell.url,
        operatorsUrl: shell.operatorsUrl,
        store,
        health,
        stateOf: async (area) => (await health()).areas.find((one) => one.area === area),
        metrics: async () => (await fetch(`${shell.operatorsUrl}/metrics`)).text(),
        log: () => readFileSync(shell.logFile, 'utf8'),
        startAnother: () => start(env),
      };
    };
    await use(async (prepare, env = {}) => {
      copyLiveVersions(testAreaStore, store);
      await prepare?.(store);
      return start(env);
    });
    // An open page would continue to call a stopped server.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(stops.map((stop) => stop()));
    rmSync(workDir, { recursive: true, force: true });
  },
});
