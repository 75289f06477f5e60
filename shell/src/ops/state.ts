import type { Comparison } from '@hotdrop/shared-host/rollout-measures';

/** Everything that the console shows, also as JSON at `/ops/state`. Times are in ISO 8601, UTC. */
export interface ConsoleState {
  readonly readAt: string;
  readonly traffic: Traffic;
  readonly areas: readonly AreaFacts[];
  readonly rollouts: readonly RolloutFacts[];
  /** Rollouts that the shells ended, while the area has not moved since. */
  readonly rolledBack: readonly RolledBack[];
  readonly faults: readonly FaultGroup[];
  readonly moves: readonly MoveFacts[];
  readonly store: StoreFacts;
  readonly shell: ShellFacts;
  readonly api: ApiFacts;
}

export interface Traffic {
  /** The time that the figures cover. */
  readonly seconds: number;
  readonly pages: number;
  readonly errors: number;
  /** In seconds. */
  readonly p95: number | undefined;
}

export interface AreaFacts {
  readonly area: string;
  readonly owner: string | undefined;
  readonly stable: string | undefined;
  readonly canary: { readonly version: string; readonly percent: number } | undefined;
  readonly status: 'as published' | 'rollout' | 'canary' | 'rolled back' | 'behind' | 'failed';
  /** The reason for a status that is not as published. */
  readonly problem: string | undefined;
  /** `step 3 of 5` */
  readonly progress: string | undefined;
  /** Pages and faults of all its versions since the server started. */
  readonly pages: number;
  readonly faults: number;
  /** p75 of the stable version in seconds. */
  readonly lcp: number | undefined;
  readonly inp: number | undefined;
  /** Scripts and styles of its largest page, compressed. */
  readonly bytes: { readonly stable: number | undefined; readonly canary: number | undefined };
  readonly movedAt: string | undefined;
  readonly revision: number | undefined;
  /** The version to which a rollback returns. */
  readonly previous: string | undefined;
}

export interface RolloutFacts {
  readonly area: string;
  readonly canary: string;
  readonly stable: string;
  readonly percent: number;
  readonly next: number;
  readonly isHeld: boolean;
  readonly revision: number;
  readonly by: string | undefined;
  readonly commit: string | undefined;
  readonly minutes: number;
  readonly since: string;
  readonly steps: readonly StepFacts[];
  readonly waitsFor: string;
  readonly comparison: Comparison | undefined;
  readonly charts: readonly Chart[];
}

export interface StepFacts {
  readonly percent: number;
  readonly status: 'done' | 'now' | 'next';
  /** When it began, or can begin at the earliest. */
  readonly at: string | undefined;
  readonly minutes: number | undefined;
  readonly pages: number | undefined;
}

/** A line of each version over the time of a rollout. */
export interface Chart {
  readonly name: 'faults' | 'LCP' | 'INP' | 'CLS';
  readonly points: readonly ChartPoint[];
}

export interface ChartPoint {
  readonly at: string;
  readonly step: number;
  readonly canary: number | undefined;
  readonly stable: number | undefined;
}

export interface RolledBack {
  readonly area: string;
  readonly canary: string;
  readonly stable: string;
  readonly at: string;
  readonly percent: number | undefined;
  readonly reason: string;
  readonly counts: {
    readonly canary: { readonly pages: number; readonly faults: number };
    readonly stable: { readonly pages: number; readonly faults: number };
  };
  readonly chart: Chart | undefined;
}

export interface FaultGroup {
  readonly area: string;
  readonly version: string;
  readonly where: 'server' | 'browser';
  readonly message: string;
  readonly stack: string | undefined;
  readonly path: string | undefined;
  readonly count: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

export interface MoveFacts {
  readonly at: string;
  readonly area: string;
  readonly title: string;
  readonly reason: string | undefined;
  readonly isRollback: boolean;
  readonly from: string | undefined;
  readonly to: string;
  readonly commit: string | undefined;
  readonly by: string | undefined;
}

export interface StoreFacts {
  readonly location: string;
  readonly problem: string | undefined;
  readonly isWritable: boolean;
  /** Time of the last read of all pointers, in ms. */
  readonly readTime: number | undefined;
}

export interface ShellFacts {
  readonly status: string;
  readonly upSince: string;
  readonly memory: number;
  readonly brokenParts: readonly string[];
}

export interface ApiFacts {
  readonly address: string;
  readonly status: 'ok' | 'degraded' | 'unreachable';
  readonly problem: string | undefined;
  /** Time of its answer in ms. */
  readonly answerTime: number | undefined;
}
