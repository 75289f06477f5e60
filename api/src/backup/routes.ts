import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import type { Logger } from 'pino';
import type { Store } from '../data/store.ts';
import { ProblemError, problemOf } from '../http/problem.ts';
import { checkDatabase, reasonOf } from './check-database.ts';
import { dumpStore, factsHeader } from './embedded.ts';

interface DatabaseAppOptions {
  readonly store: Store;
  readonly token: string;
  readonly log: Logger;
}

/** Serves `backup` and `check` on this machine while the host runs on an embedded database. */
export const createDatabaseApp = ({ store, token, log }: DatabaseAppOptions): Hono => {
  const app = new Hono();
  app.use(bearerAuth({ token }));
  app.post('/dump', async () => {
    const { facts, files } = await dumpStore(store);
    log.info({ bytes: files.size }, 'The files of the database were sent for a backup');
    return new Response(files, { headers: { [factsHeader]: JSON.stringify(facts) } });
  });
  app.post('/check', async (request) => request.json(await checkDatabase(store)));
  app.onError((error) => {
    if ('getResponse' in error) return error.getResponse();
    log.error({ err: error }, 'A command on the database failed');
    const { headers, body } = problemOf(new ProblemError(500, reasonOf(error)));
    return new Response(body, { status: 500, headers });
  });
  return app;
};
