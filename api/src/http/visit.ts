import type { HttpBindings } from '@hono/node-server';
import type { Context as Request } from 'hono';
import type { Context } from '../context.ts';

export type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };

/** A socket that listens to both kinds of addresses writes those of the older kind so: `::ffff:10.0.0.4`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** The address of the visitor: what the last proxy that we trust saw. Null: a trusted proxy speaks for itself. */
export const visitorOf = (request: Request<Env>, { config }: Context): string | null => {
  const trusted = new Set(config.trustedProxies.map(plain));
  const peer = plain(request.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1');
  if (!trusted.has(peer)) return peer;
  const hops = (request.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter(Boolean);
  return hops.findLast((hop) => !trusted.has(hop)) ?? null;
};
