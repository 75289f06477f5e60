import type { MiddlewareHandler } from 'hono';
import { badRequest } from './problem.ts';
import type { Env } from './visitor-address.ts';

const isReadable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Refuses an address with an escape that is no UTF-8 text: parts of the host would read it in different ways. */
export const refuseUnreadableAddress: MiddlewareHandler<Env> = async (request, next) => {
  const { pathname, search } = new URL(request.req.url);
  if (!isReadable(pathname + search))
    throw badRequest('Invalid address: a "%" must begin an escaped character in UTF-8, such as %C3%A9.');
  await next();
};
