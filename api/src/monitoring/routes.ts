import { examplePlayers } from '@hotdrop/demo-world/example-players';
import { openApiDocument } from '@hotdrop/shared-domain/wire/openapi';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { prefix } from '../http/serve.ts';
import type { Env } from '../http/visitor.ts';
import { operations } from '../operations.ts';
import type { KeyStatus } from '../upstream/key-state.ts';

const noStore = { 'Cache-Control': 'no-store' };

const isDatabaseReachable = async ({ db, log }: Context): Promise<boolean> => {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'The database is not reachable');
    return false;
  }
};

/** The state of the key is in the database. */
const readKey = ({ keyState }: Context): Promise<KeyStatus> =>
  keyState.read().catch(() => ({ state: 'unknown' }));

/** Both together, because each waits for a frozen database. */
const readHealth = (context: Context) => Promise.all([isDatabaseReachable(context), readKey(context)]);

/** The health of the host, without details, and the description of the API. */
export const publicMonitoringRoutes = (app: Hono<Env>, context: Context): void => {
  app.get('/healthz', async (request) => {
    const [isReachable, { state }] = await readHealth(context);
    const health = {
      status: isReachable ? 'ok' : 'unavailable',
      // The pages say so, too.
      ...(state === 'refused' && { key: state }),
    };
    return request.json(health, isReachable ? 200 : 503, noStore);
  });
  const { requestsPerMinute } = context.config;
  const description = JSON.stringify(
    openApiDocument({ version: '1', prefix, operations, requestsPerMinute }),
  );
  app.get(`${prefix}/openapi.json`, (request) =>
    request.body(description, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=300',
    }),
  );
};

/** Serves metrics and the whole health to operators, on a port of its own. */
export const createOperatorsApp = (context: Context): Hono => {
  const app = new Hono();
  const isDemo = context.source.name === 'demo';
  // For a probe that restarts a hung process: it says nothing about the database.
  app.get('/livez', (request) => request.text('ok'));
  app.get('/healthz', async (request) => {
    const [isReachable, key] = await readHealth(context);
    const health = {
      status: isReachable ? 'ok' : 'unavailable',
      database: { kind: context.store.kind, reachable: isReachable },
      source: context.source.name,
      demo: isDemo,
      key,
      demoPlayers: isDemo ? examplePlayers.map(({ name, platform, as }) => ({ name, platform, as })) : [],
    };
    return request.json(health, isReachable ? 200 : 503, noStore);
  });
  app.get('/metrics', async (request) => {
    const { registry, keyRefused } = context.metrics;
    keyRefused.set(Number((await readKey(context)).state === 'refused'));
    return request.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  return app;
};
