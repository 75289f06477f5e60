import { getErrorMessage } from '../store/errors.ts';
import { type AreaWatchState, isWaitingForRetry } from './area-watch-state.ts';
import { type AreaWatchContext, changeTo, type Transition } from './transition.ts';
import type { LoadedVersion, RetryDelay, VersionFailure } from './types.ts';

/** Starts an activation unless the version is ready, already starting, or waiting for its retry. */
export function requestVersion(state: AreaWatchState, version: string, now: number): Transition {
  const { activating, loaded, unloading } = state;
  if (isWaitingForRetry(state, version, now) || activating.has(version)) return changeTo(state);
  if (loaded.has(version)) return returnDropped(state, version);
  return {
    state: { ...state, activating: new Set([...activating, version]) },
    // Both would use the same folder: the activation starts when the earlier copy is gone.
    effects: unloading.has(version) ? [] : [{ type: 'activate', version }],
  };
}

export function addActivated(state: AreaWatchState, loaded: LoadedVersion): Transition {
  const { area, version, manifest } = loaded;
  return {
    state: {
      ...state,
      activating: withoutItem(state.activating, version),
      failures: withoutKey(state.failures, version),
      loaded: new Map(state.loaded).set(version, { version: loaded, inUse: 0 }),
    },
    effects: [
      {
        type: 'log',
        level: 'info',
        facts: { area, version, owner: manifest.owner },
        message: `${area} ${version} is active`,
      },
      { type: 'notify', event: { area, version, status: 'active' } },
    ],
  };
}

export function rejectVersion(
  state: AreaWatchState,
  version: string,
  error: unknown,
  { retry, now }: AreaWatchContext,
): Transition {
  const { area, manifests } = state;
  const reason = getErrorMessage(error);
  const attempts = countAttempts(state, version) + 1;
  const owner = manifests.get(version)?.owner;
  return {
    state: {
      ...state,
      activating: withoutItem(state.activating, version),
      failures: withFailure(state, { version, reason, attempts }, now + getDelay(retry, attempts)),
    },
    effects: [
      {
        type: 'log',
        level: 'error',
        facts: { area, version, owner, reason, err: error },
        message: `${area} ${version} was rejected: ${reason}`,
      },
      { type: 'notify', event: { area, version, status: 'rejected' } },
    ],
  };
}

/** Gives a dropped version to visitors again. */
function returnDropped(state: AreaWatchState, version: string): Transition {
  if (!state.failures.has(version)) return changeTo(state);
  const { area } = state;
  return {
    state: { ...state, failures: withoutKey(state.failures, version) },
    effects: [
      {
        type: 'log',
        level: 'info',
        facts: { area, version },
        message: `${area} ${version} is tried again after it was dropped`,
      },
      { type: 'notify', event: { area, version, status: 'active' } },
    ],
  };
}

/** Counts a page, and drops its version when too many of the last pages failed. */
export function recordOutcome(
  state: AreaWatchState,
  version: string,
  isHealthy: boolean,
  context: AreaWatchContext,
): Transition {
  if (state.failures.has(version)) return changeTo(state);
  const { window, failures, share } = context.unhealthyThreshold;
  const last = [...(state.outcomes.get(version) ?? []), isHealthy].slice(-window);
  const failed = last.filter((wasHealthy) => !wasHealthy).length;
  const isUnhealthy = failed >= failures && failed / last.length >= share;
  return isUnhealthy
    ? dropVersion(state, version, `${failed} of its last ${last.length} pages failed on this server`, context)
    : changeTo({ ...state, outcomes: new Map(state.outcomes).set(version, last) });
}

/** Takes a version from visitors for a while. It stays loaded in case no other version works. */
function dropVersion(
  state: AreaWatchState,
  version: string,
  reason: string,
  { dropped, now }: AreaWatchContext,
): Transition {
  const { area, manifests } = state;
  const attempts = (state.drops.get(version) ?? 0) + 1;
  const owner = manifests.get(version)?.owner;
  return {
    state: {
      ...state,
      outcomes: withoutKey(state.outcomes, version),
      drops: new Map(state.drops).set(version, attempts),
      failures: withFailure(state, { version, reason, attempts }, now + getDelay(dropped, attempts)),
    },
    effects: [
      {
        type: 'log',
        level: 'error',
        facts: { area, version, owner, reason },
        message: `${area} ${version} is dropped: ${reason}`,
      },
      { type: 'notify', event: { area, version, status: 'dropped' } },
    ],
  };
}

/** Takes a version from visitors for good, even when no other version works. */
export function stopVersion(
  state: AreaWatchState,
  version: string,
  reason: string,
  { retry, now }: AreaWatchContext,
): Transition {
  const { area, lastGood, loaded, manifests, unloading } = state;
  const entry = loaded.get(version);
  if (!entry) return changeTo(state);
  return {
    state: {
      ...state,
      lastGood: lastGood === version ? undefined : lastGood,
      loaded: withoutKey(loaded, version),
      unloading: new Set([...unloading, version]),
      failures: withFailure(state, { version, reason, attempts: 1 }, now + retry.most),
    },
    effects: [
      {
        type: 'log',
        level: 'error',
        facts: { area, version, owner: manifests.get(version)?.owner, reason },
        message: `${area} ${version} is stopped: ${reason}`,
      },
      { type: 'notify', event: { area, version, status: 'dropped' } },
      { type: 'unload', loaded: entry.version },
    ],
  };
}

/** Adds or removes one response that uses a version. */
export function countUse(state: AreaWatchState, version: string, change: 1 | -1): Transition {
  const entry = state.loaded.get(version);
  if (!entry) return changeTo(state);
  const counted = { ...entry, inUse: entry.inUse + change };
  return changeTo({ ...state, loaded: new Map(state.loaded).set(version, counted) });
}

/** Unloads versions that are neither live nor in use, except the last few that were live. */
export function unloadIdle(state: AreaWatchState, live: ReadonlySet<string>, keep: number): Transition {
  const isLive = ([version]: readonly [string, unknown]) => live.has(version);
  const entries = [...state.loaded];
  const old = entries.filter((entry) => !isLive(entry));
  const idle = old.filter(([, { inUse }]) => inUse === 0);
  const leaving = new Map(idle.slice(0, Math.max(0, idle.length - keep)));
  return {
    state: {
      ...state,
      loaded: new Map([...old.filter(([version]) => !leaving.has(version)), ...entries.filter(isLive)]),
      unloading: new Set([...state.unloading, ...leaving.keys()]),
    },
    effects: [...leaving.values()].map(({ version }) => ({ type: 'unload', loaded: version })),
  };
}

export function finishUnload(state: AreaWatchState, version: string): Transition {
  const { area, activating, unloading } = state;
  return {
    state: { ...state, unloading: withoutItem(unloading, version) },
    effects: [
      {
        type: 'log',
        level: 'info',
        facts: { area, version },
        message: `${area} ${version} is no longer in use and was unloaded`,
      },
      ...(activating.has(version) ? [{ type: 'activate', version } as const] : []),
    ],
  };
}

const getDelay = ({ first, most }: RetryDelay, attempts: number) =>
  Math.min(first * 2 ** (attempts - 1), most);

const countAttempts = ({ failures }: AreaWatchState, version: string) => failures.get(version)?.attempts ?? 0;

const withFailure = ({ failures }: AreaWatchState, failure: VersionFailure, retryAt: number) =>
  new Map(failures).set(failure.version, { ...failure, retryAt });

const withoutItem = <T>(items: ReadonlySet<T>, item: T): ReadonlySet<T> =>
  new Set([...items].filter((other) => other !== item));

const withoutKey = <T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> =>
  new Map([...map].filter(([other]) => other !== key));
