import { messageOf, previousStable, type ReleasePointer, type Visitor, versionFor } from '../store/index.ts';
import { createBringUp } from './bring-up.ts';
import { createErrorRate } from './error-rate.ts';
import { createFailures } from './failures.ts';
import { createLoadedVersions } from './loaded-versions.ts';
import { removeLeftovers } from './local-copy.ts';
import type { AreaHostOptions, AreaState, PinnedArea } from './types.ts';

export interface AreaWatch {
  /** Reads the pointer and activates what it names. Joins a round that is still running. Never rejects. */
  refresh(): Promise<void>;
  /** When the round that is running, if any, has ended. */
  settled(): Promise<void>;
  /** Loads a version beside those that are live, and says whether it works. */
  prepare(version: string): Promise<boolean>;
  /** What a visitor gets now, and the way to let go of it. */
  pin(visitor: Visitor): { pinned: PinnedArea; release: () => void };
  /** Notes how a page of a version went. */
  recordOutcome(version: string, isHealthy: boolean): void;
  state(): AreaState;
}

const defaultRetry = { first: 5_000, most: 300_000 };
const defaultUnhealthyThreshold = { window: 50, failures: 10, share: 0.5 };

/** Follows one area's pointer and keeps its versions. Whatever fails, what visitors have stays as it is. */
export function watchArea(area: string, options: AreaHostOptions): AreaWatch {
  const {
    store,
    cacheDir,
    log,
    onEvent,
    retry = defaultRetry,
    unhealthyThreshold = defaultUnhealthyThreshold,
  } = options;
  const { now = () => performance.now() } = options;
  const failures = createFailures(retry, now);
  const versions = createLoadedVersions(options);
  const bringUp = createBringUp(area, { versions, failures }, options);
  const errorRate = createErrorRate(unhealthyThreshold);
  let pointer: ReleasePointer | undefined;
  /** The version that was last activated as the stable one. */
  let lastGood: string | undefined;
  let problem: string | undefined;
  let round: Promise<void> | undefined;

  async function readPointer(): Promise<ReleasePointer | undefined> {
    try {
      const found = await store.pointer(area);
      if (problem) log.info({ area }, `The release pointer of ${area} can be read again`);
      problem = undefined;
      // Someone decided anew: what failed before gets another chance at once.
      if (found.revision !== pointer?.revision) failures.forgetAll();
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
    if (await bringUp.isReady(pointer.stable)) lastGood = pointer.stable;
    // Nothing good of its own: the server has just started, or what it had has turned out to be unhealthy.
    const earlier = lastGood && !failures.has(lastGood) ? undefined : previousStable(pointer);
    if (earlier && (await bringUp.isReady(earlier))) lastGood = earlier;
    if (pointer.canary) await bringUp.isReady(pointer.canary.version);
    await versions.sweep(liveVersions());
    if (pointer.revision !== before) await clearAway();
  }

  async function clearAway() {
    const known = [...versions.names(), ...bringUp.underWay()];
    const remembered = new Set([...known, ...liveVersions()]);
    bringUp.forgetOthers(remembered);
    errorRate.forgetOthers(remembered);
    await removeLeftovers(cacheDir, area, known);
  }

  const liveVersions = () =>
    new Set([lastGood, pointer?.stable, pointer?.canary?.version].filter((it) => it !== undefined));

  /** The version for a visitor, or the nearest one that works; an unhealthy one only where there is no other. */
  function choose(visitor: Visitor): string | undefined {
    const wanted = pointer && [versionFor(area, pointer, visitor), pointer.stable];
    const loaded = [...(wanted ?? []), lastGood, pointer && previousStable(pointer)].filter(
      (version) => version !== undefined && versions.get(version),
    );
    return loaded.find((version) => version && !failures.has(version)) ?? loaded[0];
  }

  const reason = () =>
    failures.list().find(({ version }) => version === pointer?.stable)?.reason ??
    problem ??
    `${area} is being loaded`;

  const manifest = () => bringUp.manifestOf(pointer?.stable) ?? bringUp.manifestOf(lastGood);

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

    prepare: (version) => bringUp.isReady(version),

    pin(visitor) {
      const version = choose(visitor);
      const loaded = version && versions.get(version);
      if (!loaded) {
        const pinned = { status: 'failed', area, reason: reason(), manifest: manifest() } as const;
        return { pinned, release: () => {} };
      }
      return { pinned: { status: 'ready', ...loaded }, release: versions.hold(loaded.version) };
    },

    recordOutcome(version, isHealthy) {
      const unhealthy = failures.has(version) ? undefined : errorRate.recordOutcome(version, isHealthy);
      if (!unhealthy) return;
      const why = `${unhealthy.failed} of its last ${unhealthy.of} pages failed on this server`;
      failures.add(version, why, { isFinal: true });
      errorRate.forget(version);
      const owner = bringUp.manifestOf(version)?.owner;
      log.error({ area, version, owner, reason: why }, `${area} ${version} is dropped: ${why}`);
      onEvent?.({ area, version, status: 'dropped' });
    },

    state() {
      const stable = choose({});
      const canary = pointer?.canary;
      const isCanaryLive = canary && versions.get(canary.version) && !failures.has(canary.version);
      return {
        area,
        owner: manifest()?.owner,
        status: stable ? 'ready' : 'failed',
        stable,
        canary: isCanaryLive ? canary : undefined,
        wanted: pointer && { revision: pointer.revision, stable: pointer.stable },
        failures: failures.list(),
        problem,
        loaded: versions.list(),
      };
    },
  };
}
