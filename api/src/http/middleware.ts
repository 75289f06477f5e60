import { randomUUID } from 'node:crypto';
import type { Hono, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Context } from '../context.ts';
import { badRequest, methodNotAllowed } from './problem.ts';
import type { Env } from './visitor.ts';

/** Gives each request an ID, logs and measures its answer, and forbids browsers to guess its content type. */
export const observe = ({ log, metrics }: Context): MiddlewareHandler<Env> => {
  return async (request, next) => {
    const given = request.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    request.set('requestId', requestId);
    const begin = performance.now();
    await next();
    const seconds = (performance.now() - begin) / 1000;
    const { status } = request.res;
    request.res.headers.set('X-Request-Id', requestId);
    request.res.headers.set('X-Content-Type-Options', 'nosniff');
    const { method, path } = request.req;
    metrics.requests.observe({ method, route: routePath(request, -1), status }, seconds);
    const line = { requestId, method, path, status, ms: Math.round(seconds * 1000) };
    if (status >= 500) log.warn(line, 'A request was answered');
    else log.debug(line, 'A request was answered');
  };
};

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

const isReadable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Refuses an address with an escape that is no UTF-8 text: parts of the host would read it in different ways. */
export const refuseUnreadableAddress: MiddlewareHandler<Env> = async (request, next) => {
  const { pathname, search } = new URL(request.req.url);
  if (!isReadable(pathname + search))
    throw badRequest('Invalid address: a "%" must begin an escaped character in UTF-8, such as %C3%A9.');
  await next();
};
