import { compress } from '../http/compress.ts';
import { pageHeaders } from '../http/headers.ts';
import { shortRetry } from '../http/static-page.ts';
import type { RenderedPage } from './render-page.tsx';
import type { PageContext } from './renderer.ts';

/** Last step of a page: the response with its status, its headers, and its compressed body. */
export async function createPageResponse(
  { html, status, hashes, providerPages }: RenderedPage,
  context: Pick<PageContext, 'page' | 'renderer' | 'failures'>,
): Promise<Response> {
  const { request, origin, isForMany } = context.page;
  const { apiBase } = context.renderer;
  const { body, encoding } = await compress(html, request.headers.get('accept-encoding'), isForMany);
  const headers = new Headers(
    pageHeaders({
      ...hashes,
      isSecure: origin.startsWith('https:'),
      connect: apiBase.startsWith('http') ? [new URL(apiBase).origin] : [],
      frame: providerPages.flatMap((page) => (page ? [new URL(page).origin] : [])),
    }),
  );
  headers.set('vary', 'accept-encoding, accept-language, cookie');
  headers.set('cache-control', 'private, no-cache');
  // 202: the lookup is in the queue.
  if (status === 503 || status === 202) headers.set('retry-after', String(findRetryAfter(context)));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(body, { status, headers });
}

/** Seconds after which the visitor may try again: the longest wait that the API host asked for. */
export const findRetryAfter = ({ failures }: Pick<PageContext, 'failures'>): number =>
  Math.max(shortRetry, Math.ceil(failures.findWait() / 1000));
