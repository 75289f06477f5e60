import type { RouteHandle } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { Log } from '@hotdrop/shared-host/server';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaticHandlerContext } from 'react-router';
import { replaceTokens } from './colors.ts';
import { PictureBackground } from './picture-background.tsx';
import { type PictureQueue, PictureQueueFullError } from './picture-queue.ts';

interface PictureRequest {
  readonly request: Request;
  readonly origin: string;
  readonly locale: Locale;
  /** Whether the URL names the language. If not, caches must store one picture per visitor. */
  readonly isLocaleChosen: boolean;
  readonly pictureQueue: PictureQueue;
  readonly log: Log;
}

/** Short, because a player's statistics change. */
const cacheControl = 'public, max-age=600, stale-while-revalidate=86400';

/** Sends a picture as a PNG, or a plain text with an error status. */
export async function sendPicture(
  { content, status }: Picture,
  { request, origin, locale, isLocaleChosen, pictureQueue, log }: PictureRequest,
): Promise<Response> {
  if (content === null) return pictureError(status);
  try {
    const svg = replaceTokens(
      renderToStaticMarkup(
        <PictureBackground address={pageAddress(origin, request)}>{content}</PictureBackground>,
      ),
    );
    const { digest, png } = await pictureQueue.render(svg, locale);
    const etag = `"${digest}"`;
    const headers = {
      etag,
      'cache-control': cacheControl,
      ...(!isLocaleChosen && { vary: 'accept-language, cookie' }),
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(png, { headers: { ...headers, 'content-type': 'image/png' } });
  } catch (error) {
    const { pathname } = new URL(request.url);
    if (error instanceof PictureQueueFullError) log.warn({ path: pathname }, error.message);
    else log.error({ err: error, path: pathname }, 'A picture failed to render');
    return pictureError(503);
  }
}

/** Address of the page that the picture belongs to: the picture's own without the file name. */
const pageAddress = (origin: string, request: Request) =>
  new URL(origin).host + new URL(request.url).pathname.replace(/\/[^/]*$/, '');

/** A loader's status below 400 means that it has no data yet. */
function pictureError(status: number): Response {
  const isClientError = status >= 400 && status < 500;
  const text = isClientError
    ? 'This picture does not exist. Check the address.\n'
    : 'The server cannot render this picture now. Try again in a few seconds.\n';
  return new Response(text, {
    status: status < 400 ? 503 : status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(!isClientError && { 'retry-after': '5' }),
    },
  });
}

interface Picture {
  /** SVG elements; null if there is no picture, for the reason in `status`. */
  readonly content: ReactNode;
  readonly status: number;
}

/** The picture of a route that renders one; undefined for a page. */
export function findPicture({ matches, loaderData, statusCode }: StaticHandlerContext): Picture | undefined {
  const route = matches.at(-1)?.route;
  const handle: RouteHandle | undefined = route?.handle;
  if (!route || !handle?.isPicture) return undefined;
  return { content: loaderData[route.id] ?? null, status: statusCode };
}
