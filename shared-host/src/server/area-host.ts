import { messageOf } from '../store/index.ts';
import { type AreaWatch, watchArea } from './area-watch.ts';
import type { AreaHost, AreaHostOptions } from './types.ts';

/**
 * Keeps the areas of a store running on this server: follows their pointers, verifies and loads new versions, and
 * says which version of each a visitor gets. Nothing that happens to the store takes away what runs.
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
      const reason = messageOf(error);
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
      // Each area goes at its own pace: one that takes long to load does not hold up the look at the others.
      timer ??= setInterval(refresh, pollEvery);
      return refresh();
    },

    async stop() {
      clearInterval(timer);
      timer = undefined;
      await listing;
      await Promise.all([...watches.values()].map((watch) => watch.settled()));
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

    recordOutcome: ({ area, version }, isHealthy) => watches.get(area)?.recordOutcome(version, isHealthy),

    state: () => ({
      store: { location: store.location, problem },
      areas: [...watches.values()].map((watch) => watch.state()),
    }),
  };
}
