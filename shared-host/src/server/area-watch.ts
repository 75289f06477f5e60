import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import {
  manifestFile,
  messageOf,
  parseManifest,
  previousStable,
  type ReleasePointer,
  type Visitor,
  versionFor,
} from '../store/index.ts';
import { activate } from './activate.ts';
import { createFailures } from './failures.ts';
import { createLoadedVersions } from './loaded-versions.ts';
import { removeLeftovers } from './local-copy.ts';
import type { AreaHostOptions, AreaState, PinnedArea } from './types.ts';

export interface AreaWatch {
  /** Reads the pointer and activates what it names. Joins a round that is still running. Never rejects. */
  refresh(): Promise<void>;
  /** When the round that is running, if any, has ended. */
  settled(): Promise<void>;
  /** What a visitor gets now, and the way to let go of it. */
  pin(visitor: Visitor): { pinned: PinnedArea; release: () => void };
  state(): AreaState;
}

const defaultRetry = { first: 5_000, most: 300_000 };

/** Follows one area's pointer and keeps its versions. Whatever fails, what visitors have stays as it is. */
export function watchArea(area: string, options: AreaHostOptions): AreaWatch {
  const { store, cacheDir, log, retry = defaultRetry, now = () => performance.now() } = options;
  const failures = createFailures(retry, now);
  const versions = createLoadedVersions(options);
  let pointer: ReleasePointer | undefined;
  /** The version that was last activated as the stable one. */
  let lastGood: string | undefined;
  let lastManifest: AreaManifest | undefined;
  let problem: string | undefined;
  let round: Promise<void> | undefined;

  /** Whether the version is loaded; tries to load it, unless it failed a short while ago. */
  async function isReady(version: string): Promise<boolean> {
    if (versions.get(version)) return true;
    if (failures.isResting(version)) return false;
    try {
      const manifestBytes = await store.read(area, version, manifestFile);
      const manifest = parseManifest(area, version, manifestBytes);
      if (version === pointer?.stable || !lastManifest) lastManifest = manifest;
      versions.add(await activate(manifest, manifestBytes, options));
      failures.forget(version);
      log.info({ area, version, owner: manifest.owner }, `${area} ${version} is active`);
      return true;
    } catch (error) {
      const reason = messageOf(error);
      failures.add(version, reason);
      const facts = { area, version, owner: lastManifest?.owner, reason, err: error };
      log.error(facts, `${area} ${version} stays out: ${reason}`);
      return false;
    }
  }

  async function readPointer(): Promise<ReleasePointer | undefined> {
    try {
      const found = await store.pointer(area);
      if (problem) log.info({ area }, `The release pointer of ${area} can be read again`);
      problem = undefined;
      // Someone decided anew: what failed before gets another chance at once.
      if (found.revision !== pointer?.revision) failures.forget();
      return found;
    } catch (error) {
      const reason = messageOf(error);
      if (reason !== problem) log.warn({ area, err: error }, `${area} stays as it is: ${reason}`);
      problem = reason;
      return pointer;
    }
  }

  async function follow() {
    const before = pointer?.revision;
    pointer = await readPointer();
    if (!pointer) return;
    const { stable, canary } = pointer;
    if (await isReady(stable)) lastGood = stable;
    // A server that starts while the newest version is sick has no last good one of its own.
    const earlier = lastGood ? undefined : previousStable(pointer);
    if (earlier && (await isReady(earlier))) lastGood = earlier;
    if (canary) await isReady(canary.version);
    await versions.sweep(liveVersions());
    if (pointer.revision !== before) await removeLeftovers(cacheDir, area, versions.names());
  }

  const liveVersions = () =>
    new Set([lastGood, pointer?.stable, pointer?.canary?.version].filter((it) => it !== undefined));

  /** The version for a visitor, or the nearest one that works. */
  function choose(visitor: Visitor): string | undefined {
    const wanted = pointer && [versionFor(area, pointer, visitor), pointer.stable];
    return [...(wanted ?? []), lastGood].find((version) => version && versions.get(version));
  }

  const reason = () =>
    failures.list().find(({ version }) => version === pointer?.stable)?.reason ??
    problem ??
    `${area} is being loaded`;

  return {
    refresh() {
      round ??= follow()
        .catch((error) => log.error({ area, err: error }, `Following ${area} failed: ${messageOf(error)}`))
        .finally(() => {
          round = undefined;
        });
      return round;
    },

    settled: async () => round,

    pin(visitor) {
      const version = choose(visitor);
      const loaded = version && versions.get(version);
      if (!loaded) {
        const pinned = { status: 'failed', area, reason: reason(), manifest: lastManifest } as const;
        return { pinned, release: () => {} };
      }
      return { pinned: { status: 'ready', ...loaded }, release: versions.hold(loaded.version) };
    },

    state() {
      const stable = choose({});
      const canary = pointer?.canary;
      return {
        area,
        owner: lastManifest?.owner,
        status: stable ? 'ready' : 'failed',
        stable,
        canary: canary && versions.get(canary.version) ? canary : undefined,
        wanted: pointer && { revision: pointer.revision, stable: pointer.stable },
        failures: failures.list(),
        problem,
        loaded: versions.list(),
      };
    },
  };
}
