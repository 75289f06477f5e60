import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { notFound } from '../http/problem.ts';
import type { Env } from '../http/visitor.ts';
import { signingKey } from './cookies.ts';
import { readUser } from './session.ts';

/**
 * Tells shell servers under which name the service of an area knows the signed-in visitor: always the same, and another
 * one for each area. Browsers get no answer, since a page could collect the names of all areas.
 */
export const visitorNameRoute = (app: Hono<Env>, context: Context): void => {
  app.get('/visitor/:area{[a-z][a-z0-9-]*}', async (request) => {
    const { req } = request;
    if (req.header('sec-fetch-site') !== undefined || req.header('origin') !== undefined) {
      throw notFound('Only shell servers may ask this.');
    }
    const user = await readUser(context, req.header('cookie'));
    const key = signingKey(context, `visitor of ${req.param('area')}`);
    request.header('Cache-Control', 'no-store');
    return request.json({ visitor: user && createHmac('sha256', key).update(user.id).digest('base64url') });
  });
};
