import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createHttpServer as createServer } from '@hotdrop/shared-domain/http-server';
import { badRequest, bodyTooLarge, maxBodySize, type ProblemError, problemOf } from './problem.ts';

const refuse = (error: ProblemError) => ({ status: error.status, ...problemOf(error) });

const refusals = {
  ambiguousHost: refuse(badRequest('Invalid request: more than one Host header.')),
  bodyTooLarge: refuse(bodyTooLarge()),
  stopping: {
    status: 503,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    body: JSON.stringify({ status: 'stopping' }),
  },
};

/** Creates a server of the API host. */
export const createHttpServer = (
  fetch: Parameters<typeof getRequestListener>[0],
  isLeaving?: () => boolean,
): Server => createServer(getRequestListener(fetch), { maxBodySize, refusals, isLeaving });
