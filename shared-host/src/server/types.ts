import type { Area, AreaManifest, ContractRange } from '@hotdrop/shared-domain/contract';
import type { AreaStore, Visitor } from '../store/index.ts';
import type { UnhealthyThreshold } from './error-rate.ts';

/** A version whose `node/` files lie on this server's disk and are what the manifest says. */
export interface LocalVersion {
  readonly area: string;
  readonly version: string;
  readonly dir: string;
  readonly manifest: AreaManifest;
  /** The hash of `area.json` as it is stored, `sha384-…`: who pins it pins every file of the version. */
  readonly manifestHash: string;
}

export interface LoadedVersion extends LocalVersion {
  readonly module: Area;
}

export interface ReadyArea extends LoadedVersion {
  readonly status: 'ready';
}

export interface FailedArea {
  readonly status: 'failed';
  readonly area: string;
  readonly reason: string;
  /** What is known of the area although it cannot run: its routes and its place in the menu. */
  readonly manifest: AreaManifest | undefined;
}

export type PinnedArea = ReadyArea | FailedArea;

/** What one response is made of. It never changes, whatever is published meanwhile. */
export interface ReleaseSet {
  readonly areas: readonly PinnedArea[];
  /** Why it is not known which areas there are; an address that matches none of them may then exist all the same. */
  readonly problem: string | undefined;
  /** To be called when the response is finished: versions that nobody uses any more can then leave. */
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
  /** It runs; it failed a step of its activation; too many of its pages failed. */
  readonly status: 'active' | 'rejected' | 'dropped';
}

export interface AreaHostOptions {
  readonly store: AreaStore;
  /** Where verified copies lie. It belongs to one process: another one's copies in it would be removed. */
  readonly cacheDir: string;
  /** The contract numbers that this shell speaks. */
  readonly contracts: ContractRange;
  /** Runs the version's entry from its folder and gives what it exposes as `./area`. */
  load(version: LocalVersion): Promise<Area>;
  /** Tries a loaded version, by rendering its smoke pages; a throw keeps it out. */
  check?(version: LoadedVersion): Promise<void>;
  /** Forgets a version that nobody uses: modules, caches, registrations. Also called after a load that failed. */
  unload?(version: LocalVersion): void | Promise<void>;
  readonly log: Log;
  /** Told what becomes of versions, for figures. */
  readonly onEvent?: (event: AreaEvent) => void;
  /** Between two looks at the store, in ms. */
  readonly pollEvery?: number;
  /** How long a version may take to load, and as long again for its check, in ms. */
  readonly deadline?: number;
  /** How many versions of an area stay loaded after their time: a rollback is then immediate. */
  readonly keep?: number;
  /** When a version that failed is tried again: the delay doubles from `first` up to `most`, in ms. */
  readonly retry?: { readonly first: number; readonly most: number };
  /** When a running version is dropped for the last good one: of its last `window` pages so many failed. */
  readonly unhealthyThreshold?: UnhealthyThreshold;
  /** A clock that never jumps, in ms. */
  readonly now?: () => number;
}

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
  /** What visitors get. */
  readonly stable: string | undefined;
  readonly canary: { readonly version: string; readonly percent: number } | undefined;
  /** What the store's pointer says; differs from the above while a version is being activated or rejected. */
  readonly wanted: { readonly revision: number; readonly stable: string } | undefined;
  readonly failures: readonly VersionFailure[];
  /** Why the store's word on this area is not known at the moment. */
  readonly problem: string | undefined;
  readonly loaded: readonly { readonly version: string; readonly inUse: number }[];
}

export interface HostState {
  readonly store: { readonly location: string; readonly problem: string | undefined };
  readonly areas: readonly AreaState[];
}

export interface AreaHost {
  /** Begins to follow the store; settles when the first round is done. Never rejects. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** One round now: reads all pointers and activates what is new. */
  refresh(): Promise<void>;
  pin(visitor: Visitor): ReleaseSet;
  /** Loads the versions that a visitor has chosen, so that `pin` can give them. The answer: what does not work. */
  prepare(chosen: Readonly<Record<string, string>>): Promise<string[]>;
  /**
   * Tells how a page went that an area drew: not well when its code threw, not when the API host was away.
   * A version of which too many pages fail is dropped on this server until its pointer moves.
   */
  recordOutcome(shown: Pick<ReadyArea, 'area' | 'version'>, isHealthy: boolean): void;
  state(): HostState;
}
