import { constants } from 'node:os';

/** A signal asked this process to end. */
export class StopRequest extends Error {
  override name = 'StopRequest';

  readonly signalName: NodeJS.Signals;

  constructor(signalName: NodeJS.Signals) {
    super(`ended by ${signalName}`);
    this.signalName = signalName;
  }

  get exitCode(): number {
    return 128 + constants.signals[this.signalName];
  }
}

/** Creates a signal that Ctrl-C or a termination signal aborts with a `StopRequest`. Later requests change nothing. */
export function onStopRequest(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort(new StopRequest(name)));
  }
  return controller.signal;
}

/** Fulfilled with the reason, at once if the signal is aborted already. */
export const whenAborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    else signal.addEventListener('abort', () => resolve(signal.reason));
  });
