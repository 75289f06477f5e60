import { execFile } from 'node:child_process';

/** A third of the time that systemd allows, so that it misses more than one before it kills the process. */
const share = 1 / 3;

/** Tells systemd's watchdog (`WatchdogSec`) again and again that this thread runs. Without one, it does nothing. */
export function notifySystemd(env: NodeJS.ProcessEnv, onFailure: (error: Error) => void): void {
  const { NOTIFY_SOCKET, PATH, WATCHDOG_USEC } = env;
  if (!NOTIFY_SOCKET || !WATCHDOG_USEC) return;
  const notify = () =>
    execFile('systemd-notify', ['WATCHDOG=1'], { env: { NOTIFY_SOCKET, PATH } }, (error) => {
      if (error) onFailure(error);
    });
  notify();
  setInterval(notify, (Number(WATCHDOG_USEC) / 1_000) * share).unref();
}
