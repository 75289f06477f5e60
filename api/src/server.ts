import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createContext, createLog, DemoWorld, demoSources } from './create-context.ts';
import { FolderTakenError } from './data/folder-lock.ts';
import { openStore } from './data/open-store.ts';
import { countPlayers } from './jobs/count-players.ts';
import { memorable } from './upstream/demo/memorable.ts';
import { settleWorld } from './upstream/demo/settle.ts';

const start = async (): Promise<void> => {
  const begin = performance.now();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const store = await openStore(config, (error) =>
    log.warn({ err: error }, 'a database connection was lost'),
  );
  const now = () => new Date();
  const world = new DemoWorld(config.demo.seed);
  const context = await createContext({ config, store, log, now, sources: demoSources(world, now) });
  await settleWorld(context, world);
  await countPlayers.run(context, {});
  await context.queue.start();

  const server = serve({ fetch: createApp(context).fetch, port: config.port, hostname: config.host });
  server.once('listening', () => {
    log.info(
      {
        address: `http://${config.host}:${config.port}`,
        database: store.kind,
        source: context.source.name,
        ms: Math.round(performance.now() - begin),
      },
      'listening',
    );
    if (context.source.name === 'demo') {
      const names = memorable.map(({ name, platform }) => `${name} (${platform})`).join(', ');
      log.info(`No PUBG_API_KEY: figures come from the demo world. Names to try: ${names}`);
    }
  });

  const stop = (signal: string): void => {
    log.info({ signal }, 'stopping: open requests and running jobs end first');
    server.close(async () => {
      await context.queue.stop();
      await store.close();
      log.info('stopped');
      process.exit(0);
    });
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
};

start().catch((error: unknown) => {
  const isKnown = error instanceof ConfigError || error instanceof FolderTakenError;
  console.error(isKnown ? error.message : error);
  process.exit(1);
});
