import { examplePlayers } from '@hotdrop/demo-world/example-players';
import { openApiDocument } from '@hotdrop/shared-domain/wire/openapi';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { prefix } from '../http/serve.ts';
import type { Env } from '../http/visitor.ts';
import { operations } from '../operations.ts';

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

/** The health of the host, without details, and the description of the API. */
export const publicMonitoringRoutes = (app: Hono<Env>, context: Context): void => {
  app.get('/healthz', async (request) => {
    const isReachable = await isDatabaseReachable(context);
    return request.json({ status: isReachable ? 'ok' : 'unavailable' }, isReachable ? 200 : 503, noStore);
  });
  const description = JSON.stringify(openApiDocument({ version: '1', prefix, operations }));
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
  app.get('/healthz', async (request) => {
    const isReachable = await isDatabaseReachable(context);
    const health = {
      status: isReachable ? 'ok' : 'unavailable',
      database: { kind: context.store.kind, reachable: isReachable },
      source: context.source.name,
      demo: isDemo,
      key: isReachable ? await context.keyState.read() : { state: 'unknown' },
      demoPlayers: isDemo ? examplePlayers.map(({ name, platform, as }) => ({ name, platform, as })) : [],
    };
    return request.json(health, isReachable ? 200 : 503, noStore);
  });
  app.get('/metrics', async (request) => {
    const { registry } = context.metrics;
    return request.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  return app;
};
