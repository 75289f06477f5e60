import { setTimeout as sleep } from 'node:timers/promises';
import { tryFileLock } from '@hotdrop/shared-domain/file-lock';
import { AreaStoreError } from '../errors.ts';

/** Runs `work` while this process holds the lock file. */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  { timeout = 10_000 }: { timeout?: number } = {},
): Promise<T> {
  const release = await waitForLock(file, timeout);
  try {
    return await work();
  } finally {
    release();
  }
}

async function waitForLock(file: string, timeout: number): Promise<() => void> {
  const giveUpAt = performance.now() + timeout;
  for (;;) {
    const release = tryFileLock(file);
    if (release) return release;
    if (performance.now() > giveUpAt) {
      throw new AreaStoreError(
        `Another process has held ${file} for ${timeout / 1000} s. Nothing was changed. Find the publisher that hangs, stop it, and try again.`,
      );
    }
    await sleep(20);
  }
}
