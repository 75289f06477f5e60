import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';
import { setInterval } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import { listThreadTimes, type ThreadTime } from './thread-time.ts';

/** Interval in ms between two regular samples, and their duration. */
const regularInterval = 60_000;
const regularDuration = 1_000;
/** Duration in ms of a sample after the thread was blocked: it sees the next blocks of the same code. */
const longDuration = 10_000;
/** Interval in ms of a timer that notices a blocked thread, and the delay that counts. */
const checkInterval = 250;
const lateBy = 300;
/** Time in microseconds between two looks at the stack. */
const samplingInterval = 10_000;
/** A thread that gets a smaller share of a core than this waits for the machine, so long blocks say nothing. */
const leastShare = 0.6;

export interface ThreadSample {
  readonly times: readonly ThreadTime[];
  /** The duration in seconds. */
  readonly seconds: number;
}

/**
 * Measures which versions use the thread of the pages: for a second each minute, and for longer after it was blocked.
 * It sees all code, also after a wait and in timers, and costs nothing in between.
 */
export function startThreadSampling(areaCache: string, onSample: (sample: ThreadSample) => void) {
  const session = new Session();
  session.connect();
  let isSampling = false;

  async function sample(duration: number): Promise<void> {
    if (isSampling) return;
    isSampling = true;
    try {
      await session.post('Profiler.enable');
      await session.post('Profiler.setSamplingInterval', { interval: samplingInterval });
      await session.post('Profiler.start');
      const [start, cpuStart] = [performance.now(), process.threadCpuUsage()];
      const idleStart = performance.eventLoopUtilization();
      await delay(duration, undefined, { ref: false });
      const { active } = performance.eventLoopUtilization(idleStart);
      const cpu = process.threadCpuUsage(cpuStart);
      const { profile } = await session.post('Profiler.stop');
      const isStarved = (cpu.user + cpu.system) / 1_000 < active * leastShare;
      const times = listThreadTimes(profile, areaCache);
      onSample({
        times: isStarved ? times.map((time) => ({ ...time, blocks: 0 })) : times,
        seconds: (performance.now() - start) / 1_000,
      });
    } finally {
      isSampling = false;
    }
  }

  let expected = performance.now() + checkInterval;
  const check = setInterval(() => {
    const now = performance.now();
    if (now - expected > lateBy) void sample(longDuration);
    expected = now + checkInterval;
  }, checkInterval);
  const regular = setInterval(() => void sample(regularDuration), regularInterval);
  for (const timer of [check, regular]) timer.unref();
  return {
    stop(): void {
      clearInterval(check);
      clearInterval(regular);
      session.disconnect();
    },
  };
}
