export interface Observation {
  /** A monotonic clock, in ms. */
  readonly now: number;
  /** How often the thread of the pages has reported so far. */
  readonly beats: number;
  /** The resident memory of the process, in bytes. */
  readonly memory: number;
  /** The processor time of the process so far, in ms. */
  readonly cpu: number;
}

export type Verdict =
  /** Something holds the thread for long, once for each time. */
  | { readonly kind: 'slow' }
  | { readonly kind: 'silent'; readonly seconds: number }
  | {
      readonly kind: 'memory';
      readonly megabytes: number;
      /** Whether the thread is busy with something long, which then is what uses the memory. */
      readonly isBlocked: boolean;
    };

interface Limits {
  /** The longest time in ms without a report. */
  readonly maxSilence: number;
  /** In bytes. */
  readonly maxMemory: number;
  /** The interval in ms between two observations. */
  readonly interval: number;
}

/** From this silence in ms on, other visitors notice that something holds the thread. */
const longWork = 400;
/** A process that gets a smaller share of a core than this waits for the machine. */
const leastShare = 0.6;

/** Decides when code holds the thread of the pages for long, and when the process must end. */
export function createWatch({ maxSilence, maxMemory, interval }: Limits) {
  let last: Observation | undefined;
  let silence = 0;
  let cpuBefore = 0;
  let isNoticed = false;
  let beatsAtLimit: number | undefined;
  return (observation: Observation): Verdict | undefined => {
    const { now, beats, memory, cpu } = observation;
    if (last?.beats === beats) {
      // A longer gap means that the whole process was paused: a suspended machine blames no area.
      silence += Math.min(now - last.now, interval * 3);
    } else {
      silence = 0;
      cpuBefore = cpu;
      isNoticed = false;
    }
    last = observation;
    const isBlocked = silence >= longWork;
    if (silence >= maxSilence) return { kind: 'silent', seconds: Math.round(silence / 1000) };
    // Memory can pass the limit before the silence is long: only the next report tells that the thread is not blocked.
    beatsAtLimit = memory < maxMemory ? undefined : (beatsAtLimit ?? beats);
    if (beatsAtLimit !== undefined && (isBlocked || beats > beatsAtLimit)) {
      return { kind: 'memory', megabytes: Math.round(memory / 1e6), isBlocked };
    }
    if (!isBlocked || isNoticed || cpu - cpuBefore < silence * leastShare) return undefined;
    isNoticed = true;
    return { kind: 'slow' };
  };
}
