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
export function refuseMethod({ method, url }: Pick<Request, 'method' | 'url'>): Response {
  const { pathname } = new URL(url);
  const allow = listAllowedMethods(pathname);
  const detail = `This address does not support ${method}. Use ${allow}.`;
  return isProxied(pathname)
    ? problem(405, 'Method not allowed', { detail, headers: { allow } })
    : new Response(detail, { status: 405, headers: { allow } });
}

/** Refuses TRACE, which would repeat cookies, and paths with an escape that is not UTF-8 (`%zz`). */
export const refuseUnreadable: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'TRACE') return refuseMethod(c.req.raw);
  const { pathname } = new URL(c.req.url);
  return isDecodable(pathname) ? next() : refusePath(c, pathname);
};

/** Refuses a form that a browser sends from a page of another site. */
export const refuseForeignForm: MiddlewareHandler = async (c, next) =>
  ['same-origin', undefined].includes(c.req.header('sec-fetch-site'))
    ? next()
    : c.text('Only pages of this site may send a form here.', 403);

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
