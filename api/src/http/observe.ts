import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Context } from '../context.ts';
import type { Env } from './visitor-address.ts';

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
