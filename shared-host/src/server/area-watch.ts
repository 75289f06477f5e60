import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { parseManifest } from '../store/area-store.ts';
import { getErrorMessage } from '../store/errors.ts';
import { listEarlierStable, previousStable, type ReleasePointer } from '../store/release-pointer.ts';
import { manifestFile } from '../store/stored-files.ts';
import { type Visitor, versionFor } from '../store/visitor-versions.ts';
import { activateVersion, unloadVersion } from './activate-version.ts';
import type {
  AreaHostOptions,
  AreaState,
  LoadedVersion,
  PinnedArea,
  RetryDelay,
  VersionFailure,
} from './types.ts';

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

/** A version in memory. */
interface LoadedEntry {
  readonly version: LoadedVersion;
  /** The number of responses that use it. */
  inUse: number;
}

/** Interval in ms between two checks of the trust list while the pointer is unchanged. */
const trustCheckEvery = 5_000;

/** More of them would delay the next look at the pointer when the store is slow. */
const maxEarlierVersions = 5;

const getDelay = ({ first, most }: RetryDelay, attempts: number) =>
  Math.min(first * 2 ** (attempts - 1), most);

/** Follows one area's pointer. A failure never takes away the versions that visitors have. */
export function watchArea(area: string, options: AreaHostOptions): AreaWatch {
  const { store, copies, log, onEvent, now = () => performance.now() } = options;
  const {
    keep = 2,
    retry = { first: 5_000, most: 300_000 },
    dropped = { first: 60_000, most: 3_600_000 },
    unhealthyThreshold = { window: 50, failures: 10, share: 0.5 },
  } = options;
  let pointer: ReleasePointer | undefined;
  /** The reason why the last read of the pointer failed. */
  let problem: string | undefined;
  /** The stable version that worked last. Visitors keep it while a newer one fails. */
  let lastGood: string | undefined;
  let round: Promise<void> | undefined;
  let nextTrustCheck = 0;
  const manifests = new Map<string, AreaManifest>();
  /** The versions in memory, the most recently live ones at the end. */
  let loaded = new Map<string, LoadedEntry>();
  const activating = new Map<string, Promise<boolean>>();
  const unloading = new Map<string, Promise<void>>();
  const failures = new Map<string, VersionFailure & { readonly retryAt: number }>();
  /** How often each version was dropped since the pointer moved. The delay before it returns doubles each time. */
  const drops = new Map<string, number>();
  /** For the last pages of each version: whether they were healthy. */
  const outcomes = new Map<string, readonly boolean[]>();

  /** Whether the version failed and must not be tried again yet. */
  const isWaitingForRetry = (version: string) =>
    now() < (failures.get(version)?.retryAt ?? Number.NEGATIVE_INFINITY);

  /** The versions that visitors can get without a signed link. */
  const listLiveVersions = () =>
    new Set([lastGood, pointer?.stable, pointer?.canary?.version].filter((version) => version !== undefined));

  function fail(failure: VersionFailure, delay: number): void {
    failures.set(failure.version, { ...failure, retryAt: now() + delay });
  }

  /** Resolves with whether the version is ready for visitors. */
  async function activate(version: string): Promise<boolean> {
    const running = activating.get(version);
    if (running) return running;
    if (isWaitingForRetry(version)) return false;
    if (loaded.has(version)) {
      returnDropped(version);
      return true;
    }
    const started = load(version).finally(() => activating.delete(version));
    activating.set(version, started);
    return started;
  }

  async function load(version: string): Promise<boolean> {
    // Both would use the same folder.
    await unloading.get(version);
    try {
      const manifestBytes = await store.read(area, version, manifestFile);
      const manifest = parseManifest(area, version, manifestBytes);
      // Before anything of the manifest is used: an untrusted one could take over addresses and menu entries.
      await store.trust.require(area, version, manifestBytes);
      manifests.set(version, manifest);
      const ready = await activateVersion(manifest, manifestBytes, options);
      failures.delete(version);
      loaded.set(version, { version: ready, inUse: 0 });
      log.info({ area, version, owner: manifest.owner }, `${area} ${version} is active`);
      onEvent?.({ area, version, status: 'active' });
      return true;
    } catch (error) {
      const reason = getErrorMessage(error);
      const attempts = (failures.get(version)?.attempts ?? 0) + 1;
      fail({ version, reason, attempts }, getDelay(retry, attempts));
      const owner = manifests.get(version)?.owner;
      log.error({ area, version, owner, reason, err: error }, `${area} ${version} was rejected: ${reason}`);
      onEvent?.({ area, version, status: 'rejected' });
      return false;
    }
  }

  /** Gives a dropped version to visitors again. */
  function returnDropped(version: string): void {
    if (!failures.delete(version)) return;
    log.info({ area, version }, `${area} ${version} is tried again after it was dropped`);
    onEvent?.({ area, version, status: 'active' });
  }

  function unload({ version: local }: LoadedEntry): void {
    const { version } = local;
    loaded.delete(version);
    const ended = unloadVersion(local, options).then(() => {
      unloading.delete(version);
      log.info({ area, version }, `${area} ${version} is no longer in use and was unloaded`);
    });
    unloading.set(version, ended);
  }

  /** Takes a version from visitors for a while. It stays loaded in case no other version works. */
  function dropVersion(version: string, reason: string): void {
    const attempts = (drops.get(version) ?? 0) + 1;
    drops.set(version, attempts);
    outcomes.delete(version);
    fail({ version, reason, attempts }, getDelay(dropped, attempts));
    const owner = manifests.get(version)?.owner;
    log.error({ area, version, owner, reason }, `${area} ${version} is dropped: ${reason}`);
    onEvent?.({ area, version, status: 'dropped' });
  }

  /** Takes a version from visitors for good, even when no other version works. */
  function stopVersion(entry: LoadedEntry, reason: string): void {
    const { version, manifest } = entry.version;
    if (lastGood === version) lastGood = undefined;
    fail({ version, reason, attempts: 1 }, retry.most);
    log.error({ area, version, owner: manifest.owner, reason }, `${area} ${version} is stopped: ${reason}`);
    onEvent?.({ area, version, status: 'dropped' });
    unload(entry);
  }

  /**
   * A version in memory was trusted when it was activated. Stops it when the pointer returns to it and it is not trusted
   * any longer, and a live one when the operator says so.
   */
  async function stopUntrusted(read: ReleasePointer): Promise<void> {
    const hasMoved = read.revision !== pointer?.revision;
    if (!hasMoved && now() < nextTrustCheck) return;
    nextTrustCheck = now() + trustCheckEvery;
    const live = listLiveVersions();
    const next = [read.stable, read.canary?.version, ...listEarlierStable(read)];
    for (const [version, entry] of [...loaded]) {
      const reason = live.has(version)
        ? // While the store has a problem, live versions stay.
          await store.trust.findStop(area, version).catch(() => undefined)
        : next.includes(version)
          ? await store.trust.findProblem(area, version, await store.read(area, version, manifestFile))
          : undefined;
      if (reason) stopVersion(entry, reason);
    }
  }

  /** Reads the pointer. Keeps the last known one while the store has a problem. */
  async function readPointer(): Promise<void> {
    try {
      const read = await store.pointer(area);
      await stopUntrusted(read);
      if (problem) log.info({ area }, `The release pointer of ${area} can be read again`);
      problem = undefined;
      if (read.revision !== pointer?.revision) acceptMove(read);
      pointer = read;
    } catch (error) {
      const reason = getErrorMessage(error);
      if (reason !== problem) log.warn({ area, err: error }, `${area} keeps its present versions: ${reason}`);
      problem = reason;
    }
  }

  /** Somebody made a new decision: versions that failed before get another chance at once. */
  function acceptMove({ revision, stable, history }: ReleasePointer): void {
    failures.clear();
    drops.clear();
    if (!pointer) return;
    const move = history.at(-1);
    log.info(
      { area, revision, stable, ...move },
      `The release pointer of ${area} moved: ${move?.action ?? 'change'} of ${move?.version ?? stable}`,
    );
  }

  async function activateStable({ stable, ...others }: ReleasePointer): Promise<void> {
    if (await activate(stable)) {
      lastGood = stable;
      return;
    }
    // After a start, and after the last good version was dropped or stopped, only an earlier version may work.
    if (lastGood !== undefined && !failures.has(lastGood)) return;
    for (const version of listEarlierStable({ stable, ...others }).slice(0, maxEarlierVersions)) {
      if (!(await activate(version))) continue;
      lastGood = version;
      return;
    }
  }

  /** Unloads versions that are neither live nor in use, except the last few that were live. */
  async function unloadIdle(): Promise<void> {
    const live = listLiveVersions();
    const isLive = ([version]: readonly [string, LoadedEntry]) => live.has(version);
    const old = [...loaded].filter((entry) => !isLive(entry));
    loaded = new Map([...old, ...[...loaded].filter(isLive)]);
    const idle = old.filter(([, { inUse }]) => inUse === 0);
    for (const [, entry] of idle.slice(0, Math.max(0, idle.length - keep))) unload(entry);
    await Promise.all(unloading.values());
  }

  /** Removes everything that is known about versions which are neither live nor loaded, and their files. */
  async function removeLeftovers(): Promise<void> {
    const versionsToKeep = [...loaded.keys(), ...activating.keys()];
    const remembered = new Set([...versionsToKeep, ...listLiveVersions()]);
    for (const known of [manifests, outcomes]) {
      for (const version of known.keys()) if (!remembered.has(version)) known.delete(version);
    }
    await copies.removeLeftovers(area, versionsToKeep);
  }

  /** Reads the pointer, activates the versions that it names, and unloads the others. */
  async function runRound(): Promise<void> {
    const revisionBefore = pointer?.revision;
    await readPointer();
    if (!pointer) return;
    await activateStable(pointer);
    if (pointer.canary) await activate(pointer.canary.version);
    await unloadIdle();
    if (pointer.revision !== revisionBefore) await removeLeftovers();
  }

  /** Chooses the visitor's version or the nearest one that works. An unhealthy version is better than none. */
  function chooseVersion(visitor: Visitor): LoadedEntry | undefined {
    const candidates = [
      pointer && versionFor(area, pointer, visitor),
      pointer?.stable,
      lastGood,
      pointer && previousStable(pointer),
    ].flatMap((version) => (version === undefined ? [] : (loaded.get(version) ?? [])));
    return candidates.find(({ version }) => !failures.has(version.version)) ?? candidates[0];
  }

  /** Finds a manifest even when the version does not work: it tells the area's routes, menu, and owner. */
  const findManifest = () =>
    (pointer && manifests.get(pointer.stable)) ??
    (lastGood === undefined ? undefined : manifests.get(lastGood));

  /** Keeps a version loaded; the result lets go of it, once. */
  function hold(entry: LoadedEntry): () => void {
    entry.inUse += 1;
    let isHeld = true;
    return () => {
      if (isHeld) entry.inUse -= 1;
      isHeld = false;
    };
  }

  return {
    refresh() {
      round ??= runRound()
        .catch((error: unknown) =>
          log.error({ area, err: error }, `The server could not update ${area}; it tries again soon`),
        )
        .finally(() => {
          round = undefined;
        });
      return round;
    },
    settle: async () => round,
    prepare: activate,
    pin(visitor) {
      const entry = chooseVersion(visitor);
      if (entry) return { pinned: { status: 'ready', ...entry.version }, release: hold(entry) };
      const failure = pointer && failures.get(pointer.stable);
      const reason = failure?.reason ?? problem ?? `${area} is being loaded`;
      return { pinned: { status: 'failed', area, reason, manifest: findManifest() }, release: () => {} };
    },
    findLoaded: (version) => loaded.get(version)?.version,
    /** Counts a page, and drops its version when too many of the last pages failed. */
    recordOutcome(version, isHealthy) {
      if (failures.has(version)) return;
      const last = [...(outcomes.get(version) ?? []), isHealthy].slice(-unhealthyThreshold.window);
      const failed = last.filter((wasHealthy) => !wasHealthy).length;
      outcomes.set(version, last);
      if (failed < unhealthyThreshold.failures || failed / last.length < unhealthyThreshold.share) return;
      dropVersion(version, `${failed} of its last ${last.length} pages failed on this server`);
    },
    getState() {
      const stable = chooseVersion({})?.version.version;
      const canary = pointer?.canary;
      const isCanaryLive = canary && loaded.has(canary.version) && !failures.has(canary.version);
      return {
        area,
        owner: findManifest()?.owner,
        status: stable ? 'ready' : 'failed',
        stable,
        canary: isCanaryLive ? canary : undefined,
        wanted: pointer && { revision: pointer.revision, stable: pointer.stable },
        failures: [...failures.values()].map(({ retryAt, ...failure }) => failure),
        problem,
        loaded: [...loaded].map(([version, { inUse }]) => ({ version, inUse })),
      };
    },
  };
}
