/** @jest-environment node */
import { createWatch } from './watch.ts';

const limits = { maxSilence: 5_000, maxMemory: 1e9, interval: 100 };

/** Observes every 100 ms until a verdict, at most for 20 s. Gives the time of the verdict. */
function observe(at: (now: number) => { beats: number; memory?: number; pause?: number }) {
  const watch = createWatch(limits);
  let paused = 0;
  for (let now = 0; now <= 20_000; now += 100) {
    const { beats, memory = 3e8, pause = 0 } = at(now);
    paused += pause;
    const verdict = watch({ now: now + paused, beats, memory });
    if (verdict) return { ...verdict, now };
  }
  return undefined;
}

const alive = (now: number) => Math.floor(now / 250);

test('ends a process whose thread has been silent for five seconds', () => {
  expect(observe((now) => ({ beats: alive(Math.min(now, 3_000)) }))).toEqual({
    kind: 'silent',
    seconds: 5,
    now: 8_000,
  });
});

test('ends a process that uses too much memory, also while its thread reports', () => {
  expect(observe((now) => ({ beats: alive(now), memory: now * 1e5 }))).toEqual({
    kind: 'memory',
    megabytes: 1000,
    isBlocked: false,
    now: 10_000,
  });
});

test('keeps a process that reports late but in time', () => {
  expect(observe((now) => ({ beats: Math.floor(now / 4_900) }))).toBeUndefined();
});

test('does not count the time in which the machine was suspended', () => {
  expect(observe((now) => ({ beats: alive(now), pause: now === 4_000 ? 3_600_000 : 0 }))).toBeUndefined();
});
