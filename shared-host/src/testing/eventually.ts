import { setTimeout as sleep } from 'node:timers/promises';

/** At least 25 s: on a busy machine, another process starts slowly. */
const maxAttempts = 5000;

/** Waits until a condition holds that depends on another process or a timer. */
export async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (await isTrue()) return;
    await sleep(5);
  }
  throw new Error(`This never became true: ${isTrue}`);
}
