import type { HttpBindings } from '@hono/node-server';
import type { Context as Request } from 'hono';
import { isbot } from 'isbot';
import type { Context, Once } from '../context.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import { limitedNetwork, normalizeAddress } from './ip-address.ts';
import type { Visit } from './operation.ts';
import { badRequest } from './problem.ts';

export type Env = {
  Bindings: Partial<HttpBindings> & {
    /** Shared by the calls of a page. */
    readonly once?: Once;
  };
  Variables: { requestId: string; hasApiKey?: boolean };
};

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

/** The user agent of a shell server, which calls for its visitors and marks crawlers with a header. */
const serverAgent = 'node';

/**
 * Whether a search engine or another bot calls, or opens the page that a shell server renders. Scripts with an API key
 * are none.
 */
export const isCrawler = ({ header, hasApiKey }: Pick<Visit, 'header' | 'hasApiKey'>): boolean => {
  if (hasApiKey) return false;
  const agent = header('user-agent');
  return header('x-crawler') === '1' || (agent !== serverAgent && isbot(agent));
};

const refuse = async (): Promise<never> => {
  throw new UpstreamError('limited', 'Crawlers cause no requests to the game.');
};

/** The context of a call by a crawler: stored data only, and no new jobs. */
export const withoutRequests = (context: Context): Context => ({
  ...context,
  queue: { ...context.queue, send: async () => {} },
  source: {
    ...context.source,
    findByName: refuse,
    findById: refuse,
    listSeasons: refuse,
    seasonStats: refuse,
    match: refuse,
    telemetry: refuse,
    clan: refuse,
    weapons: refuse,
  },
});
