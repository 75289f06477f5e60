import { openApiDocument } from '@hotdrop/shared-domain/wire/openapi';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { prefix } from '../http/serve.ts';
import type { Env } from '../http/visit.ts';
import { memorable } from '../upstream/demo/memorable.ts';

const isDatabaseThere = async ({ db, log }: Context): Promise<boolean> => {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return false;
  }
};

/** What operators and tools ask. */
export const operationRoutes = (app: Hono<Env>, context: Context): void => {
  const isDemo = context.source.name === 'demo';
  app.get('/healthz', async (request) => {
    const isThere = await isDatabaseThere(context);
    const health = {
      status: isThere ? 'ok' : 'unavailable',
      database: { kind: context.store.kind, reachable: isThere },
      source: context.source.name,
      demo: isDemo,
      /** Names to try, and what each is an example of. */
      demoPlayers: isDemo ? memorable.map(({ name, platform, as }) => ({ name, platform, as })) : [],
    };
    return request.json(health, isThere ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  app.get('/metrics', async (request) => {
    const { registry } = context.metrics;
    return request.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  const description = JSON.stringify(openApiDocument({ version: '1', prefix }));
  app.get(`${prefix}/openapi.json`, (request) =>
    request.body(description, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=300',
    }),
  );
};
