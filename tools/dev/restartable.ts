import type { Service } from '../process/service.ts';
import { waitUntilHealthy } from '../process/wait-until-healthy.ts';

/**
 * Restarts a process when its code changes, one restart after the other. The next process waits on standby with
 * everything loaded that does not depend on that code.
 */
export function restartable(hold: () => Service, url: string) {
  let next: Service | undefined;
  let running: Service | undefined;
  let last = Promise.resolve();

  async function startAgain(): Promise<void> {
    await running?.stop();
    running = next ?? hold();
    next = undefined;
    running.begin();
    await waitUntilHealthy(running, `${url}/healthz`);
    next = hold();
  }

  return {
    restart: (): Promise<void> => {
      last = last.catch(() => {}).then(startAgain);
      return last;
    },
    stop: async (): Promise<void> => {
      await Promise.all([running?.stop(), next?.stop()]);
    },
  };
}
