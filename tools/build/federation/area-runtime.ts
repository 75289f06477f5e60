import type { ModuleFederation } from './share-runtime.ts';
import { consumes, offer, type Require } from './sharing.ts';

interface Entering {
  readonly webpackRequire: Require & { I(scope: string): Promise<boolean> };
  /** Modules that the host and other areas share. */
  readonly shareScope: ModuleFederation['shareScopeMap'][string];
}

declare global {
  /** The runtime that our hosts provide, and others with federation's `provideExternalRuntime`. */
  var _FEDERATION_RUNTIME_CORE: { readonly ModuleFederation: typeof ModuleFederation } | undefined;
}

/** Waits for a host to initialize the container, because the runtime may have to be loaded. */
const init = () => {};

/**
 * The container's `init`. Every version of an area has its own instance; all of ours share in the scope called
 * default.
 */
async function initContainerEntry({ webpackRequire, shareScope }: Entering): Promise<boolean> {
  const { federation } = webpackRequire;
  const runtime = globalThis._FEDERATION_RUNTIME_CORE ?? (await import('./share-runtime.ts'));
  federation.instance ??= new runtime.ModuleFederation(federation.initOptions);
  federation.instance.initShareScopeMap('default', shareScope);
  return webpackRequire.I('default');
}

/**
 * Federation in an area's build for browsers. Our hosts provide the runtime (see federation/runtime-exports.ts); on
 * other pages the container loads its own as a chunk.
 */
export default { bundlerRuntime: { init, I: offer, consumes, initContainerEntry } };
