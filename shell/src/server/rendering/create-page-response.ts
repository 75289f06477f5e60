import { compress } from '../http/compress.ts';
import { pageHeaders } from '../http/headers.ts';
import { retryAfter } from '../load/busy-page.ts';
import type { RenderedPage } from './render-page.tsx';
import type { PageContext } from './renderer.ts';

/** Last step of a page: the response with its status, its headers, and its compressed body. */
export async function createPageResponse(
  { html, status, nonce, providerPages }: RenderedPage,
  { page: { request, origin, override }, renderer: { apiBase } }: Pick<PageContext, 'page' | 'renderer'>,
): Promise<Response> {
  const { body, encoding } = await compress(html, request.headers.get('accept-encoding'));
  const headers = new Headers(
    pageHeaders({
      nonce,
      isSecure: origin.startsWith('https:'),
      connect: apiBase.startsWith('http') ? [new URL(apiBase).origin] : [],
      frame: providerPages.flatMap((page) => (page ? [new URL(page).origin] : [])),
      code: override ? [override.origin] : [],
    }),
  );
  headers.set('vary', 'accept-encoding, accept-language, cookie');
  headers.set('cache-control', 'private, no-cache');
  if (status === 503) headers.set('retry-after', retryAfter);
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(body, { status, headers });
}
