import { getLanguage } from '@hotdrop/shared-domain/locale';
import type { AreaHost } from '@hotdrop/shared-host/server';
import type { Context } from 'hono';
import { generateCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { getCookieName } from '../../site/cookies.ts';
import { leaveOutUnfit } from '../areas/page-release.ts';
import { createServerTiming } from '../inspect/server-timing.ts';
import type { PageGate } from '../load-shedding/page-gate.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { FaultLog } from '../ops/fault-log.ts';
import type { Overlays } from '../panels/overlays.ts';
import { createPreviewNotice } from '../preview/preview-notice.ts';
import { deletePreview, type Preview, readPreview } from '../preview/read-preview.ts';
import { handlePage, type PageOutcome } from '../rendering/handle-page.ts';
import type { PageRequest, Renderer } from '../rendering/renderer.ts';
import { yearInSeconds } from './headers.ts';
import { createPageKey, type PopularPages } from './popular-pages.ts';
import { isSecure, readOrigin } from './request-origin.ts';
import { sharePage } from './shared-pages.ts';
import { refuseVisitor } from './static-page.ts';
import { cookieNames, readSharedVisitor, readVisitor, type Visitor } from './visitor.ts';

export interface PageOptions {
  readonly areas: AreaHost;
  readonly publicOrigin: string | undefined;
  /** Whether shared caches may keep pages. */
  readonly isCacheShared: boolean;
  /** Signs the links to stored versions. */
  readonly linkSecret: string | undefined;
  readonly pageGate: PageGate;
  readonly popularPages: PopularPages;
  readonly overlays: Overlays;
  readonly renderer: Renderer;
  readonly metrics: Metrics;
  readonly faultLog: FaultLog;
}

/** Serves a page with the visitor's versions of the areas, counts it, and sets the visitor's cookies. */
export async function servePage(c: Context, options: PageOptions): Promise<Response> {
  const { areas, publicOrigin, linkSecret, renderer, metrics } = options;
  const visitor = options.isCacheShared ? readSharedVisitor(c) : readVisitor(c);
  const preview = readPreview(c, linkSecret, isSecure(c, publicOrigin));
  if (preview.status === 'redirect') return c.redirect(preview.to, 303);
  const chosen = preview.status === 'versions' ? preview.versions : undefined;
  const failedVersions = chosen ? await areas.prepare(chosen) : [];
  const set = leaveOutUnfit(areas.pin({ id: visitor.stickyId, chosen }));
  const hasCanary = areas.state().areas.some(({ canary }) => canary);
  const endTimer = metrics.startPageTimer();
  try {
    const notice = await createPreviewNotice(preview, failedVersions, visitor.locale);
    const override = preview.status === 'override' ? preview.area : undefined;
    const timing = mayInspect(c, preview, renderer) ? createServerTiming() : undefined;
    const page: PageRequest = {
      request: toAnonymous(c.req.raw),
      origin: readOrigin(c, publicOrigin),
      visitor,
      set,
      notice,
      override,
      timing,
    };
    const render = (isForMany = false) =>
      renderInTurn(
        isForMany ? { ...page, isForMany, visitor: { ...visitor, styles: [] } } : page,
        options,
        handlePage,
      );
    const isForm = c.req.method === 'POST';
    const isForAll = !isForm && preview.status === 'none' && !timing && !renderer.isDevelopment;
    const outcome = await (isForAll ? options.popularPages(createPageKey(page), render) : render()).catch(
      (error: unknown) => {
        // The visitor gets the static error page, which belongs to no area.
        endTimer('shell', 500);
        throw error;
      },
    );
    if (!outcome) {
      metrics.countRefusedPage();
      return refuseVisitor(visitor.locale, 503);
    }
    const { response, attempted } = outcome;
    endTimer(attempted?.area ?? 'shell', response.status);
    if (attempted && preview.status === 'none') {
      metrics.countAreaPage(attempted.area, attempted.version, response.status);
    }
    // Set the headers on the response: `c` would copy it for each of them.
    c.res = response;
    const { headers } = response;
    // A response for shared caches must not set cookies.
    if (preview.status === 'none' && headers.get('cache-control')?.startsWith('public')) return response;
    headers.set('content-language', getLanguage(visitor.locale).tag);
    if (preview.status !== 'none' || timing || isForm) headers.set('cache-control', 'no-store');
    if (timing) headers.set('server-timing', timing.header());
    setVisitorCookies(headers, visitor, isSecure(c, publicOrigin));
    if (preview.status === 'rejected') deletePreview(c, isSecure(c, publicOrigin));
    if (options.isCacheShared && preview.status === 'none' && !timing && !isForm)
      sharePage({ outcome, visitor, hasCanary });
    return c.res;
  } finally {
    set.release();
  }
}

/** Pages with `?inspect` are for operators and developers: those with a preview link, and those with a dev server. */
const mayInspect = (c: Context, { status }: Preview, { isDevelopment }: Renderer): boolean =>
  c.req.query('inspect') !== undefined && (isDevelopment || status === 'versions' || status === 'override');

/** Leaves out the visitor's headers, so that a page cannot depend on them: several visitors may get it. */
export const toAnonymous = ({ method, url, headers, signal }: Request): Request =>
  new Request(url, {
    method,
    signal,
    headers: ['accept-encoding', 'if-none-match'].flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  });

/** Undefined when the server is too busy. */
export async function renderInTurn(
  page: PageRequest,
  options: PageOptions,
  handle: typeof handlePage,
): Promise<PageOutcome | undefined> {
  const leave = await options.pageGate.enter();
  if (!leave) return undefined;
  try {
    const outcome = await handle(page, options.renderer);
    recordOutcome(outcome, page, options);
    return outcome;
  } finally {
    leave();
  }
}

function recordOutcome(
  { attempted, faults, response }: PageOutcome,
  { request }: PageRequest,
  { areas, metrics, faultLog }: PageOptions,
) {
  if (!attempted) return;
  const path = new URL(request.url).pathname;
  const isHealthy = faults.length === 0;
  // A 5xx without a fault comes from the API host and does not count for or against the area.
  if (!isHealthy || response.status < 500) areas.recordOutcome(attempted, isHealthy);
  if (!isHealthy) metrics.countFault(attempted.area, attempted.version);
  const { area, version } = attempted;
  for (const error of faults) faultLog.record({ area, version, where: 'server', error, path });
}

function setVisitorCookies(headers: Headers, visitor: Visitor, secure: boolean) {
  const setCookie = (name: string, value: string, options: CookieOptions) =>
    headers.append(
      'set-cookie',
      generateCookie(getCookieName(name, secure), value, { path: '/', sameSite: 'Lax', secure, ...options }),
    );
  if (visitor.isLocaleChosen) setCookie(cookieNames.locale, visitor.locale, { maxAge: yearInSeconds });
  if (visitor.isAppInUrl === true) setCookie(cookieNames.app, '1', {});
  if (visitor.isAppInUrl === false) setCookie(cookieNames.app, '', { maxAge: 0 });
}
