import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { leaveOutUnfit } from '../areas/page-release.ts';
import { problem } from '../http/problem.ts';
import { readForwardedFor, readOrigin } from '../http/request-origin.ts';
import type { PageOptions } from '../http/serve-page.ts';
import { firstTimeVisitor } from '../http/visitor.ts';

/** Assistants ask here: the Model Context Protocol over HTTP, with the limits of the visitor or of a key. */
export const mcpRoutes = (options: PageOptions) =>
  new Hono()
    .use(cors({ origin: '*', exposeHeaders: ['mcp-protocol-version'] }))
    .post('/', async (c) => {
      const { answerMcp } = await import(/* webpackChunkName: "mcp" */ './answer-mcp.ts');
      const set = leaveOutUnfit(options.areas.pin({}));
      const visitor = {
        ...firstTimeVisitor,
        forwardedFor: readForwardedFor(c),
        authorization: c.req.header('authorization'),
      };
      try {
        const page = { request: c.req.raw, origin: readOrigin(c, options.publicOrigin), visitor, set };
        return await answerMcp(page, options);
      } finally {
        set.release();
      }
    })
    .all('/', (c) =>
      problem(405, 'Method not allowed', {
        detail: `This address does not support ${c.req.method}: send requests of the protocol with POST.`,
        headers: { allow: 'POST' },
      }),
    );
