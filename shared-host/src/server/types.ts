import type { Area, AreaManifest, AreaPanels, AreaParts } from '@hotdrop/shared-domain/contract';
import type { StoredSettings } from '../store/area-settings.ts';
import type { AreaStore } from '../store/area-store.ts';
import type { NextStart } from '../store/next-start.ts';
import type { Quarantined } from '../store/quarantine.ts';
import type { LocalCopies } from './local-copies.ts';

/** A version with verified files on this server's disk. */
export interface LocalVersion {
  readonly area: string;
  readonly version: string;
  readonly dir: string;
  readonly manifest: AreaManifest;
  /** The hash of the stored `area.json`, `sha384-…`. It pins every file of the version. */
  readonly manifestHash: string;
  /** What operators have set in the console. */
  readonly settings?: StoredSettings | undefined;
}

/** The exposed modules of a build. */
export interface AreaModules {
  readonly module: Area;
  /** Undefined if the manifest lists no parts. */
  readonly parts?: AreaParts | undefined;
  /** Undefined if the manifest lists no panels. */
  readonly panels?: AreaPanels | undefined;
}

export interface LoadedVersion extends LocalVersion, AreaModules {}

export interface ReadyArea extends LoadedVersion {
  readonly status: 'ready';
}

export interface FailedArea {
  readonly status: 'failed';
  readonly area: string;
  readonly reason: string;
  /** The routes and menu entries, which are known although the area cannot run. */
  readonly manifest: AreaManifest | undefined;
}

export type PinnedArea = ReadyArea | FailedArea;

/** The versions for one response. The set never changes, even when a version is published meanwhile. */
export interface ReleaseSet {
  readonly areas: readonly PinnedArea[];
  /** The reason why the list of areas is unknown. An address that matches no area may then still exist. */
  readonly problem: string | undefined;
  /** Call this when the response is finished, so that unused versions can be unloaded. */
  release(): void;
}

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** A change of a version on this server. */
export interface AreaEvent {
  readonly area: string;
  readonly version: string;
  /** Active: it runs. Rejected: its activation failed. Dropped: too many of its pages failed. */
  readonly status: 'active' | 'rejected' | 'dropped';
}

export interface AreaHostOptions {
  readonly store: AreaStore;
  /** The verified copies of the builds. */
  readonly copies: LocalCopies;
  /** The contract numbers that this shell supports. */
  readonly contracts: readonly number[];
  /** Runs the version's entry from its folder. Resolves with its exposed modules. */
  load(version: LocalVersion): Promise<AreaModules>;
  /** Tests a loaded version by rendering its smoke pages. A throw rejects the version. `signal` aborts at the deadline. */
  check?(version: LoadedVersion, signal: AbortSignal): Promise<void>;
  /** Removes modules, caches, and registrations of an unused version. Also called after a failed load. */
  unload?(version: LocalVersion): void | Promise<void>;
  readonly log: Log;
  /** Receives every change of a version, for metrics. */
  readonly onEvent?: (event: AreaEvent) => void;
  /** Interval between two polls of the store, in ms. */
  readonly pollEvery?: number;
  /** Timeout for the load of a version, and again for its check, in ms. */
  readonly deadline?: number;
  /** The number of old versions that stay loaded for an immediate rollback. */
  readonly keep?: number;
  /** A monotonic clock, in ms. */
  readonly now?: () => number;
}

/** The options for the activation of one version. */
export type ActivateOptions = Pick<
  AreaHostOptions,
  'copies' | 'contracts' | 'check' | 'deadline' | 'load' | 'unload' | 'log'
> &
  Pick<LocalVersion, 'settings'>;

export interface VersionFailure {
  readonly version: string;
  readonly reason: string;
  readonly attempts: number;
}

/** One area in `/healthz`. */
export interface AreaState {
  readonly area: string;
  readonly owner: string | undefined;
  readonly status: 'ready' | 'failed';
  /** The version that visitors get. */
  readonly stable: string | undefined;
  readonly canary: { readonly version: string; readonly percent: number } | undefined;
  /** The store's pointer. It differs from `stable` during an activation and after a failed one. */
  readonly wanted: { readonly revision: number; readonly stable: string } | undefined;
  readonly failures: readonly VersionFailure[];
  /** The reason why the area's pointer cannot be read at the moment. */
  readonly problem: string | undefined;
  /** The versions that no server of the store runs, because they ended or blocked one. */
  readonly quarantined: readonly Quarantined[];
  /** What a server that starts now would refuse. Undefined until the pointer has been read. */
  readonly nextStart: NextStart | undefined;
  readonly loaded: readonly { readonly version: string; readonly inUse: number }[];
}

export interface HostState {
  readonly store: { readonly location: string; readonly problem: string | undefined };
  readonly areas: readonly AreaState[];
}
