import { parseManifest } from '../store/area-store.ts';
import { manifestFile } from '../store/keys.ts';
import { listEarlierStable, type ReleasePointer } from '../store/releases/release-pointer.ts';
import type { Visitor } from '../store/releases/version-for.ts';
import { activateVersion } from './activate-version.ts';
import { reduceAreaWatch } from './area-watch-reducer.ts';
import {
  type AreaWatchEffect,
  type AreaWatchEvent,
  chooseVersion,
  createAreaWatchState,
  describeArea,
  explainFailure,
  findManifest,
  isReady,
  listLiveVersions,
} from './area-watch-state.ts';
import type { AreaHostOptions, AreaState, LoadedVersion, PinnedArea } from './types.ts';
import { unloadVersion } from './unload-version.ts';

export interface AreaWatch {
  /** Reads the pointer and activates its versions. Joins a round that is still running. Never rejects. */
  refresh(): Promise<void>;
  /** Waits for the end of a round that is running. */
  settle(): Promise<void>;
  /** Loads a version beside the live ones. Resolves with whether it works. */
  prepare(version: string): Promise<boolean>;
  /** Gives a visitor a version, which stays loaded until the release. */
  pin(visitor: Visitor): { pinned: PinnedArea; release: () => void };
  /** Finds a version that is in memory and on this server's disk. */
  findLoaded(version: string): LoadedVersion | undefined;
  recordOutcome(version: string, isHealthy: boolean): void;
  getState(): AreaState;
}

/** Interval in ms between two checks of the trust list while the pointer is unchanged. */
const trustCheckEvery = 5_000;

/** Follows one area's pointer: runs the effects that the reducer asks for, and reports their results to it. */
export function watchArea(area: string, options: AreaHostOptions): AreaWatch {
  const { store, copies, log, onEvent, now = () => performance.now() } = options;
  const {
    keep = 2,
    retry = { first: 5_000, most: 300_000 },
    dropped = { first: 60_000, most: 3_600_000 },
    unhealthyThreshold = { window: 50, failures: 10, share: 0.5 },
  } = options;
  let state = createAreaWatchState(area);
  let nextTrustCheck = 0;
  const waiting = new Set<() => void>();

  function dispatch(event: AreaWatchEvent): void {
    const next = reduceAreaWatch(state, event, { keep, retry, dropped, unhealthyThreshold, now: now() });
    state = next.state;
    for (const effect of next.effects) run(effect).catch(fail);
    for (const check of waiting) check();
  }

  function fail(error: unknown): void {
    dispatch({ type: 'effect-failed' });
    log.error({ area, err: error }, `The server could not update ${area}; it tries again soon`);
  }

  async function run(effect: AreaWatchEffect): Promise<void> {
    switch (effect.type) {
      case 'read-pointer':
        return dispatch(await readPointer());
      case 'activate':
        return dispatch(await activate(effect.version));
      case 'unload':
        await unloadVersion(effect.loaded, options);
        return dispatch({ type: 'version-unloaded', version: effect.loaded.version });
      case 'remove-leftovers':
        await copies.removeLeftovers(area, effect.versionsToKeep);
        return dispatch({ type: 'leftovers-removed' });
      case 'log':
        return log[effect.level](effect.facts, effect.message);
      case 'notify':
        return onEvent?.(effect.event);
    }
  }

  /**
   * A version in memory was trusted when it was activated. Stops it when the pointer returns to it and it is not trusted
   * any longer, and a live one when the operator says so.
   */
  async function stopUntrusted(pointer: ReleasePointer): Promise<void> {
    const hasMoved = pointer.revision !== state.pointer?.revision;
    if (!hasMoved && now() < nextTrustCheck) return;
    nextTrustCheck = now() + trustCheckEvery;
    const live = listLiveVersions(state);
    const next = [pointer.stable, pointer.canary?.version, ...listEarlierStable(pointer)];
    for (const version of state.loaded.keys()) {
      const reason = live.has(version)
        ? // While the store has a problem, live versions stay.
          await store.trust.findStop(area, version).catch(() => undefined)
        : next.includes(version)
          ? await store.trust.findProblem(area, version, await store.read(area, version, manifestFile))
          : undefined;
      if (reason) dispatch({ type: 'version-stopped', version, reason });
    }
  }

  async function readPointer(): Promise<AreaWatchEvent> {
    try {
      const pointer = await store.pointer(area);
      await stopUntrusted(pointer);
      return { type: 'pointer-read', pointer };
    } catch (error) {
      return { type: 'pointer-unreadable', error };
    }
  }

  async function activate(version: string): Promise<AreaWatchEvent> {
    try {
      const manifestBytes = await store.read(area, version, manifestFile);
      const manifest = parseManifest(area, version, manifestBytes);
      // Before anything of the manifest is used: an untrusted one could take over addresses and menu entries.
      await store.trust.require(area, version, manifestBytes);
      dispatch({ type: 'manifest-read', manifest });
      return { type: 'version-activated', loaded: await activateVersion(manifest, manifestBytes, options) };
    } catch (error) {
      return { type: 'activation-failed', version, error };
    }
  }

  function waitUntil(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isTrue()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  }

  const settle = () => waitUntil(() => state.round === undefined);

  /** Keeps a version loaded; the result lets go of it, once. */
  function hold({ version }: LoadedVersion): () => void {
    dispatch({ type: 'version-held', version });
    let isHeld = true;
    return () => {
      if (isHeld) dispatch({ type: 'version-released', version });
      isHeld = false;
    };
  }

  return {
    refresh() {
      dispatch({ type: 'round-started' });
      return settle();
    },

    settle,

    async prepare(version) {
      dispatch({ type: 'version-requested', version });
      await waitUntil(() => !state.activating.has(version));
      return isReady(state, version, now());
    },

    pin(visitor) {
      const loaded = chooseVersion(state, visitor);
      if (loaded) return { pinned: { status: 'ready', ...loaded }, release: hold(loaded) };
      const reason = explainFailure(state);
      return {
        pinned: { status: 'failed', area, reason, manifest: findManifest(state) },
        release: () => {},
      };
    },

    findLoaded: (version) => state.loaded.get(version)?.version,

    recordOutcome: (version, isHealthy) => dispatch({ type: 'page-rendered', version, isHealthy }),

    getState: () => describeArea(state),
  };
}
