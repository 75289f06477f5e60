import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { createContext, createLog } from './create-context.ts';
import { FolderTakenError } from './data/folder-lock.ts';
import { openStore } from './data/open-store.ts';
import { keepAliveTimeout } from './durations.ts';
import { makeFirstCounts } from './jobs/first-counts.ts';
import { memorable } from './upstream/demo/memorable.ts';
import { settleWorld } from './upstream/demo/settle.ts';
import { DemoWorld } from './upstream/demo/world.ts';
import { claimDatabase, OtherSourceError } from './upstream/own-data.ts';

const prepare = async (config: Config): Promise<Context> => {
  const log = createLog(config.logLevel);
  const store = await openStore(config, (error) =>
    log.warn({ err: error }, 'a database connection was lost'),
  );
  let made: DemoWorld | undefined;
  const world = (): DemoWorld => {
    made ??= new DemoWorld(config.demo.seed);
    return made;
  };
  const context = await createContext({ config, store, log, world });
  await claimDatabase(context);
  if (context.source.name === 'demo') await settleWorld(context, world());
  await context.queue.start();
  await makeFirstCounts(context);
  return context;
};

const announce = ({ config, store, source, log }: Context, begin: number): void => {
  const address = `http://${config.host}:${config.port}`;
  const ms = Math.round(performance.now() - begin);
  log.info({ address, database: store.kind, source: source.name, ms }, 'listening');
  if (source.name !== 'demo') return;
  const names = memorable.map(({ name, platform }) => `${name} (${platform})`).join(', ');
  log.info(`No PUBG_API_KEY: figures come from the demo world. Names to try: ${names}`);
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
  server.once('listening', () => announce(context, begin));
  server.once('error', (error) => {
    log.fatal(
      { err: error },
      `cannot listen on ${config.host}:${config.port}: set API_PORT to a port that is free`,
    );
    process.exit(1);
  });

  const end = async (): Promise<void> => {
    await queue.stop();
    await store.close();
    log.info('stopped');
    process.exit(0);
  };
  const stop = (signal: string): void => {
    log.info({ signal }, 'stopping: open requests and running jobs end first');
    server.close(() => void end());
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
};

start().catch((error: unknown) => {
  const isExplained = [ConfigError, FolderTakenError, OtherSourceError].some(
    (known) => error instanceof known,
  );
  console.error(isExplained ? (error as Error).message : error);
  process.exit(1);
});
