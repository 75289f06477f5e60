import { LostRaceError } from '../store/errors.ts';
import type { PublishingStore } from '../store/publishing-store.ts';
import { releaseStable } from '../store/releases/release-pointer.ts';
import type { ABuild } from './a-build.ts';

/** Stores a build, and makes its version live for everyone. */
export async function publishBuild(store: PublishingStore, { dir, manifest }: ABuild): Promise<void> {
  await store.publishVersion(dir, manifest);
  await moveTo(store, manifest);
}

/** Makes a stored version live, and tries again after each lost race with another publisher. */
export async function moveUntilWon(store: PublishingStore, build: ABuild): Promise<void> {
  await moveTo(store, build.manifest).catch((error) => {
    if (error instanceof LostRaceError) return moveUntilWon(store, build);
    throw error;
  });
}

async function moveTo(store: PublishingStore, { id, version }: ABuild['manifest']): Promise<void> {
  const pointer = await store.findPointer(id);
  await store.movePointer(id, pointer?.revision ?? 0, releaseStable(pointer, version));
}
