import type { Context, MiddlewareHandler } from 'hono';
import { webVitalsPath } from '../../site/reports.ts';
import { violationsPath } from './headers.ts';
import { problem } from './problem.ts';
import { sendStaticPage } from './static-page.ts';
import { readVisitor } from './visitor.ts';

/** The paths that the API host answers. */
export const proxiedPaths = ['/api/v1/', '/auth/'] as const;

const isProxied = (path: string) => proxiedPaths.some((prefix) => path.startsWith(prefix));

function listAllowedMethods(path: string): string {
  if (path === webVitalsPath || path === violationsPath) return 'POST';
  return isProxied(path) ? 'GET, HEAD, POST, DELETE, OPTIONS' : 'GET, HEAD';
}

/** Answers 405 to a method that the path does not have. */
export function refuseMethod(c: Context): Response {
  const allow = listAllowedMethods(c.req.path);
  const detail = `This address does not support ${c.req.method}. Use ${allow}.`;
  return isProxied(c.req.path)
    ? problem(405, 'Method not allowed', { detail, headers: { allow } })
    : c.text(detail, 405, { allow });
}

/** Refuses TRACE, which would repeat cookies, and paths with an escape that is not UTF-8 (`%zz`). */
export const refuseUnreadable: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'TRACE') return refuseMethod(c);
  const { pathname } = new URL(c.req.url);
  return isDecodable(pathname) ? next() : refusePath(c, pathname);
};

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function refusePath(c: Context, pathname: string): Response | Promise<Response> {
  if (isProxied(pathname)) {
    return problem(400, 'Invalid address', {
      detail: 'The path has an escape that is not UTF-8. Encode it again.',
    });
  }
  return sendStaticPage(readVisitor(c).locale, 'unreadable', 400);
}
