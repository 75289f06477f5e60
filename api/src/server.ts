import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { SessionSecretError } from './auth/session-secret.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { createContext } from './create-context.ts';
import { DatabaseFolderError } from './data/database-folder.ts';
import { FolderLockedError } from './data/folder-lock.ts';
import { openStore } from './data/open-store.ts';
import { keepAliveTimeout } from './durations.ts';
import { queueInitialJobs } from './jobs/jobs.ts';
import { createLog } from './monitoring/create-log.ts';
import { claimDatabase, SourceMismatchError } from './upstream/claim-database.ts';
import { examplePlayers } from './upstream/demo/example-players.ts';
import { seedDatabase } from './upstream/demo/seed-database.ts';
import { DemoWorld } from './upstream/demo/world.ts';

const prepare = async (config: Config): Promise<Context> => {
  const log = createLog(config.logLevel);
  const store = await openStore(config, (error) => log.warn({ err: error }, 'database connection lost'));
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
  log.info({ address, database: store.kind, source: source.name, ms }, 'listening');
  if (source.name !== 'demo') return;
  const names = examplePlayers.map(({ name, platform }) => `${name} (${platform})`).join(', ');
  log.info(`PUBG_API_KEY is not set: the site shows the demo world. Players to try: ${names}`);
};

const start = async (): Promise<void> => {
  const begin = performance.now();
  const context = await prepare(readConfig(process.env));
  const { config, log, queue, store } = context;
  const { port, host: hostname } = config;
  const server = serve({
    fetch: createApp(context).fetch,
    port,
    hostname,
    serverOptions: { keepAliveTimeout },
  });
  server.once('listening', () => logStart(context, begin));
  server.once('error', (error) => {
    log.fatal({ err: error }, `cannot listen on ${config.host}:${config.port}: set API_PORT to a free port`);
    process.exit(1);
  });

  const end = async (): Promise<void> => {
    await queue.stop();
    await store.close();
    log.info('stopped');
    process.exit(0);
  };
  const stop = (signal: string): void => {
    log.info({ signal }, 'stopping after open requests and running jobs have ended');
    server.close(() => void end());
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
};

start().catch((error: unknown) => {
  const isExplained =
    error instanceof ConfigError ||
    error instanceof DatabaseFolderError ||
    error instanceof FolderLockedError ||
    error instanceof SessionSecretError ||
    error instanceof SourceMismatchError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
});
