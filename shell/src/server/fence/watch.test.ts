/** @jest-environment node */
import { createWatch } from './watch.ts';

const limits = { maxSilence: 4_000, maxMemory: 1e9, interval: 100 };

interface World {
  readonly beats: number;
  readonly memory?: number;
  /** The whole process was paused for this time before. */
  readonly pause?: number;
  readonly cpu?: number;
}

/** Observes every 100 ms for 20 s, until the process must end. Gives the verdicts with their times. */
function observe(at: (now: number) => World) {
  const watch = createWatch(limits);
  const verdicts: object[] = [];
  let paused = 0;
  for (let now = 0; now <= 20_000; now += 100) {
    const { beats, memory = 3e8, pause = 0, cpu = 0 } = at(now);
    paused += pause;
    const verdict = watch({ now: now + paused, beats, memory, cpu });
    if (verdict) verdicts.push({ ...verdict, now });
    if (verdict && verdict.kind !== 'slow') break;
  }
  return verdicts;
}

const alive = (now: number) => Math.floor(now / 250);

test('ends a process whose thread has been silent for four seconds', () => {
  expect(observe((now) => ({ beats: alive(Math.min(now, 3_000)) }))).toEqual([
    { kind: 'silent', seconds: 4, now: 7_000 },
  ]);
});

test('ends a process that uses too much memory, also while its thread reports', () => {
  expect(observe((now) => ({ beats: alive(now), memory: now * 1e5 }))).toEqual([
    { kind: 'memory', megabytes: 1030, isBlocked: false, now: 10_300 },
  ]);
});

test('knows that the thread is blocked, however fast memory grows', () => {
  const memory = (now: number) => (now > 3_000 ? 2e9 : 3e8);
  expect(observe((now) => ({ beats: alive(Math.min(now, 3_000)), memory: memory(now) }))).toEqual([
    { kind: 'memory', megabytes: 2000, isBlocked: true, now: 3_400 },
  ]);
});

test('keeps a process that reports late but in time', () => {
  expect(observe((now) => ({ beats: Math.floor(now / 3_900) }))).toEqual([]);
});

test('does not count the time in which the machine was suspended', () => {
  expect(observe((now) => ({ beats: alive(now), pause: now === 4_000 ? 3_600_000 : 0 }))).toEqual([]);
});

test('notices once that something holds the thread for long', () => {
  const beats = (now: number) => alive(now < 3_000 || now >= 3_800 ? now : 3_000);
  expect(observe((now) => ({ beats: beats(now), cpu: now }))).toEqual([{ kind: 'slow', now: 3_400 }]);
});

test('blames nobody for a thread that waits for the machine', () => {
  expect(observe((now) => ({ beats: Math.floor(now / 900), cpu: now / 2 }))).toEqual([]);
});
