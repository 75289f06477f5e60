import { satisfy } from './semver-satisfies.ts';

/**
 * Replaces federation's runtime in hosts for browsers: it registers, chooses, and loads shared modules. The host loads
 * areas itself and has no plugins, so it needs no remotes, manifests, snapshots, and hooks.
 */

type Factory = () => unknown;

interface ShareConfig {
  readonly singleton?: boolean;
  readonly eager?: boolean;
  readonly strictVersion?: boolean;
  readonly requiredVersion?: string | false;
}

/** One version of a module as builds declare it. */
interface Declared {
  readonly version?: string;
  readonly scope?: string | readonly string[];
  readonly strategy?: string;
  readonly shareConfig?: ShareConfig;
  readonly get?: () => Factory | Promise<Factory>;
  readonly lib?: Factory;
}

/** One version of a module in the share scope, which all containers of a page read and write. */
interface Shared {
  readonly version: string;
  readonly scope: readonly string[];
  readonly strategy: string;
  readonly shareConfig: ShareConfig;
  readonly get: () => Factory | Promise<Factory>;
  from: string;
  lib?: Factory | null;
  loaded?: boolean;
  loading?: Promise<Factory> | null;
  useIn?: string[];
}

type Versions = Record<string, Shared>;
type ShareScopeMap = Record<string, Record<string, Versions>>;

interface Options {
  readonly name: string;
  readonly id?: string;
  readonly shareStrategy?: string;
  readonly shared?: Readonly<Record<string, Declared | readonly Declared[]>>;
}

interface LoadOptions {
  /** The consumer's requirements. Without them, the build's own copy is the fallback. */
  readonly customShareInfo?: Declared;
}

const fail = (message: string): never => {
  throw new Error(`[ Federation Runtime ]: ${message}`);
};

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) fail(message);
}

export class ModuleFederation {
  readonly name: string;
  readonly shareScopeMap: ShareScopeMap = {};
  options: Omit<Options, 'shared'> & { readonly shared: Readonly<Record<string, readonly Shared[]>> };

  constructor(options: Options) {
    this.name = options.name;
    this.options = { ...options, shared: {} };
    this.initOptions(options);
  }

  initOptions(options: Options) {
    assert(options.name === this.name, `${this.name} cannot be initialized again as ${options.name}.`);
    const id = options.id || this.options.id;
    this.options = { ...this.options, ...options, ...(id && { id }), shared: this.options.shared };
    this.registerShared(options.shared);
    return this.options;
  }

  registerShared(declared: Options['shared'] = {}): void {
    const all: Record<string, readonly Shared[]> = { ...this.options.shared };
    for (const [name, given] of Object.entries(declared)) {
      const added = [given].flat().map((one) => this.#format(one));
      const known = all[name] ?? [];
      all[name] = [
        ...known,
        ...added.filter(({ version }) => !known.some((other) => other.version === version)),
      ];
      for (const shared of added) {
        for (const scope of shared.scope) {
          if (!this.shareScopeMap[scope]?.[name]) this.#versionsOf(scope, name)[shared.version] = shared;
        }
      }
    }
    this.options = { ...this.options, shared: all };
  }

  /** Adds the build's own copies to a share scope. Returns nothing to wait for, because there are no remotes. */
  initializeSharing(scope = 'default'): Promise<unknown>[] {
    // Areas share with each other, even if this build has nothing to add.
    this.shareScopeMap[scope] ??= {};
    for (const [name, own] of Object.entries(this.options.shared)) {
      for (const shared of own.filter((one) => one.scope.includes(scope))) {
        const versions = this.#versionsOf(scope, name);
        const known = versions[shared.version];
        if (!known || this.#replaces(shared, known)) versions[shared.version] = shared;
      }
    }
    return [];
  }

  initShareScopeMap(scope: string, shareScope: Record<string, Versions>): void {
    this.shareScopeMap[scope] = shareScope;
  }

  /** Resolves with `false` if the page has no version that the consumer can use. */
  async loadShare(name: string, options: LoadOptions = {}): Promise<Factory | false> {
    const shared = this.#find(name, options);
    if (!shared) return false;
    if (shared.lib) return this.#use(shared, shared.lib);
    const isFirst = !shared.loading;
    shared.loading ??= Promise.resolve(shared.get());
    if (isFirst) shared.from = this.name;
    try {
      return this.#use(shared, await shared.loading);
    } catch (error) {
      // The next call loads it again.
      shared.loading = null;
      throw error;
    }
  }

  loadShareSync(name: string, options: LoadOptions = {}): Factory {
    const shared = this.#find(name, options) ?? fail(`${name} is not in the share scope of ${this.name}.`);
    const factory = shared.lib ?? shared.get();
    return factory instanceof Promise
      ? fail(`${name} is not loaded yet. Make it eager, or load it before.`)
      : this.#use(shared, factory);
  }

  #use(shared: Shared, factory: Factory): Factory {
    shared.lib ??= factory;
    shared.loaded = true;
    shared.useIn = [...new Set([...(shared.useIn ?? []), this.name])];
    return shared.lib;
  }

  #find(name: string, { customShareInfo: wanted }: LoadOptions): Shared | undefined {
    const own = this.options.shared[name];
    const ownVersions = Object.fromEntries((own ?? []).map((shared) => [shared.version, shared]));
    const fallback = chooseVersion(ownVersions, 'version-first');
    const scopes = [wanted?.scope ?? fallback?.scope ?? 'default'].flat();
    for (const scope of scopes) this.initializeSharing(scope);
    const config = { ...fallback?.shareConfig, ...wanted?.shareConfig };
    const strategy = wanted?.strategy ?? fallback?.strategy ?? 'version-first';
    for (const scope of scopes) {
      const versions = this.shareScopeMap[scope]?.[name];
      if (versions) return this.#choose(name, versions, config, strategy);
    }
    return undefined;
  }

  #choose(name: string, versions: Versions, config: ShareConfig, strategy: string): Shared | undefined {
    const { singleton, strictVersion, requiredVersion = false } = config;
    const fits = ({ version }: Shared) =>
      requiredVersion === false || requiredVersion === '*' || satisfy(version, requiredVersion);
    const chosen = chooseVersion(versions, strategy);
    if (!chosen || fits(chosen)) return chosen;
    if (!singleton) return Object.values(versions).find(fits);
    const message = `${this.name} needs ${name} ${requiredVersion}, and the page has ${chosen.version}.`;
    if (strictVersion) fail(message);
    console.warn(message);
    return chosen;
  }

  #replaces(shared: Shared, known: Shared): boolean {
    if (known.strategy === 'loaded-first' || known.loaded) return false;
    const isEager = Boolean(shared.shareConfig.eager);
    return isEager === Boolean(known.shareConfig?.eager) ? this.name > known.from : isEager;
  }

  #versionsOf(scope: string, name: string): Versions {
    this.shareScopeMap[scope] ??= {};
    this.shareScopeMap[scope][name] ??= {};
    return this.shareScopeMap[scope][name];
  }

  #format({ version = '0', scope = 'default', ...given }: Declared): Shared {
    const { lib, get = () => lib ?? fail(`${this.name} shares a module without its code.`) } = given;
    return {
      ...given,
      version,
      get,
      from: this.name,
      scope: [scope].flat(),
      strategy: given.strategy ?? this.options.shareStrategy ?? 'version-first',
      shareConfig: { requiredVersion: `^${version}`, ...given.shareConfig },
      ...(lib && { loaded: true }),
    };
  }
}

/** Chooses the newest version. A loaded one comes first; with `loaded-first`, so does one that is loading. */
function chooseVersion(versions: Versions, strategy: string): Shared | undefined {
  const isLoaded = ({ lib, loaded }: Shared) => Boolean(loaded || lib);
  const isOlder = (one: Shared, other: Shared) => satisfy(one.version, `<=${other.version}`);
  const isReady = (shared: Shared) => isLoaded(shared) || Boolean(shared.loading);
  const isBetter = (one: Shared, best: Shared) => {
    if (strategy !== 'loaded-first') return !isLoaded(best) && isOlder(best, one);
    return isReady(one) === isReady(best) ? isOlder(best, one) : isReady(one);
  };
  const [first, ...others] = Object.values(versions);
  return first && others.reduce((best, one) => (isBetter(one, best) ? one : best), first);
}

/** Global state that all of federation's runtimes on a page share. */
const page: { readonly __GLOBAL_PLUGIN__: unknown[]; readonly __INSTANCES__: unknown[] } = Reflect.get(
  globalThis,
  '__FEDERATION__',
) ?? { __GLOBAL_PLUGIN__: [], __INSTANCES__: [] };
Object.assign(globalThis, { __FEDERATION__: page });

export const CurrentGlobal = globalThis;
export const setGlobalFederationInstance = (instance: unknown) => void page.__INSTANCES__.push(instance);
export const registerGlobalPlugins = (plugins: readonly unknown[]) =>
  void page.__GLOBAL_PLUGIN__.push(...plugins);

/** Only federation's debugger replaces the constructor. */
export const getGlobalFederationConstructor = () => undefined;
export const setGlobalFederationConstructor = () => {};

export { satisfy };
