import type { VersionFailure } from './types.ts';

/** Which versions of an area failed, why, and when each may be tried again. */
export interface Failures {
  add(version: string, reason: string): void;
  /** Whether the version failed and its time has not come yet. */
  isResting(version: string): boolean;
  forget(version?: string): void;
  list(): VersionFailure[];
}

export function createFailures(retry: { first: number; most: number }, now: () => number): Failures {
  const failures = new Map<string, VersionFailure & { readonly retryAt: number }>();
  return {
    add(version, reason) {
      const attempts = (failures.get(version)?.attempts ?? 0) + 1;
      const delay = Math.min(retry.first * 2 ** (attempts - 1), retry.most);
      failures.set(version, { version, reason, attempts, retryAt: now() + delay });
    },
    isResting: (version) => now() < (failures.get(version)?.retryAt ?? Number.NEGATIVE_INFINITY),
    forget: (version) => (version === undefined ? failures.clear() : void failures.delete(version)),
    list: () =>
      [...failures.values()].map(({ version, reason, attempts }) => ({ version, reason, attempts })),
  };
}
