import type { CallName } from '@hotdrop/shared-domain/wire';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { signInRoutes } from './auth/routes.ts';
import type { Context } from './context.ts';
import { problemFor } from './http/failures.ts';
import { observe } from './http/observe.ts';
import type { Operation } from './http/operation.ts';
import { notFound, ProblemError, problemResponse } from './http/problem.ts';
import { rateLimit } from './http/rate-limit.ts';
import { prefix, serve } from './http/serve.ts';
import type { Env } from './http/visit.ts';
import { operationRoutes } from './operation/routes.ts';
import { operations } from './operations.ts';

const largestBody = 16 * 1024;

/** The API host without a port. */
export const createApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(observe(context));
  app.onError((error, request) => {
    const problem = problemFor(error);
    if (problem.status >= 500) {
      context.log.error(
        { err: error, requestId: request.get('requestId'), path: request.req.path },
        'request failed',
      );
    }
    return problemResponse(problem);
  });
  app.notFound(() =>
    problemResponse(notFound('There is no such address here. /api/v1/openapi.json lists them.')),
  );
  operationRoutes(app, context);

  app.use(
    rateLimit(context),
    bodyLimit({
      maxSize: largestBody,
      onError: () => problemResponse(new ProblemError(413, `A body has at most ${largestBody} bytes.`)),
    }),
    compress(),
  );
  app.use(
    `${prefix}/*`,
    cors({
      origin: [...context.config.siteOrigins],
      credentials: true,
      allowMethods: ['GET', 'POST', 'DELETE'],
      allowHeaders: ['Content-Type'],
      exposeHeaders: ['Retry-After', 'X-Request-Id'],
      maxAge: 600,
    }),
    etag({ weak: true }),
  );
  signInRoutes(app, context);
  for (const [name, operation] of Object.entries(operations)) {
    serve(app, context, name as CallName, operation as Operation<CallName>);
  }
  return app;
};
