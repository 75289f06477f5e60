import type { AreaHost } from '@hotdrop/shared-host/server';
import type { Handler, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/**
 * Answers the version of an area that visitors of this server get, as the start of its `release.json`. The stored
 * pointer may name a version that this server has refused, and says who moved it.
 */
export const serveStableVersion =
  (areas: Pick<AreaHost, 'state'>): Handler =>
  (c) => {
    const area = areas.state().areas.find((one) => one.area === c.req.param('area'));
    return area?.stable
      ? c.json({ stable: area.stable }, 200, { 'cache-control': 'no-cache' })
      : c.notFound();
  };

/** Lets pages of the listed origins read the files of areas. Answers to others have no header that allows it. */
export const allowOrigins = (origins: readonly string[]): MiddlewareHandler =>
  origins.length > 0
    ? cors({ origin: [...origins], allowMethods: ['GET', 'HEAD'], maxAge: 86_400 })
    : (_, next) => next();
