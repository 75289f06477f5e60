import type { HttpBindings } from '@hono/node-server';
import type { Context as Request } from 'hono';
import type { Context } from '../context.ts';

export type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };

/** A dual-stack socket writes IPv4 addresses as IPv6: `::ffff:10.0.0.4`. */
const unmap = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** The visitor's address: the last hop that is not a trusted proxy. Null if a trusted proxy itself is calling. */
export const findVisitorAddress = (request: Request<Env>, { config }: Context): string | null => {
  const trusted = new Set(config.trustedProxies.map(unmap));
  const peer = unmap(request.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1');
  if (!trusted.has(peer)) return peer;
  const hops = (request.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => unmap(hop.trim()))
    .filter(Boolean);
  return hops.findLast((hop) => !trusted.has(hop)) ?? null;
};
