import { getErrorMessage } from '../store/errors.ts';
import { type AreaWatch, watchArea } from './area-watch.ts';
import { createAreaFileReader } from './read-area-file.ts';
import type { AreaHost, AreaHostOptions } from './types.ts';

/**
 * Keeps the areas of a store running on this server: follows their pointers, verifies and loads new versions, and
 * pins a version of each for a visitor. Trouble with the store never stops a running version.
 */
export function createAreaHost(options: AreaHostOptions): AreaHost {
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
    refresh,

    start() {
      // The areas are independent: a slow one does not delay the others.
      timer ??= setInterval(refresh, pollEvery);
      return refresh();
    },

    async stop() {
      clearInterval(timer);
      timer = undefined;
      await listing;
      await Promise.all([...watches.values()].map((watch) => watch.settle()));
    },

    pin(visitor) {
      const pins = [...watches.values()].map((watch) => watch.pin(visitor));
      return {
        areas: pins.map(({ pinned }) => pinned),
        problem: hasList ? undefined : problem,
        release: () => {
          for (const { release } of pins) release();
        },
      };
    },

    async prepare(chosen) {
      const problems = Object.entries(chosen).map(async ([area, version]) => {
        const isReady = await watches.get(area)?.prepare(version);
        return isReady ? [] : `${area} ${version}`;
      });
      return (await Promise.all(problems)).flat();
    },

    readFile: createAreaFileReader({
      store,
      log,
      findLocal: (area, version) => watches.get(area)?.findLoaded(version),
    }),

    recordOutcome: ({ area, version }, isHealthy) => watches.get(area)?.recordOutcome(version, isHealthy),

    state: () => ({
      store: { location: store.location, problem },
      areas: [...watches.values()].map((watch) => watch.getState()),
    }),
  };
}
