import { createHash } from 'node:crypto';
import { acceptedLocale, defaultLocale, parseLocale } from '@hotdrop/shared-domain/locale';
import type { Context } from 'hono';
import { isbot } from 'isbot';
import { leaveOutUnfit } from '../areas/page-release.ts';
import { createPageKey } from '../http/popular-pages.ts';
import { readForwardedFor, readOrigin } from '../http/request-origin.ts';
import { type PageOptions, renderInTurn, toAnonymous } from '../http/serve-page.ts';
import { firstTimeVisitor, type Visitor } from '../http/visitor.ts';
import { handlePanel, refusePanel } from './handle-panel.ts';
import { serveOverlayEvents } from './serve-overlay-events.ts';

/** Panels are the same for everyone: nothing of a visitor's cookies is in them. */
function readPanelVisitor(c: Context): Visitor {
  const chosen = parseLocale(c.req.query('hl'));
  return {
    ...firstTimeVisitor,
    locale: chosen ?? acceptedLocale(c.req.header('accept-language')) ?? defaultLocale,
    isLocaleChosen: chosen !== undefined,
    isCrawler: isbot(c.req.header('user-agent')),
    forwardedFor: readForwardedFor(c),
  };
}

/** Serves a panel in one of its forms. Many who ask at the same time get one answer. */
export async function servePanel(c: Context, options: PageOptions): Promise<Response> {
  const { areas, metrics, popularPages, publicOrigin } = options;
  const visitor = readPanelVisitor(c);
  if (c.req.query('form') === 'events') return serveOverlayEvents(c, visitor, options);
  const set = leaveOutUnfit(areas.pin({}));
  const endTimer = metrics.startPageTimer();
  try {
    const page = { request: toAnonymous(c.req.raw), origin: readOrigin(c, publicOrigin), visitor, set };
    const outcome = await popularPages(createPageKey(page), () => renderInTurn(page, options, handlePanel));
    if (!outcome) {
      metrics.countRefusedPage();
      return refusePanel(page, options.renderer);
    }
    const { response, attempted } = outcome;
    endTimer(attempted ? `${attempted.area} panel` : 'panel', response.status);
    return await answerUnchanged(response, c.req.header('if-none-match'));
  } finally {
    set.release();
  }
}

/** Answers 304 without a body if the caller has this answer. */
async function answerUnchanged(response: Response, known: string | undefined): Promise<Response> {
  const { status, headers } = response;
  if (status !== 200) return response;
  const body = await response.arrayBuffer();
  const etag =
    headers.get('etag') ?? `W/"${createHash('sha256').update(new Uint8Array(body)).digest('base64url')}"`;
  headers.set('etag', etag);
  const isKnown = known
    ?.split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { status, headers });
}
