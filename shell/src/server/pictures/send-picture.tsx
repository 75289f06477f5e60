import type { Locale } from '@hotdrop/shared-domain/locale';
import type { Log } from '@hotdrop/shared-host/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { PictureBackground } from './picture-background.tsx';
import type { Picture } from './picture-of.ts';
import { type PictureQueue, PictureQueueFullError } from './picture-queue.ts';
import { withColors } from './tokens.ts';

interface PictureRequest {
  readonly request: Request;
  readonly origin: string;
  readonly locale: Locale;
  /** Whether the address itself says the language: then everybody gets the same picture there. */
  readonly isLocaleChosen: boolean;
  readonly pictureQueue: PictureQueue;
  readonly log: Log;
}

/** How long a preview may be kept: the figures of a player who plays are others in a while. */
const keptFor = 'public, max-age=600, stale-while-revalidate=86400';

/** A picture as a PNG. Whatever goes wrong is a picture that is not there now, never a broken page. */
export async function sendPicture(
  { content, status }: Picture,
  { request, origin, locale, isLocaleChosen, pictureQueue, log }: PictureRequest,
): Promise<Response> {
  if (content === null) return status === 404 ? notThere() : notNow();
  try {
    const svg = withColors(
      renderToStaticMarkup(<PictureBackground host={new URL(origin).host}>{content}</PictureBackground>),
    );
    const { digest, png } = await pictureQueue.render(svg, locale);
    const etag = `"${digest}"`;
    const headers = {
      etag,
      'cache-control': keptFor,
      ...(!isLocaleChosen && { vary: 'accept-language, cookie' }),
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(png, { headers: { ...headers, 'content-type': 'image/png' } });
  } catch (error) {
    const { pathname } = new URL(request.url);
    if (error instanceof PictureQueueFullError) log.warn({ path: pathname }, error.message);
    else log.error({ path: pathname, error: String(error) }, 'A picture could not be drawn');
    return notNow();
  }
}

const words = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

const notThere = () => words('There is no such picture: check the address.\n', 404);
const notNow = () =>
  words('The picture cannot be drawn at the moment. Please try again in a moment.\n', 503, {
    'retry-after': '5',
  });
