import { type ServerType, serve } from '@hono/node-server';
import type { LocalCopies } from '@hotdrop/shared-host/server';
import type { Logger } from 'pino';
import { createOperatorsApp } from '../monitoring/operators-app.ts';
import { onStopSignal } from './on-stop-signal.ts';
import { createPrimary } from './primary.ts';

interface Options {
  readonly workers: number;
  readonly operatorsPort: number;
  readonly operatorsHost: string;
  readonly copies: LocalCopies;
  readonly log: Logger;
}

/** Starts the workers and the operators’ port in the primary process. Rejects when a worker cannot start. */
export async function serveWithWorkers({
  workers,
  operatorsPort: port,
  operatorsHost: hostname,
  copies,
  log,
}: Options): Promise<void> {
  const primary = createPrimary({ workers, copies, log });
  let operators: ServerType | undefined;

  const stop = async () => {
    log.info('Stopping the workers');
    operators?.close();
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
  const app = createOperatorsApp(primary);
  operators = serve({ fetch: app.fetch, port, hostname }, (at) =>
    log.info({ address: at.address, port: at.port }, 'The operators’ port is listening'),
  );
}
