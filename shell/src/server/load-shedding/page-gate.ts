import type { Load } from './load-meter.ts';

interface PageGateOptions {
  /** Maximum number of pages in progress. Most of them wait for the API host. */
  readonly maxInFlight: number;
  /** Maximum while the CPU is busy: more pages would share the same CPU time and all be late. */
  readonly maxInFlightWhenBusy: number;
  /** Maximum number of waiting requests. */
  readonly maxWaiting: number;
  /** The longest wait in ms. */
  readonly maxWait: number;
  readonly readLoad: () => Load;
}

export type PageGate = ReturnType<typeof createPageGate>;

/** A longer delay of timers makes pages miss their deadlines. */
const maxLag = 200;
const maxUtilization = 0.9;

/**
 * Limits the pages in flight, so that a crowd gets a quick refusal and the admitted visitors get their pages in time.
 * Unlike the queue of p-limit, this one drops a request that has waited too long.
 */
export function createPageGate({
  maxInFlight,
  maxInFlightWhenBusy,
  maxWaiting,
  maxWait,
  readLoad,
}: PageGateOptions) {
  let inFlight = 0;
  const waiting = new Set<() => void>();

  const isBusy = () => readLoad().utilization > maxUtilization;
  const isFull = () => inFlight >= (isBusy() ? maxInFlightWhenBusy : maxInFlight);

  function leave(): void {
    inFlight -= 1;
    for (const admit of waiting) {
      if (isFull()) return;
      admit();
    }
  }

  /** Lets a page leave once, however often it is called. */
  function createTurn(): () => void {
    let isOver = false;
    return () => {
      if (!isOver) leave();
      isOver = true;
    };
  }

  const waitForTurn = () =>
    new Promise<(() => void) | undefined>((resolve) => {
      const admit = () => {
        clearTimeout(timer);
        waiting.delete(admit);
        inFlight += 1;
        resolve(createTurn());
      };
      const timer = setTimeout(() => {
        waiting.delete(admit);
        resolve(undefined);
      }, maxWait);
      waiting.add(admit);
    });

  return {
    /** Waits for a place. Resolves with a function that frees it, or with undefined when the server is too busy. */
    async enter(): Promise<(() => void) | undefined> {
      if (!isFull()) {
        inFlight += 1;
        return createTurn();
      }
      return waiting.size < maxWaiting ? waitForTurn() : undefined;
    },

    /** Whether a missed deadline may be the fault of this server and not of an area. */
    isOverloaded(): boolean {
      // Many pages that only wait do not use the CPU: then an area hangs, and its missed deadlines count.
      return readLoad().lag > maxLag || (isBusy() && isFull());
    },
  };
}
