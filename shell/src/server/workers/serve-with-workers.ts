import { type ServerType, serve } from '@hono/node-server';
import type { LocalCopies } from '@hotdrop/shared-host/server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createOperatorsApp } from '../monitoring/operators-app.ts';
import { startRollouts } from '../rollouts/start-rollouts.ts';
import { onStopSignal } from './on-stop-signal.ts';
import { createPrimary, type Primary } from './primary.ts';

interface Options {
  readonly workers: number;
  /** Time in ms for which workers still serve after SIGTERM. */
  readonly drainTime: number;
  readonly operatorsPort: number;
  readonly operatorsHost: string;
  readonly areaStore: string;
  readonly trustFile: string | undefined;
  readonly metricsUrl: string | undefined;
  readonly copies: LocalCopies;
  /** Creates the console of this server from the calls to its workers. */
  readonly createConsole: (primary: Primary) => { readonly app: Hono; readonly stop: () => void };
  readonly log: Logger;
}

/** Starts the workers and the operators’ port in the primary process. Rejects when a worker cannot start. */
export async function serveWithWorkers(options: Options): Promise<void> {
  const { workers, drainTime, operatorsPort: port, operatorsHost: hostname, copies, log } = options;
  const primary = createPrimary({ workers, drainTime, copies, log });
  let operators: ServerType | undefined;
  let operations: ReturnType<Options['createConsole']> | undefined;
  let rollouts: ReturnType<typeof startRollouts> | undefined;

  const stop = async () => {
    log.info('Stopping the workers');
    operators?.close();
    rollouts?.stop();
    operations?.stop();
    await primary.stop();
    process.exit(0);
  };
  onStopSignal(() => void stop());
  process.on('SIGHUP', async () => {
    log.info('Restarting the workers one after another');
    await primary.restart();
    log.info('The restart of the workers has ended');
  });

  await primary.start();
  rollouts = startRollouts({ ...options, ...primary });
  operations = options.createConsole(primary);
  const app = createOperatorsApp({ ...primary, ops: operations.app });
  operators = serve({ fetch: app.fetch, port, hostname }, (at) =>
    log.info({ address: at.address, port: at.port }, 'The operators’ port is listening'),
  );
}
