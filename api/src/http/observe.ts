import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Context } from '../context.ts';
import type { Env } from './visit.ts';

/** Gives each request an id, and each answer a line in the log, a place in the metrics, and no type but its own. */
export const observe = ({ log, metrics }: Context): MiddlewareHandler<Env> => {
  return async (request, next) => {
    const given = request.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    request.set('requestId', requestId);
    const begin = performance.now();
    await next();
    const seconds = (performance.now() - begin) / 1000;
    const route = routePath(request, -1);
    const { status } = request.res;
    request.res.headers.set('X-Request-Id', requestId);
    request.res.headers.set('X-Content-Type-Options', 'nosniff');
    metrics.requests.observe({ method: request.req.method, route, status }, seconds);
    const line = {
      requestId,
      method: request.req.method,
      path: request.req.path,
      status,
      ms: Math.round(seconds * 1000),
    };
    if (status >= 500) log.warn(line, 'answered');
    else log.debug(line, 'answered');
  };
};
