import { forgetVersion } from './forget-version.ts';
import type { AreaHostOptions, LoadedVersion } from './types.ts';

interface Entry {
  readonly loaded: LoadedVersion;
  inUse: number;
}

/** The versions of one area that are in memory, oldest use first, and how many responses use each. */
export function createLoadedVersions(options: AreaHostOptions) {
  const { keep = 2, log } = options;
  const entries = new Map<string, Entry>();
  const leaving = new Map<string, Promise<void>>();

  async function drop({ loaded }: Entry) {
    const { area, version } = loaded;
    entries.delete(version);
    const left = forgetVersion(loaded, options);
    leaving.set(version, left);
    await left;
    leaving.delete(version);
    log.info({ area, version }, `${area} ${version} is not needed any more and was unloaded`);
  }

  return {
    get: (version: string) => entries.get(version)?.loaded,
    names: () => [...entries.keys()],
    list: () => [...entries].map(([version, { inUse }]) => ({ version, inUse })),
    /** When nothing of an earlier stay of the version is left. */
    hasLeft: (version: string) => leaving.get(version),

    add(loaded: LoadedVersion) {
      entries.set(loaded.version, { loaded, inUse: 0 });
    },

    /** Holds a version for a response; the answer lets go of it, once. */
    hold(version: string): () => void {
      const entry = entries.get(version);
      if (!entry) return () => {};
      entry.inUse += 1;
      let isHeld = true;
      return () => {
        if (isHeld) entry.inUse -= 1;
        isHeld = false;
      };
    },

    /** Unloads what is neither live nor in use, but for the few that were live last. */
    async sweep(live: ReadonlySet<string>) {
      for (const version of live) {
        const entry = entries.get(version);
        if (!entry) continue;
        // To the end: what was live last leaves last.
        entries.delete(version);
        entries.set(version, entry);
      }
      const idle = [...entries.values()].filter(({ loaded, inUse }) => !inUse && !live.has(loaded.version));
      await Promise.all(idle.slice(0, Math.max(0, idle.length - keep)).map(drop));
    },
  };
}

export type LoadedVersions = ReturnType<typeof createLoadedVersions>;
