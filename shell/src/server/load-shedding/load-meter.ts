import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** How busy the event loop of this process was in the last seconds. */
export interface Load {
  /** The longest delay of a timer, in ms. */
  readonly lag: number;
  /** Share of the time, 0 to 1, in which the loop ran code. */
  readonly utilization: number;
}

const sampleInterval = 1_000;
/** A page that misses a deadline began at most two deadlines ago. */
const samples = 4;

/** Measures the load of this process. */
export function startLoadMeter() {
  const delays = monitorEventLoopDelay();
  delays.enable();
  let before = performance.eventLoopUtilization();
  let last: readonly Load[] = [];

  const sample = (): Load => ({
    lag: delays.max / 1e6,
    utilization: performance.eventLoopUtilization(before).utilization,
  });
  const timer = setInterval(() => {
    last = [sample(), ...last].slice(0, samples);
    delays.reset();
    before = performance.eventLoopUtilization();
  }, sampleInterval);
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
      clearInterval(timer);
      delays.disable();
    },
  };
}
