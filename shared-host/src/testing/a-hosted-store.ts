import path from 'node:path';
import type { Area } from '@hotdrop/shared-domain/contract';
import { createAreaHost } from '../server/area-host.ts';
import { createLocalCopies } from '../server/local-copies.ts';
import type { AreaHostOptions, ReleaseSet } from '../server/types.ts';
import { openAreaStore } from '../store/area-store.ts';
import { openPublishingStore } from '../store/publishing-store.ts';
import { type ReleasePointer, releaseStable, rollBack } from '../store/release-pointer.ts';
import { type ABuild, aBuild, aTempFolder, runEntry } from './a-build.ts';

/** Creates a store in a folder, with functions to publish into it and to create hosts that follow it. */
export async function aHostedStore(area = 'mf-clans') {
  const root = await aTempFolder();
  const cacheDir = await aTempFolder();
  const publisher = openPublishingStore(root);
  const lines: { level: string; message: string; facts: object }[] = [];
  const logTo = (level: string) => (facts: object, message: string) =>
    void lines.push({ level, facts, message });
  const clock = { now: 0 };

  async function store({ dir, manifest }: ABuild) {
    await publisher.publishVersion(dir, manifest);
    return manifest.version;
  }

  async function move(next: (pointer: ReleasePointer | undefined) => ReleasePointer, id = area) {
    const pointer = await publisher.findPointer(id);
    await publisher.movePointer(id, pointer?.revision ?? 0, next(pointer));
  }

  const log = { info: logTo('info'), warn: logTo('warn'), error: logTo('error') };

  return {
    area,
    root,
    cacheDir,
    lines,
    log,
    clock,
    store,
    move,

    /** Publishes a build of an area that renders `says`. Resolves with its version. */
    async publish(source: NonNullable<Parameters<typeof aBuild>[0]>) {
      const build = await aBuild({ area, ...source });
      const version = await store(build);
      await move((pointer) => releaseStable(pointer, version), build.manifest.id);
      return version;
    },

    /** Stores a build that is not live yet. Resolves with its version. */
    publishHidden: async (source: NonNullable<Parameters<typeof aBuild>[0]>) =>
      store(await aBuild({ area, ...source })),

    rollBack: () => move((pointer) => rollBack(pointer as ReleasePointer)),

    fileOf: (version: string, file: string) => path.join(root, area, version, file),

    host: ({ store = openAreaStore(root), ...options }: Partial<AreaHostOptions> = {}) =>
      createAreaHost({
        store,
        copies: createLocalCopies({ store, cacheDir }),
        contracts: [1],
        load: runEntry,
        log,
        now: () => clock.now,
        ...options,
      }),
  };
}

export type HostedStore = Awaited<ReturnType<typeof aHostedStore>>;

/** Returns the text that each area of the set renders, or why it failed. */
export function renderAreas(set: ReleaseSet): Promise<string[]> {
  return Promise.all(
    set.areas.map(async (pinned) => {
      if (pinned.status === 'failed') return `failed: ${pinned.reason}`;
      const [route] = await pinned.module.routes({} as Parameters<Area['routes']>[0]);
      return route?.path ?? '';
    }),
  );
}
