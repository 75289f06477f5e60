import type { Hono } from 'hono';
import { methodNotAllowed } from './problem.ts';
import type { Env } from './visitor-address.ts';

/** Answers 405 with `Allow` to other methods on the paths of all routes so far. */
export const refuseOtherMethods = (app: Hono<Env>): void => {
  const methods = new Map<string, string[]>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue;
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  for (const [path, allowed] of methods) {
    app.all(path, () => {
      throw methodNotAllowed(allowed);
    });
  }
};
