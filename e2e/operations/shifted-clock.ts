import { readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { TimerOptions } from 'node:timers';
import timers from 'node:timers/promises';
import { type ClockState, readTime } from './test-clock.ts';

/**
 * Preloaded into a process: SIGUSR2 sets its clock as the file TEST_CLOCK says. Timers and the monotonic clock go on. A
 * copy of the file then confirms it.
 */
const file = String(process.env.TEST_CLOCK);
const realNow = Date.now;
const readState = (): ClockState => JSON.parse(readFileSync(file, 'utf8'));
let state = readState();

process.on('SIGUSR2', () => {
  state = readState();
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(state));
});

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [readTime(state, realNow())], newTarget),
  get: (target, name) => (name === 'now' ? () => readTime(state, realNow()) : Reflect.get(target, name)),
});

/**
 * A host whose clock runs faster must also look for jobs more often. Its waits and intervals from a second on are for
 * that; deadlines of requests use other timers and stay.
 */
const waitSpeed = Number(process.env.TEST_WAIT_SPEED ?? 1);
const toReal = (time = 0) => (time >= 1_000 ? time / waitSpeed : time);

if (waitSpeed !== 1) {
  const { setInterval } = globalThis;
  const { setTimeout: wait } = timers;
  Object.assign(globalThis, {
    setInterval: (work: () => void, time?: number) => setInterval(work, toReal(time)),
  });
  Object.assign(timers, {
    setTimeout: (time?: number, ...rest: [unknown?, TimerOptions?]) => wait(toReal(time), ...rest),
  });
  syncBuiltinESMExports();
}
