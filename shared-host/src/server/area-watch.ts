import { type Area, type AreaManifest, findContractProblem } from '@hotdrop/shared-domain/contract';
import type { StoredSettings } from '../store/area-settings.ts';
import { parseManifest } from '../store/area-store.ts';
import { getErrorMessage } from '../store/errors.ts';
import { sha384 } from '../store/integrity.ts';
import {
  createFileCheck,
  createStartCheck,
  findNextStart,
  maxEarlierVersions,
  type NextStart,
} from '../store/next-start.ts';
import { findQuarantine, type Quarantined } from '../store/quarantine.ts';
import { listEarlierStable, previousStable, type ReleasePointer } from '../store/release-pointer.ts';
import { manifestFile } from '../store/stored-files.ts';
import { type Visitor, versionFor } from '../store/visitor-versions.ts';
import { withDeadline } from '../store/with-deadline.ts';
import { addOutcome, findDropDelay, findRetryDelay, longestRetryDelay } from './health.ts';
import type {
  ActivateOptions,
  AreaHostOptions,
  AreaState,
  LoadedVersion,
  LocalVersion,
  PinnedArea,
  VersionFailure,
} from './types.ts';

export type AreaWatch = ReturnType<typeof watchArea>;

/** A version that this server has tried. */
interface KnownVersion {
  readonly version: string;
  manifest?: AreaManifest;
  /** Undefined unless it is in memory. */
  loaded?: LoadedVersion | undefined;
  /** The number of responses that use it. */
  inUse: number;
  activating?: Promise<boolean> | undefined;
  unloading?: Promise<void> | undefined;
  /** Why visitors do not get it before `retryAt`. */
  failure?: (VersionFailure & { readonly retryAt: number }) | undefined;
  /** How often it was dropped since the pointer moved. */
  drops: number;
  /** For its last pages: whether they were healthy. */
  outcomes: readonly boolean[];
}

/** Interval in ms between two looks at trust list, quarantine, and settings while the pointer is unchanged. */
const lookEvery = 5_000;

/** Interval in ms between two checks of the stored files of live versions, which read every file. */
const fileCheckEvery = 600_000;

/** Follows one area's pointer. A failure never takes away the versions that visitors have. */
export function watchArea(area: string, options: AreaHostOptions) {
  const { store, copies, contracts, log, onEvent, keep = 2, now = () => performance.now() } = options;
  let pointer: ReleasePointer | undefined;
  /** The reason why the last read of the pointer failed. */
  let problem: string | undefined;
  /** The stable version that worked last. Visitors keep it while a newer one fails. */
  let lastGood: string | undefined;
  let round: Promise<void> | undefined;
  let nextLook = 0;
  let quarantined: readonly Quarantined[] = [];
  let settings: StoredSettings | undefined;
  let settingsProblem: string | undefined;
  let nextStart: NextStart | undefined;
  let nextStartCheck = 0;
  /** The activation has just read the files. */
  let nextFileCheck = now() + fileCheckEvery;
  let fileCheck: Promise<void> | undefined;
  /** Damage of stored versions that run from this server's own copies. */
  let damaged: ReadonlyMap<string, string> = new Map();
  /** By version, the most recently live ones at the end. */
  const known = new Map<string, KnownVersion>();

  function know(version: string): KnownVersion {
    const found = known.get(version) ?? { version, inUse: 0, drops: 0, outcomes: [] };
    known.set(version, found);
    return found;
  }

  const findKnown = (version: string | undefined) => (version === undefined ? undefined : known.get(version));

  const hasFailed = (version: string | undefined) => findKnown(version)?.failure !== undefined;

  /** The versions that visitors can get without a signed link. */
  const listLiveVersions = () =>
    new Set([lastGood, pointer?.stable, pointer?.canary?.version].filter((version) => version !== undefined));

  /** Reads the pointer, activates the versions that it names, and unloads the others. */
  async function runRound(): Promise<void> {
    const revisionBefore = pointer?.revision;
    await readPointer();
    if (!pointer) return;
    await activateStable(pointer);
    if (pointer.canary) await activate(pointer.canary.version);
    await checkNextStart(pointer, pointer.revision !== revisionBefore);
    await unloadIdle();
    if (pointer.revision !== revisionBefore) await removeLeftovers();
  }

  /** Reads the pointer, and what else operators decide. Keeps the last known one while the store has a problem. */
  async function readPointer(): Promise<void> {
    try {
      const read = await store.pointer(area);
      if (read.revision !== pointer?.revision || now() >= nextLook) {
        nextLook = now() + lookEvery;
        await Promise.all([readQuarantine(), readSettings()]);
        await stopUntrusted(read);
      }
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

  /**
   * A version in memory was trusted when it was activated. Stops it when the pointer returns to it and it is not trusted
   * any longer, and a live one when the operator says so or when it is quarantined.
   */
  async function stopUntrusted(read: ReleasePointer): Promise<void> {
    const live = listLiveVersions();
    const next = [read.stable, read.canary?.version, ...listEarlierStable(read)];
    for (const entry of [...known.values()].filter(({ loaded }) => loaded)) {
      const { version } = entry;
      const reason =
        findQuarantine(area, version, quarantined) ??
        (live.has(version)
          ? // While the store has a problem, live versions stay.
            await store.trust.findStop(area, version).catch(() => undefined)
          : next.includes(version)
            ? await store.trust.findProblem(area, version, await store.read(area, version, manifestFile))
            : undefined);
      if (reason) stop(entry, reason);
    }
  }

  /** Finds out what a server that starts now would refuse, since visitors keep what runs here until a restart. */
  async function checkNextStart(read: ReleasePointer, hasMoved: boolean): Promise<void> {
    if (!hasMoved && now() < nextStartCheck) return;
    nextStartCheck = now() + lookEvery;
    const findProblem = createStartCheck(store, contracts);
    nextStart = await findNextStart(
      area,
      read,
      async (_, version) => (await findProblem(area, version)) ?? damaged.get(version),
    );
    if (now() < nextFileCheck) return;
    nextFileCheck = now() + fileCheckEvery;
    // Many files of a slow store must not delay the next look at the pointer.
    fileCheck ??= checkFiles(read).finally(() => {
      fileCheck = undefined;
    });
  }

  async function checkFiles({ stable, canary }: ReleasePointer): Promise<void> {
    const findDamage = createFileCheck(store);
    const found = new Map<string, string>();
    for (const version of [stable, canary?.version]) {
      const problem = version && (await findDamage(area, version));
      if (problem) found.set(version, problem);
    }
    damaged = found;
    nextStartCheck = 0;
  }

  /** Reads the quarantine. A version whose quarantine was lifted is tried again at once. */
  async function readQuarantine(): Promise<void> {
    const before = quarantined;
    // While the store has a problem, live versions stay.
    quarantined = await store.quarantined(area).catch(() => before);
    const isIn = (list: readonly Quarantined[], version: string) =>
      list.some((one) => one.version === version);
    for (const entry of known.values()) {
      if (isIn(before, entry.version) && !isIn(quarantined, entry.version)) entry.failure = undefined;
    }
  }

  /** Reads what operators have set. Keeps the last known settings while the store has a problem. */
  async function readSettings(): Promise<void> {
    try {
      const read = await store.settings(area);
      settingsProblem = undefined;
      if (read?.revision === settings?.revision) return;
      settings = read;
      log.info({ area, ...read }, `The console’s settings of ${area} apply`);
    } catch (error) {
      const reason = getErrorMessage(error);
      if (reason !== settingsProblem) log.warn({ area, err: error }, `${area} keeps its settings: ${reason}`);
      settingsProblem = reason;
    }
  }

  /** Somebody made a new decision: versions that failed before get another chance at once. */
  function acceptMove({ revision, stable, history }: ReleasePointer): void {
    for (const entry of known.values()) {
      entry.failure = undefined;
      entry.drops = 0;
    }
    if (!pointer) return;
    const move = history.at(-1);
    log.info(
      { area, revision, stable, ...move },
      `The release pointer of ${area} moved: ${move?.action ?? 'change'} of ${move?.version ?? stable}`,
    );
  }

  async function activateStable(read: ReleasePointer): Promise<void> {
    if (await activate(read.stable)) {
      lastGood = read.stable;
      return;
    }
    // After a start, and after the last good version was dropped or stopped, only an earlier version may work.
    if (lastGood !== undefined && !hasFailed(lastGood)) return;
    for (const version of listEarlierStable(read).slice(0, maxEarlierVersions)) {
      if (!(await activate(version))) continue;
      lastGood = version;
      return;
    }
  }

  /** Resolves with whether the version is ready for visitors. */
  async function activate(version: string): Promise<boolean> {
    const entry = know(version);
    if (entry.activating) return entry.activating;
    if (entry.failure && now() < entry.failure.retryAt) return false;
    if (entry.loaded) {
      returnDropped(entry);
      return true;
    }
    entry.activating = load(entry).finally(() => {
      entry.activating = undefined;
    });
    return entry.activating;
  }

  async function load(entry: KnownVersion): Promise<boolean> {
    const { version } = entry;
    // Both would use the same folder.
    await entry.unloading;
    try {
      const manifestBytes = await store.read(area, version, manifestFile);
      const manifest = parseManifest(area, version, manifestBytes);
      // Before anything of the manifest is used: an untrusted one could take over addresses and menu entries.
      await store.trust.require(area, version, manifestBytes);
      entry.manifest = manifest;
      quarantined = await store.quarantined(area);
      const problem = findQuarantine(area, version, quarantined);
      if (problem) throw new Error(problem);
      entry.loaded = await activateVersion(manifest, manifestBytes, { ...options, settings });
      entry.failure = undefined;
      log.info({ area, version, owner: manifest.owner }, `${area} ${version} is active`);
      onEvent?.({ area, version, status: 'active' });
      return true;
    } catch (error) {
      const reason = getErrorMessage(error);
      const attempts = (entry.failure?.attempts ?? 0) + 1;
      entry.failure = { version, reason, attempts, retryAt: now() + findRetryDelay(attempts) };
      const owner = entry.manifest?.owner;
      log.error({ area, version, owner, reason, err: error }, `${area} ${version} was rejected: ${reason}`);
      onEvent?.({ area, version, status: 'rejected' });
      return false;
    }
  }

  /** Takes a version from visitors for a while. It stays loaded in case no other version works. */
  function drop(entry: KnownVersion, reason: string): void {
    const { version } = entry;
    const attempts = entry.drops + 1;
    entry.drops = attempts;
    entry.outcomes = [];
    entry.failure = { version, reason, attempts, retryAt: now() + findDropDelay(attempts) };
    const owner = entry.manifest?.owner;
    log.error({ area, version, owner, reason }, `${area} ${version} is dropped: ${reason}`);
    onEvent?.({ area, version, status: 'dropped' });
  }

  /** Gives a dropped version to visitors again. */
  function returnDropped(entry: KnownVersion): void {
    if (!entry.failure) return;
    entry.failure = undefined;
    const { version } = entry;
    log.info({ area, version }, `${area} ${version} is tried again after it was dropped`);
    onEvent?.({ area, version, status: 'active' });
  }

  /** Takes a version from visitors for good, even when no other version works. */
  function stop(entry: KnownVersion, reason: string): void {
    const { version, manifest } = entry;
    if (lastGood === version) lastGood = undefined;
    entry.failure = { version, reason, attempts: 1, retryAt: now() + longestRetryDelay };
    log.error({ area, version, owner: manifest?.owner, reason }, `${area} ${version} is stopped: ${reason}`);
    onEvent?.({ area, version, status: 'dropped' });
    unload(entry);
  }

  function unload(entry: KnownVersion): void {
    const { version, loaded } = entry;
    if (!loaded) return;
    entry.loaded = undefined;
    entry.unloading = unloadVersion(loaded, options).then(() => {
      entry.unloading = undefined;
      log.info({ area, version }, `${area} ${version} is no longer in use and was unloaded`);
    });
  }

  /** Unloads versions that are neither live nor in use, except the last few that were live. */
  async function unloadIdle(): Promise<void> {
    const live = listLiveVersions();
    for (const entry of [...known.values()].filter(({ version }) => live.has(version))) {
      known.delete(entry.version);
      known.set(entry.version, entry);
    }
    const idle = [...known.values()].filter(
      ({ version, loaded, inUse }) => loaded && inUse === 0 && !live.has(version),
    );
    for (const entry of idle.slice(0, Math.max(0, idle.length - keep))) unload(entry);
    await Promise.all([...known.values()].map(({ unloading }) => unloading));
  }

  /** Forgets versions which are neither live nor loaded and have not failed, and removes their files. */
  async function removeLeftovers(): Promise<void> {
    const live = listLiveVersions();
    for (const { version, loaded, activating, failure } of known.values()) {
      if (!loaded && !activating && !failure && !live.has(version)) known.delete(version);
    }
    const onDisk = [...known.values()].filter(({ loaded, activating }) => loaded || activating);
    await copies.removeLeftovers(
      area,
      onDisk.map(({ version }) => version),
    );
  }

  /** Chooses the visitor's version or the nearest one that works. An unhealthy version is better than none. */
  function chooseVersion(visitor: Visitor) {
    const candidates = [
      pointer && versionFor(area, pointer, visitor),
      pointer?.stable,
      lastGood,
      pointer && previousStable(pointer),
    ].flatMap((version) => {
      const entry = findKnown(version);
      return entry?.loaded ? [{ entry, loaded: entry.loaded }] : [];
    });
    return candidates.find(({ entry }) => !entry.failure) ?? candidates[0];
  }

  /** Finds a manifest even when the version does not work: it tells the area's routes, menu, and owner. */
  const findManifest = () => findKnown(pointer?.stable)?.manifest ?? findKnown(lastGood)?.manifest;

  /** Keeps a version loaded; the result lets go of it, once. */
  function hold(entry: KnownVersion): () => void {
    entry.inUse += 1;
    let isHeld = true;
    return () => {
      if (isHeld) entry.inUse -= 1;
      isHeld = false;
    };
  }

  return {
    /** Reads the pointer and activates its versions. Joins a round that is still running. Never rejects. */
    refresh(): Promise<void> {
      round ??= runRound()
        .catch((error: unknown) =>
          log.error({ area, err: error }, `The server could not update ${area}; it tries again soon`),
        )
        .finally(() => {
          round = undefined;
        });
      return round;
    },
    /** Waits for the end of a round that is running. */
    settle: async () => {
      await round;
      await fileCheck;
    },
    /** Loads a version beside the live ones. */
    prepare: activate,
    /** Gives a visitor a version, which stays loaded until the release. */
    pin(visitor: Visitor): { readonly pinned: PinnedArea; readonly release: () => void } {
      const chosen = chooseVersion(visitor);
      if (chosen)
        return { pinned: { status: 'ready', ...chosen.loaded, settings }, release: hold(chosen.entry) };
      const reason = findKnown(pointer?.stable)?.failure?.reason ?? problem ?? `${area} is being loaded`;
      return { pinned: { status: 'failed', area, reason, manifest: findManifest() }, release: () => {} };
    },
    /** The manifests of the versions in memory, the stable one first: open pages may run an older one. */
    listManifests: () =>
      [...known.values()]
        .flatMap(({ loaded }) => loaded?.manifest ?? [])
        .sort((a, b) => Number(b.version === pointer?.stable) - Number(a.version === pointer?.stable)),
    /** Finds a version that is in memory and on this server's disk. */
    findLoaded: (version: string) => known.get(version)?.loaded,
    /** Counts a page, and drops its version when too many of the last pages failed. */
    recordOutcome(version: string, isHealthy: boolean): void {
      const entry = know(version);
      if (entry.failure) return;
      const { outcomes, failures, isUnhealthy } = addOutcome(entry.outcomes, isHealthy);
      entry.outcomes = outcomes;
      if (isUnhealthy) drop(entry, `${failures} of its last ${outcomes.length} pages failed on this server`);
    },
    /** Takes a version from visitors for a while, as after too many failed pages. */
    drop(version: string, reason: string): void {
      const entry = know(version);
      if (!entry.failure) drop(entry, reason);
    },
    getState(): AreaState {
      const stable = chooseVersion({})?.entry.version;
      const canary = pointer?.canary;
      const isCanaryLive = findKnown(canary?.version)?.loaded && !hasFailed(canary?.version);
      const versions = [...known.values()];
      return {
        area,
        owner: findManifest()?.owner,
        status: stable ? 'ready' : 'failed',
        stable,
        canary: isCanaryLive ? canary : undefined,
        wanted: pointer && { revision: pointer.revision, stable: pointer.stable },
        failures: versions.flatMap(({ failure }) => {
          if (!failure) return [];
          const { retryAt, ...described } = failure;
          return [described];
        }),
        problem,
        quarantined,
        nextStart,
        loaded: versions.flatMap(({ version, loaded, inUse }) => (loaded ? [{ version, inUse }] : [])),
      };
    },
  };
}

/** Checks the contract, copies and verifies the files, loads the code, and renders the smoke pages. Throws at the first failure. */
export async function activateVersion(
  manifest: AreaManifest,
  manifestBytes: Uint8Array,
  options: ActivateOptions,
): Promise<LoadedVersion> {
  const { contracts, copies, check, settings, deadline = 10_000 } = options;
  const { id: area, version } = manifest;
  const problem = findContractProblem(manifest, contracts);
  if (problem) throw new Error(problem);
  const dir = await copies.add(manifest, manifestBytes);
  const local = { area, version, manifest, dir, manifestHash: `sha384-${sha384(manifestBytes)}`, settings };
  try {
    const modules = await withDeadline('Loading it', deadline, () => options.load(local));
    if (!isArea(modules.module)) throw new Error('Its ./area exposes no `area` with routes(site)');
    if (manifest.parts?.length && !modules.parts) {
      throw new Error('Its manifest lists parts, but it exposes no `parts` as ./parts');
    }
    if (manifest.panels?.length && !modules.panels) {
      throw new Error('Its manifest lists panels, but it exposes no `panels` as ./panels');
    }
    const loaded = { ...local, ...modules };
    if (check) await withDeadline('Its smoke pages', deadline, (signal) => check(loaded, signal));
    return loaded;
  } catch (error) {
    await unloadVersion(local, options);
    throw error;
  }
}

// Another team built this code at another time, so its type is not certain.
const isArea = (module: Partial<Area> | undefined): module is Area => typeof module?.routes === 'function';

/** Removes a version from memory, and its copy. Only logs an error, because an error must not stop the switch to another version. */
async function unloadVersion(
  local: LocalVersion,
  { copies, unload, log }: Pick<AreaHostOptions, 'copies' | 'unload' | 'log'>,
): Promise<void> {
  const { area, version } = local;
  try {
    await unload?.(local);
    await copies.remove(area, version);
  } catch (error) {
    log.warn({ area, version, err: error }, `${area} ${version} could not be unloaded completely`);
  }
}
