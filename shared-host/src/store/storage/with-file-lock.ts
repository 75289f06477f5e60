import { setTimeout as sleep } from 'node:timers/promises';
import { tryFileLock } from '@hotdrop/shared-domain/file-lock';
import { AreaStoreError } from '../errors.ts';

/** Runs `work` while no other process runs work under the same lock file. */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  { patience = 10_000 }: { patience?: number } = {},
): Promise<T> {
  const release = await waitForLock(file, patience);
  try {
    return await work();
  } finally {
    release();
  }
}

async function waitForLock(file: string, patience: number): Promise<() => void> {
  const giveUpAt = performance.now() + patience;
  for (;;) {
    const release = tryFileLock(file);
    if (release) return release;
    if (performance.now() > giveUpAt) {
      throw new AreaStoreError(
        `Another process has held ${file} for ${patience / 1000} s. See which publisher hangs, stop it, and try again: nothing was changed.`,
      );
    }
    await sleep(20);
  }
}
