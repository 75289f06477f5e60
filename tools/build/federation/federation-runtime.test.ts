import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederation as StandardRuntime } from '@module-federation/runtime-core';
import areaRuntime from './area-runtime.ts';
import hostRuntime from './host-runtime.ts';

type Factory = () => unknown;
type Get = () => Factory | Promise<Factory>;
type Part = 'init' | 'I' | 'consumes' | 'initContainerEntry' | 'installInitialConsumes';
type BundlerRuntime = Record<Part, (options: unknown) => unknown>;
/** Part of `__webpack_require__` that generated code uses. */
interface Runtime {
  readonly bundlerRuntime: BundlerRuntime;
}

/** Runtime of older areas, and of areas that other teams build. */
function upstreamRuntime(): Runtime {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced');
  const file = createRequire(path.join(enhanced, '..')).resolve('@module-federation/webpack-bundler-runtime');
  let runtime: Runtime | undefined;
  // Removes the replacement above from Jest's cache.
  jest.resetModules();
  jest.isolateModules(() => {
    // In a browser, such a container with `externalRuntime` can only reach the host's exports.
    jest.doMock('@module-federation/runtime-core', () => Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE'));
    ({ default: runtime } = require(file));
  });
  if (!runtime) throw new Error('There is no bundler runtime of federation.');
  return runtime;
}

const sharing = (get: Get, eager: boolean): object => ({
  react: [
    {
      ...{ version: '19.3.1', get, scope: ['default'] },
      shareConfig: { eager, singleton: true, requiredVersion: '^19.3.1' },
    },
  ],
});

const wanting = (fallback: Get) => ({
  ...{ fallback, shareKey: 'react', shareScope: ['default'] },
  ...{ singleton: true, requiredVersion: '^19.3.1', strictVersion: false, eager: false, layer: undefined },
});

/** Imitates webpack's code around a runtime: one shared module, number 1, and one chunk that consumes it. */
function built(name: string, federation: Runtime, get: Get, eager = false, shared = sharing(get, eager)) {
  const { bundlerRuntime: runtime } = federation;
  const initPromises = {};
  const initTokens = {};
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const shareScopes: Record<string, unknown> = {};
  const instance: unknown = undefined;
  const webpackRequire = {
    m: modules,
    c: {} as Record<string, { exports: unknown }>,
    S: shareScopes,
    o: Object.hasOwn,
    I: (shareScopeName: string, initScope?: unknown) =>
      runtime.I({ shareScopeName, webpackRequire, initPromises, initTokens, initScope }),
    federation: {
      ...federation,
      initOptions: {
        ...{ name, remotes: [], shareStrategy: 'loaded-first', shared },
      },
      bundlerRuntimeOptions: {},
      instance,
    },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 1: wanting(get) },
      chunkMapping: { chunk: ['1'] },
    },
  };
  webpackRequire.federation.instance = runtime.init({ webpackRequire });
  const mappings = { installedModules: {}, moduleToHandlerMapping: {} };
  return {
    webpackRequire,
    enter: (shareScope: unknown) =>
      runtime.initContainerEntry({ webpackRequire, shareScope, shareScopeKey: 'default' }),
    load: () => {
      const promises: unknown[] = [];
      const { chunkMapping } = webpackRequire.consumesLoadingData;
      runtime.consumes({ chunkId: 'chunk', promises, chunkMapping, webpackRequire, ...mappings });
      return Promise.all(promises);
    },
    /** Imitates `__webpack_require__` with its cache. */
    require: () => {
      const { c, m } = webpackRequire;
      const cached: { exports: unknown } | undefined = c[1];
      if (cached) return cached.exports;
      const module: { exports: unknown } = { exports: undefined };
      c[1] = module;
      m[1]?.(module);
      return module.exports;
    },
    run: () => {
      const module: { exports: unknown } = { exports: undefined };
      webpackRequire.m[1]?.(module);
      return module.exports;
    },
  };
}

/** Generated code is untyped: it calls any runtime, with more or fewer arguments than ours declares. */
const untyped = (runtime: object) => runtime as Runtime;

async function aHost(get: Get) {
  const runtime = untyped(hostRuntime);
  const host = built('shell', runtime, get, true);
  const { webpackRequire } = host;
  runtime.bundlerRuntime.installInitialConsumes({ initialConsumes: ['1'], webpackRequire });
  await webpackRequire.I('default');
  return { scope: webpackRequire.S.default, run: host.run, require: host.require };
}

const theirs = { of: 'the host' };
const own = { of: 'the area' };
const brings = (module: unknown) => async () => () => module;
const hasAtHand = (module: unknown) => () => () => module;

const runtimes = {
  ours: () => untyped(areaRuntime),
  'federation’s own': upstreamRuntime,
};

describe.each(Object.entries(runtimes))('an area that is built with a runtime that is %s', (_, runtime) => {
  it('uses the host’s shared modules', async () => {
    const { scope } = await aHost(hasAtHand(theirs));
    const area = built('mf_one', runtime(), brings(own));
    await area.enter(scope);
    await area.load();
    expect(area.run()).toBe(theirs);
  });

  it('uses its own copy if its host shares nothing', async () => {
    const area = built('mf_two', runtime(), brings(own));
    await area.enter({});
    await area.load();
    expect(area.run()).toBe(own);
  });

  it('uses a module that another area has provided', async () => {
    const scope = {};
    const first = built('mf_three', runtime(), brings(own));
    await first.enter(scope);
    await first.load();
    const second = built('mf_four', runtime(), brings({ of: 'another area' }));
    await second.enter(scope);
    await second.load();
    expect(second.run()).toBe(own);
  });

  it('can be initialized twice, and runs beside another version of itself', async () => {
    const { scope } = await aHost(hasAtHand(theirs));
    for (const version of ['old', 'new']) {
      const area = built('mf_five', runtime(), brings(version));
      await area.enter(scope);
      await area.enter(scope);
      await area.load();
      expect(area.run()).toBe(theirs);
    }
  });
});

describe('on a page whose host provides no runtime', () => {
  const provided = Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE');
  beforeEach(() => void Reflect.deleteProperty(globalThis, '_FEDERATION_RUNTIME_CORE'));
  afterEach(() => void Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: provided }));

  /** The share scope of a host with federation's complete runtime. */
  function standardScope() {
    const shareConfig = { singleton: true, requiredVersion: '^19.0.0' };
    const shared = { react: { version: '19.3.1', scope: 'default', lib: () => theirs, shareConfig } };
    const host = new StandardRuntime({ name: 'standard', remotes: [], shared });
    host.initializeSharing('default');
    return host.shareScopeMap.default;
  }

  it('an area uses the host’s modules with its own runtime', async () => {
    const area = built('mf_nine', runtimes.ours(), brings(own));
    const scope = standardScope();
    await Promise.all([area.enter(scope), area.enter(scope)]);
    await area.load();
    expect(area.run()).toBe(theirs);
    expect(globalThis).not.toHaveProperty('_FEDERATION_RUNTIME_CORE');
  });

  it('an area that brings a module shares it with the next', async () => {
    const scope = {};
    const [first, second] = ['mf_ten', 'mf_eleven'].map((name) =>
      built(name, runtimes.ours(), brings({ name })),
    );
    for (const area of [first, second]) {
      await area?.enter(scope);
      await area?.load();
    }
    expect(first?.run()).toEqual({ name: 'mf_ten' });
    expect(second?.run()).toBe(first?.run());
  });
});

it('gives areas one share scope if their host has no modules of its own', async () => {
  const host = built('page', untyped(hostRuntime), brings(own), false, {});
  await host.webpackRequire.I('default');
  const scope = host.webpackRequire.S.default;
  for (const name of ['mf_fourteen', 'mf_fifteen']) {
    const area = built(name, runtimes.ours(), brings({ of: name }));
    await area.enter(scope);
    await area.load();
    expect(area.run()).toEqual({ of: 'mf_fourteen' });
  }
  // The host gets the module of the first area, because it has none.
  await host.load();
  expect(host.run()).toEqual({ of: 'mf_fourteen' });
});

it('fails if no one can provide a module', async () => {
  const area = built('mf_six', runtimes.ours(), () => Promise.reject(new Error('The network is gone.')));
  await area.enter({});
  await expect(area.load()).rejects.toThrow('The network is gone.');
});

it('provides a host’s shared modules synchronously', async () => {
  const { run } = await aHost(hasAtHand(theirs));
  expect(run()).toBe(theirs);
});

it('runs both runtimes on a page, in either order', async () => {
  const { scope } = await aHost(hasAtHand(theirs));
  for (const runtime of [runtimes.ours, upstreamRuntime, runtimes.ours]) {
    const area = built('mf_seven', runtime(), brings(own));
    await area.enter(scope);
    await area.load();
    expect(area.run()).toBe(theirs);
  }
});

// webpack's code can require a shared module each time that it reads an export.
it('a host and an area look for a shared module once', async () => {
  const find = jest.fn(() => theirs);
  const host = await aHost(() => find);
  const area = built('mf_eight', runtimes.ours(), brings(own));
  await area.enter(host.scope);
  await area.load();
  for (const { require } of [host, area]) {
    expect(require()).toBe(theirs);
    const before = find.mock.calls.length;
    expect(require()).toBe(theirs);
    expect(find).toHaveBeenCalledTimes(before);
  }
});
