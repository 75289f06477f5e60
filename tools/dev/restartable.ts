import { type Service, waitUntilHealthy } from '../process/index.ts';

/** A process that is started anew whenever its code changes. Restarts come one after the other. */
export function restartable(start: () => Service, url: string) {
  let running: Service | undefined;
  let last = Promise.resolve();

  async function startAnew(): Promise<void> {
    await running?.stop();
    running = start();
    await waitUntilHealthy(running, `${url}/healthz`);
  }

  return {
    restart: (): Promise<void> => {
      last = last.catch(() => {}).then(startAnew);
      return last;
    },
    stop: async (): Promise<void> => running?.stop(),
  };
}
