import type { LocalVersion } from '@hotdrop/shared-host/server';
import type { AreaVersion } from './find-culprit.ts';

export type FencedVersion = Pick<LocalVersion, 'area' | 'version' | 'manifest'>;

/** Knows which version of an area the server works for. */
export interface Fence {
  /** Runs code of a version. What the code starts, such as timers, counts for the version, too. */
  run<T>(version: FencedVersion, work: () => Promise<T>): Promise<T>;
  /** Ends the process because of a version, which is quarantined. */
  end(culprit: AreaVersion, reason: string): void;
}

/** For servers without a watchdog, such as those of a check. */
export const noFence: Fence = { run: (_, work) => work(), end: () => {} };
