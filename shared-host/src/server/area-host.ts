import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { getErrorMessage } from '../store/errors.ts';
import type { ChosenVersions, Visitor } from '../store/visitor-versions.ts';
import { type AreaWatch, watchArea } from './area-watch.ts';
import { createAreaFileReader } from './read-area-file.ts';
import type { AreaHostOptions, HostState, ReadyArea, ReleaseSet } from './types.ts';

export type AreaHost = ReturnType<typeof createAreaHost>;

/**
 * Keeps the areas of a store running on this server: follows their pointers, verifies and loads new versions, and
 * pins a version of each for a visitor. Trouble with the store never stops a running version.
 */
export function createAreaHost(options: AreaHostOptions) {
  const { store, log, pollEvery = 1_000 } = options;
  const watches = new Map<string, AreaWatch>();
  let problem: string | undefined = 'The area store has not been read yet';
  let hasList = false;
  let listing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function readList() {
    try {
      for (const area of await store.list()) {
        if (!watches.has(area)) watches.set(area, watchArea(area, options));
      }
      if (hasList && problem) log.info({ store: store.location }, 'The area store can be read again');
      hasList = true;
      problem = undefined;
    } catch (error) {
      const reason = getErrorMessage(error);
      if (reason !== problem) log.warn({ store: store.location, err: error }, reason);
      problem = reason;
    }
  }

  const list = () => {
    listing ??= readList().finally(() => {
      listing = undefined;
    });
    return listing;
  };

  const followAll = () => Promise.all([...watches.values()].map((watch) => watch.refresh()));

  async function refresh() {
    await list();
    await followAll();
  }

  return {
    /** Runs one round now: reads all pointers and activates new versions. */
    refresh,

    /** Starts to follow the store. Resolves after the first round and never rejects. */
    start(): Promise<void> {
      // The areas are independent: a slow one does not delay the others.
      timer ??= setInterval(refresh, pollEvery);
      return refresh();
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      await listing;
      await Promise.all([...watches.values()].map((watch) => watch.settle()));
    },

    pin(visitor: Visitor): ReleaseSet {
      const pins = [...watches.values()].map((watch) => watch.pin(visitor));
      return {
        areas: pins.map(({ pinned }) => pinned),
        problem: hasList ? undefined : problem,
        release: () => {
          for (const { release } of pins) release();
        },
      };
    },

    /** Loads the versions that a visitor has chosen, for `pin`. Resolves with those that do not work. */
    async prepare(chosen: ChosenVersions): Promise<string[]> {
      const problems = Object.entries(chosen).map(async ([area, version]) => {
        const isReady = await watches.get(area)?.prepare(version);
        return isReady ? [] : `${area} ${version}`;
      });
      return (await Promise.all(problems)).flat();
    },

    /** The manifests of an area's versions in memory, the stable one first. */
    listManifests: (area: string): readonly AreaManifest[] => watches.get(area)?.listManifests() ?? [],

    /**
     * Reads a file of a version, or its compressed copy, from this server's disk or from the store. Throws unless it
     * matches the version's `area.json`.
     */
    readFile: createAreaFileReader({
      store,
      log,
      findLocal: (area, version) => watches.get(area)?.findLoaded(version),
    }),

    /**
     * Records whether an area rendered a page: unhealthy when its code threw, not when the API host was unreachable or
     * this server was overloaded. After too many failures, this server drops the version for a while.
     */
    recordOutcome: ({ area, version }: Pick<ReadyArea, 'area' | 'version'>, isHealthy: boolean) =>
      watches.get(area)?.recordOutcome(version, isHealthy),

    /** Drops a version for a while that harms other areas. It stays if no other version works. */
    drop: ({ area, version }: Pick<ReadyArea, 'area' | 'version'>, reason: string) =>
      watches.get(area)?.drop(version, reason),

    state: (): HostState => ({
      store: { location: store.location, problem },
      areas: [...watches.values()].map((watch) => watch.getState()),
    }),
  };
}
