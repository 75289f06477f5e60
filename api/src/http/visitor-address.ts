import type { HttpBindings } from '@hono/node-server';
import type { Context as Request } from 'hono';
import type { Context } from '../context.ts';
import { limitedNetwork, normalizeAddress } from './ip-address.ts';
import { badRequest } from './problem.ts';

export type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };

/** The visitor of calls by a trusted proxy itself. */
export const localVisitor = 'local';

/**
 * The visitor's address, as limits count it: the last hop that is not a trusted proxy. Null if a trusted proxy itself
 * is calling.
 */
export const findVisitorAddress = (request: Request<Env>, { config }: Context): string | null => {
  const { trustedProxies: trusted } = config;
  const peer = normalizeAddress(request.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1');
  if (peer !== null && !trusted.has(peer)) return limitedNetwork(peer);
  const hop = (request.req.header('x-forwarded-for') ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(normalizeAddress)
    .findLast((address) => address === null || !trusted.has(address));
  // A made-up address would have a limit of its own.
  if (hop === null) throw badRequest('Invalid X-Forwarded-For: the last address is not an IP address.');
  return hop === undefined ? null : limitedNetwork(hop);
};
