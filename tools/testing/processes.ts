import { setTimeout as delay } from 'node:timers/promises';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Asks until the answer is there; Jest's own time limit ends a wait for what never comes. */
export async function eventually<T>(ask: () => T | undefined | false): Promise<T> {
  for (;;) {
    const answer = ask();
    if (answer !== undefined && answer !== false) return answer;
    await delay(20);
  }
}
