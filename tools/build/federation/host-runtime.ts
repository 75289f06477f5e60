import * as runtimeSurface from './runtime-exports.ts';
import { ModuleFederation } from './share-runtime.ts';
import { consumes, install, offer, type Require, wanted } from './sharing.ts';

interface Initial {
  readonly initialConsumes: readonly string[];
  readonly webpackRequire: Require;
}

/** Provides shared modules synchronously: the host has all of them in its entry. */
function installInitialConsumes({ initialConsumes, webpackRequire }: Initial): void {
  for (const id of initialConsumes) {
    install(id, webpackRequire, () => {
      const { key, options } = wanted(id, webpackRequire);
      const factory = webpackRequire.federation.instance.loadShareSync(key, options);
      if (!factory) throw new Error(`${key} is shared, but not in the host's entry.`);
      return factory;
    });
  }
}

// Areas are built without the runtime, and look for it here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeSurface });

interface Starting {
  readonly webpackRequire: Require & { S: ModuleFederation['shareScopeMap'] };
}

function init({ webpackRequire }: Starting): ModuleFederation {
  const instance = new ModuleFederation(webpackRequire.federation.initOptions);
  webpackRequire.S = instance.shareScopeMap;
  return instance;
}

/** Federation in a host's build for browsers. */
export default { bundlerRuntime: { init, I: offer, consumes, installInitialConsumes } };
