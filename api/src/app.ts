import { type CallName, listCalls } from '@hotdrop/shared-domain/wire';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { signInRoutes } from './auth/routes.ts';
import { visitorNameRoute } from './auth/visitor-name.ts';
import type { Context } from './context.ts';
import { fileRoutes } from './files/routes.ts';
import { serveBatches } from './http/batch.ts';
import { observe, refuseOtherMethods, refuseUnreadableAddress } from './http/middleware.ts';
import type { Operation } from './http/operation.ts';
import { bodyTooLarge, maxBodySize, problemFor, problemResponse, unknownAddress } from './http/problem.ts';
import { rateLimit } from './http/rate-limit.ts';
import { prefix, serve } from './http/serve.ts';
import type { Env } from './http/visitor.ts';
import { publicMonitoringRoutes } from './monitoring/routes.ts';
import { operations } from './operations.ts';
import { KeyRefusedError } from './upstream/key-state.ts';

/** The API host's request handler, without a port. */
export const createApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>();
  app.use(observe(context));
  app.onError((error, request) => {
    // The client has left, so its body or its answer is incomplete.
    if (request.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const problem = problemFor(error);
    // The change of the key's state is logged.
    if (problem.status >= 500 && !(error instanceof KeyRefusedError)) {
      context.log.error(
        { err: error, requestId: request.get('requestId'), path: request.req.path },
        'A request failed',
      );
    }
    return problemResponse(problem);
  });
  app.notFound(() => problemResponse(unknownAddress()));
  app.use(refuseUnreadableAddress);
  publicMonitoringRoutes(app, context);

  app.use(
    rateLimit(context),
    bodyLimit({
      maxSize: maxBodySize,
      onError: () => problemResponse(bodyTooLarge()),
    }),
    compress(),
  );
  serveBatches(app);
  app.use(
    `${prefix}/*`,
    cors({
      // Browsers send no cookie to `*`, so that pages of other sites read what everybody may.
      origin: (origin) => (context.config.siteOrigins.includes(origin) ? origin : '*'),
      credentials: true,
      allowMethods: ['GET', 'POST', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After', 'X-Request-Id'],
      maxAge: 600,
    }),
    etag({ weak: true }),
  );
  signInRoutes(app, context);
  visitorNameRoute(app, context);
  for (const [name] of listCalls()) serve(app, context, name, operations[name] as Operation<CallName>);
  fileRoutes(app, context);
  refuseOtherMethods(app);
  return app;
};
