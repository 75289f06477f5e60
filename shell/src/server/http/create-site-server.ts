import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer } from '@hotdrop/shared-domain/http-server';

/** Larger than every body that the site or the API accepts. */
const maxBodySize = 64 * 1_024;

const refuse = (status: number, body: string) => ({
  status,
  body,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
});
const refusals = {
  ambiguousHost: refuse(400, 'The request has more than one Host header.'),
  bodyTooLarge: refuse(413, 'Payload too large.'),
  stopping: refuse(503, 'The server is stopping.'),
};

/** Creates the site's server. */
export const createSiteServer = (
  fetch: Parameters<typeof getRequestListener>[0],
  isLeaving?: () => boolean,
): Server => createHttpServer(getRequestListener(fetch), { maxBodySize, refusals, isLeaving });
