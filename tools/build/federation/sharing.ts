import type { ModuleFederation } from './share-runtime.ts';

/**
 * Replaces federation's bundler runtime in builds for browsers. Hosts and areas without remotes use a quarter of that
 * runtime: each of them is 3 KB smaller.
 */

/** Describes a shared module that a build consumes. */
interface Wanted {
  readonly shareKey: string;
  readonly shareScope: string[];
  readonly singleton: boolean;
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
  readonly eager: boolean;
  /** The build's own copy. */
  readonly fallback: () => Promise<Factory>;
}

type Factory = () => unknown;

/** The part of `__webpack_require__` that sharing uses. */
export interface Require {
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly c: Record<string, unknown>;
  readonly federation: {
    readonly initOptions: ConstructorParameters<typeof ModuleFederation>[0];
    instance: ModuleFederation;
  };
  readonly consumesLoadingData: { readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Wanted>> };
}

interface Scope {
  readonly shareScopeName: string;
  readonly webpackRequire: Require;
  readonly initPromises: Record<string, Promise<boolean>>;
}

/** Adds the build's own copies to the share scope. */
export const offer = ({ shareScopeName, webpackRequire, initPromises }: Scope): Promise<boolean> =>
  (initPromises[shareScopeName] ??= Promise.all(
    webpackRequire.federation.instance.initializeSharing(shareScopeName),
  ).then(() => true));

interface Consuming {
  readonly chunkId: string;
  /** The shared modules that each chunk consumes. */
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  readonly installedModules: Record<string, Promise<void>>;
  readonly promises: Promise<unknown>[];
  readonly webpackRequire: Require;
}

/** Loads the shared modules of a chunk before it runs; a failed module is loaded again the next time. */
export function consumes({
  chunkId,
  chunkMapping,
  installedModules,
  promises,
  webpackRequire,
}: Consuming): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= consume(id, webpackRequire).catch((error) => {
      delete installedModules[id];
      throw error;
    });
    promises.push(installedModules[id]);
  }
}

async function consume(id: string, webpackRequire: Require): Promise<void> {
  const { key, options, fallback } = wanted(id, webpackRequire);
  const shared = await webpackRequire.federation.instance.loadShare(key, options);
  const factory = shared || (await fallback());
  install(id, webpackRequire, () => factory);
}

export function wanted(id: string, webpackRequire: Require) {
  const data = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!data) throw new Error(`Unknown module ${id}`);
  const { shareKey, shareScope, fallback, ...shareConfig } = data;
  return { key: shareKey, options: { customShareInfo: { scope: shareScope, shareConfig } }, fallback };
}

export function install(id: string, { m, c }: Require, find: () => Factory): void {
  m[id] = (module) => {
    // A failure must not stay in webpack's cache.
    delete c[id];
    module.exports = find()();
    c[id] = module;
  };
}
