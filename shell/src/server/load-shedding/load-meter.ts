import { performance } from 'node:perf_hooks';

/** How busy the event loop of this process was in the last seconds. */
export interface Load {
  /** The longest delay of a timer, in ms. */
  readonly lag: number;
  /** Share of the time, 0 to 1, in which the loop ran code. */
  readonly utilization: number;
}

const tickInterval = 20;
const sampleInterval = 1_000;
/** A page that misses a deadline began at most two deadlines ago. */
const samples = 4;

/**
 * Measures the load of this process. Its own timer measures the lag: `monitorEventLoopDelay` learns of a block only in
 * the next turn of the loop, after the deadlines that the block has made late, and not at all of one right at the start.
 */
export function startLoadMeter() {
  let lastTick = performance.now();
  let longestLag = 0;
  let before = performance.eventLoopUtilization();
  let last: readonly Load[] = [];

  const readLag = () => Math.max(longestLag, performance.now() - lastTick - tickInterval);
  const sample = (): Load => ({
    lag: readLag(),
    utilization: performance.eventLoopUtilization(before).utilization,
  });
  const ticks = setInterval(() => {
    longestLag = readLag();
    lastTick = performance.now();
  }, tickInterval);
  const timer = setInterval(() => {
    last = [sample(), ...last].slice(0, samples);
    longestLag = 0;
    before = performance.eventLoopUtilization();
  }, sampleInterval);
  ticks.unref();
  timer.unref();

  return {
    read: (): Load => {
      const all = [sample(), ...last];
      return {
        lag: Math.max(...all.map(({ lag }) => lag)),
        utilization: Math.max(...all.map(({ utilization }) => utilization)),
      };
    },
    stop: () => {
      clearInterval(ticks);
      clearInterval(timer);
    },
  };
}
