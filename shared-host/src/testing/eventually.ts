import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that another process or a timer brings about; gives up long after it should have come. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    if (await isSo()) return;
    await sleep(5);
  }
  throw new Error(`It never came to this: ${isSo}`);
}
