import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A clock that showed a time at a real time, and runs at a speed since then. */
export interface ClockState {
  readonly since: number;
  readonly shown: number;
  readonly speed: number;
}

export const readTime = ({ since, shown, speed }: ClockState, now: number) =>
  Math.round(shown + (now - since) * speed);

/** A clock for processes that start with its settings. It is right until a test sets its speed. */
export function createTestClock(folder: string) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'clock.json');
  const begin = Date.now();
  let state: ClockState = { since: begin, shown: begin, speed: 1 };
  writeFileSync(file, JSON.stringify(state));
  const now = () => readTime(state, Date.now());
  return {
    env: { NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'shifted-clock.ts')}`, TEST_CLOCK: file },
    now,
    /** Sets the speed of the clocks of these processes. */
    async setSpeed(pids: readonly number[], speed: number) {
      state = { since: Date.now(), shown: now(), speed };
      const text = JSON.stringify(state);
      writeFileSync(file, text);
      for (const pid of pids) {
        const copy = `${file}.${pid}`;
        process.kill(pid, 'SIGUSR2');
        while (!existsSync(copy) || readFileSync(copy, 'utf8') !== text) await delay(10);
      }
      return state;
    },
  };
}
