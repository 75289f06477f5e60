import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { examplePlayers } from '@hotdrop/demo-world/example-players';
import { DemoWorld } from '@hotdrop/demo-world/world';
import { notifySystemd } from '@hotdrop/shared-domain/notify-systemd';
import { readSecretFiles } from '@hotdrop/shared-domain/secrets';
import { createApp } from './app.ts';
import { createDatabaseApp, createToken, removeHostLink, writeHostLink } from './backup/embedded.ts';
import { type Config, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { createContext } from './create-context.ts';
import { openStore } from './data/open-store.ts';
import { createHttpServer } from './http/http-server.ts';
import { queueInitialJobs } from './jobs/jobs.ts';
import { createLog, logEverything } from './monitoring/create-log.ts';
import { createOperatorsApp } from './monitoring/routes.ts';
import { secretNames } from './secrets.ts';
import { StartError } from './start-error.ts';
import { seedDatabase } from './upstream/demo/seed-database.ts';
import { claimDatabase } from './upstream/sources.ts';

interface Address {
  readonly port: number;
  readonly host: string;
}

const prepare = async (config: Config): Promise<Context> => {
  const log = createLog(config.logLevel);
  notifySystemd(process.env, (error) => log.error({ err: error }, 'systemd could not be notified'));
  const store = await openStore(config, (error) =>
    log.warn({ err: error }, 'The connection to the database was lost'),
  );
  let created: DemoWorld | undefined;
  const world = (): DemoWorld => {
    created ??= new DemoWorld(config.demo.seed);
    return created;
  };
  const context = await createContext({ config, store, log, world });
  await claimDatabase(context);
  if (context.source.name === 'demo') await seedDatabase(context, world());
  await context.queue.start();
  await queueInitialJobs(context);
  return context;
};

const logStart = ({ config, store, source, log }: Context, begin: number): void => {
  const address = `http://${config.host}:${config.port}`;
  const ms = Math.round(performance.now() - begin);
  log.info({ address, database: store.kind, source: source.name, ms }, 'The API host is listening');
  if (source.name !== 'demo') return;
  const names = examplePlayers.map(({ name, platform }) => `${name} (${platform})`).join(', ');
  log.info(`PUBG_API_KEY is not set: the site shows the demo world. Players to try: ${names}`);
};

/** Listens for visitors or operators; the process ends if the port is taken. */
const listen = ({ log }: Context, server: Server, { port, host }: Address, setting: string): Promise<void> =>
  new Promise((resolve) => {
    server.once('error', (error) => {
      log.fatal(
        { err: error },
        `The API host cannot listen on ${host}:${port}: set ${setting} to a free port`,
      );
      process.exit(1);
    });
    server.listen(port, host, resolve);
  });

/** The address for processes on this machine, also if the server listens on all addresses. */
const urlOf = (server: Server): string => {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port.');
  const { address, port } = bound;
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

const start = async (): Promise<void> => {
  const begin = performance.now();
  const context = await prepare(readConfig(process.env));
  const { config, log, queue, store } = context;
  const token = createToken();
  const operatorsApp = createOperatorsApp(context);
  if (store.dumpFiles) operatorsApp.route('/database', createDatabaseApp({ store, token, log }));
  const operators = createHttpServer(operatorsApp.fetch);
  await listen(context, operators, config.operators, 'OPERATORS_PORT');
  if (store.dumpFiles) writeHostLink(config.dataDir, { url: urlOf(operators), token });
  let isLeaving = false;
  const server = createHttpServer(createApp(context).fetch, () => isLeaving);
  await listen(context, server, config, 'API_PORT');
  logStart(context, begin);

  const end = async (): Promise<void> => {
    await queue.stop();
    if (store.dumpFiles) removeHostLink(config.dataDir);
    await store.close();
    log.info('Stopped');
    process.exit(0);
  };
  const stop = async (signal: string): Promise<void> => {
    log.info({ signal }, 'Stopping when open requests and running jobs have ended');
    isLeaving = true;
    if (signal === 'SIGTERM') await delay(config.drainTime);
    operators.close();
    server.close(() => void end());
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
};

const fail = (error: unknown): void => {
  const log = createLog('fatal');
  if (error instanceof StartError) log.fatal(error.message);
  else log.fatal({ err: error }, 'The API host failed');
  process.exit(1);
};

readSecretFiles(process.env, secretNames);
logEverything(createLog('info'));
process.once('uncaughtException', fail);
start().catch(fail);
