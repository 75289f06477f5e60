import type { VersionFailure } from './types.ts';

/** Which versions of an area failed, why, and when each may be tried again. */
export interface Failures {
  /** Remembers a failure. A final one is not tried again before someone moves the pointer. */
  add(version: string, reason: string, options?: { readonly isFinal?: boolean }): void;
  has(version: string): boolean;
  /** Whether the version failed and its time has not come yet. */
  isResting(version: string): boolean;
  forget(version: string): void;
  forgetAll(): void;
  list(): VersionFailure[];
}

export function createFailures(retry: { first: number; most: number }, now: () => number): Failures {
  const failures = new Map<string, VersionFailure & { readonly retryAt: number }>();
  return {
    add(version, reason, { isFinal = false } = {}) {
      const attempts = (failures.get(version)?.attempts ?? 0) + 1;
      const delay = isFinal
        ? Number.POSITIVE_INFINITY
        : Math.min(retry.first * 2 ** (attempts - 1), retry.most);
      failures.set(version, { version, reason, attempts, retryAt: now() + delay });
    },
    has: (version) => failures.has(version),
    isResting: (version) => now() < (failures.get(version)?.retryAt ?? Number.NEGATIVE_INFINITY),
    forget: (version) => void failures.delete(version),
    forgetAll: () => failures.clear(),
    list: () =>
      [...failures.values()].map(({ version, reason, attempts }) => ({ version, reason, attempts })),
  };
}
