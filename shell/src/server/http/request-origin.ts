import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The site's origin in the visitor's browser. */
export function readOrigin(c: Context, publicOrigin: string | undefined): string {
  if (publicOrigin) return publicOrigin;
  // A visitor can forge this header, but it changes only their own page.
  const scheme = /^https\b/.test(c.req.header('x-forwarded-proto') ?? '')
    ? 'https:'
    : new URL(c.req.url).protocol;
  return `${scheme}//${new URL(c.req.url).host}`;
}

export const isSecure = (c: Context, publicOrigin: string | undefined) =>
  readOrigin(c, publicOrigin).startsWith('https:');

/**
 * The addresses that a request came through, with its own peer last. The API host trusts only the last address that is
 * not a known proxy, so a forged header changes nothing.
 */
export function readForwardedFor(c: Context): string | undefined {
  const addresses = [c.req.header('x-forwarded-for'), readPeerAddress(c)].filter(Boolean);
  return addresses.length > 0 ? addresses.join(', ') : undefined;
}

/** The address of the connection. */
export function readPeerAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    // Without a server, as in tests, there is no connection.
    return undefined;
  }
}
