import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { previousStable, type ReleasePointer } from '../store/releases/release-pointer.ts';
import { type Visitor, versionFor } from '../store/releases/version-for.ts';
import type { AreaEvent, AreaState, LoadedVersion, Log, VersionFailure } from './types.ts';

/** Everything that one server knows about one area. */
export interface AreaWatchState {
  readonly area: string;
  readonly pointer: ReleasePointer | undefined;
  /** The reason why the last read of the pointer failed. */
  readonly problem: string | undefined;
  /** The stable version that worked last. Visitors keep it while a newer one fails. */
  readonly lastGood: string | undefined;
  readonly manifests: ReadonlyMap<string, AreaManifest>;
  readonly activating: ReadonlySet<string>;
  /** The versions in memory, the most recently live ones at the end. */
  readonly loaded: ReadonlyMap<string, { readonly version: LoadedVersion; readonly inUse: number }>;
  readonly unloading: ReadonlySet<string>;
  readonly failures: ReadonlyMap<string, VersionFailure & { readonly retryAt: number }>;
  /** How often each version was dropped since the pointer moved. The delay before it returns doubles each time. */
  readonly drops: ReadonlyMap<string, number>;
  /** For the last pages of each version: whether they were healthy. */
  readonly outcomes: ReadonlyMap<string, readonly boolean[]>;
  readonly round: Round | undefined;
}

/** One pass over the area: reads the pointer, activates the versions that it names, and unloads the others. */
export interface Round {
  readonly step: 'pointer' | VersionStep | 'unload' | 'leftovers';
  /** The version that the step is waiting for. */
  readonly version?: string;
  readonly revisionBefore: number | undefined;
}

/** The steps that each activate one version. */
export type VersionStep = 'stable' | 'previous' | 'canary';

export type AreaWatchEvent =
  | { readonly type: 'round-started' }
  | { readonly type: 'pointer-read'; readonly pointer: ReleasePointer }
  | { readonly type: 'pointer-unreadable'; readonly error: unknown }
  | { readonly type: 'version-requested'; readonly version: string }
  | { readonly type: 'manifest-read'; readonly manifest: AreaManifest }
  | { readonly type: 'version-activated'; readonly loaded: LoadedVersion }
  | { readonly type: 'activation-failed'; readonly version: string; readonly error: unknown }
  | { readonly type: 'version-stopped'; readonly version: string; readonly reason: string }
  | { readonly type: 'version-held'; readonly version: string }
  | { readonly type: 'version-released'; readonly version: string }
  | { readonly type: 'page-rendered'; readonly version: string; readonly isHealthy: boolean }
  | { readonly type: 'version-unloaded'; readonly version: string }
  | { readonly type: 'leftovers-removed' }
  | { readonly type: 'effect-failed' };

export type AreaWatchEffect =
  | { readonly type: 'read-pointer' }
  | { readonly type: 'activate'; readonly version: string }
  | { readonly type: 'unload'; readonly loaded: LoadedVersion }
  | { readonly type: 'remove-leftovers'; readonly versionsToKeep: readonly string[] }
  | { readonly type: 'log'; readonly level: keyof Log; readonly facts: object; readonly message: string }
  | { readonly type: 'notify'; readonly event: AreaEvent };

export const createAreaWatchState = (area: string): AreaWatchState => ({
  area,
  pointer: undefined,
  problem: undefined,
  lastGood: undefined,
  manifests: new Map(),
  activating: new Set(),
  loaded: new Map(),
  unloading: new Set(),
  failures: new Map(),
  drops: new Map(),
  outcomes: new Map(),
  round: undefined,
});

/** Whether the version failed and must not be tried again yet. */
export function isWaitingForRetry({ failures }: AreaWatchState, version: string, now: number): boolean {
  const failure = failures.get(version);
  return failure !== undefined && now < failure.retryAt;
}

export const isReady = (state: AreaWatchState, version: string, now: number): boolean =>
  state.loaded.has(version) && !isWaitingForRetry(state, version, now);

/** The versions that visitors can get without a signed link. */
export const listLiveVersions = ({ lastGood, pointer }: AreaWatchState): ReadonlySet<string> =>
  new Set([lastGood, pointer?.stable, pointer?.canary?.version].filter((version) => version !== undefined));

/** Chooses the visitor's version or the nearest one that works. An unhealthy version is better than none. */
export function chooseVersion(state: AreaWatchState, visitor: Visitor): LoadedVersion | undefined {
  const { area, pointer, lastGood, loaded, failures } = state;
  const wanted = pointer && [versionFor(area, pointer, visitor), pointer.stable];
  const candidates = [...(wanted ?? []), lastGood, pointer && previousStable(pointer)]
    .map((version) => (version === undefined ? undefined : loaded.get(version)?.version))
    .filter((version) => version !== undefined);
  return candidates.find(({ version }) => !failures.has(version)) ?? candidates[0];
}

/** Finds a manifest even when the version does not work: it tells the area's routes, menu, and owner. */
export function findManifest({ pointer, lastGood, manifests }: AreaWatchState): AreaManifest | undefined {
  const ofStable = pointer && manifests.get(pointer.stable);
  return ofStable ?? (lastGood === undefined ? undefined : manifests.get(lastGood));
}

/** Explains why visitors get no version of the area. */
export function explainFailure({ area, pointer, failures, problem }: AreaWatchState): string {
  const failure = pointer && failures.get(pointer.stable);
  return failure?.reason ?? problem ?? `${area} is being loaded`;
}

export function describeArea(state: AreaWatchState): AreaState {
  const { area, pointer, failures, loaded, problem } = state;
  const stable = chooseVersion(state, {})?.version;
  const canary = pointer?.canary;
  const isCanaryLive = canary && loaded.has(canary.version) && !failures.has(canary.version);
  return {
    area,
    owner: findManifest(state)?.owner,
    status: stable ? 'ready' : 'failed',
    stable,
    canary: isCanaryLive ? canary : undefined,
    wanted: pointer && { revision: pointer.revision, stable: pointer.stable },
    failures: [...failures.values()].map(({ retryAt, ...failure }) => failure),
    problem,
    loaded: [...loaded].map(([version, { inUse }]) => ({ version, inUse })),
  };
}
