export interface Observation {
  /** A monotonic clock, in ms. */
  readonly now: number;
  /** How often the thread of the pages has reported so far. */
  readonly beats: number;
  /** The resident memory of the process, in bytes. */
  readonly memory: number;
}

export type Verdict =
  | { readonly kind: 'silent'; readonly seconds: number }
  | {
      readonly kind: 'memory';
      readonly megabytes: number;
      /** Whether the thread is busy with something long, which then is what uses the memory. */
      readonly isBlocked: boolean;
    };

/** From this silence in ms on, the thread counts as blocked by the code that runs. */
const longWork = 600;

interface Limits {
  /** The longest time in ms without a report. */
  readonly maxSilence: number;
  /** In bytes. */
  readonly maxMemory: number;
  /** The interval in ms between two observations. */
  readonly interval: number;
}

/** Decides when the process must end: its pages' thread is silent, or it uses too much memory. */
export function createWatch({ maxSilence, maxMemory, interval }: Limits) {
  let last: Observation | undefined;
  let silence = 0;
  return ({ now, beats, memory }: Observation): Verdict | undefined => {
    const hasReported = last?.beats !== beats;
    // A longer gap means that the whole process was paused: a suspended machine blames no area.
    const gap = Math.min(now - (last?.now ?? now), interval * 3);
    silence = hasReported ? 0 : silence + gap;
    last = { now, beats, memory };
    if (silence >= maxSilence) return { kind: 'silent', seconds: Math.round(silence / 1000) };
    if (memory >= maxMemory) {
      return { kind: 'memory', megabytes: Math.round(memory / 1e6), isBlocked: silence >= longWork };
    }
    return undefined;
  };
}
