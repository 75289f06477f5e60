import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { languageTags } from '@hotdrop/shared-domain/locale';
import type { AreaHost } from '@hotdrop/shared-host/server';
import type { AreaStore } from '@hotdrop/shared-host/store';
import { type Context, Hono } from 'hono';
import { generateCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Logger } from 'pino';
import { basePath } from '../site/game.ts';
import { visitsPath } from '../site/web-vitals-report.ts';
import { areaFiles, remembering } from './areas/area-files.ts';
import { areasPath } from './areas/page-release.ts';
import { isRemote } from './config.ts';
import { robots, sitemapPath } from './crawlers/robots.ts';
import { sitemap } from './crawlers/sitemap.ts';
import { proxyToApi } from './http/api-proxy.ts';
import { changesPath, sendChanges } from './http/dev-changes.ts';
import { aYear, commonHeaders, forever } from './http/headers.ts';
import { cookieNames, readVisitor } from './http/visitor.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { limitBeaconSize, receiveBeacon } from './monitoring/web-vitals-beacon.ts';
import { previewNotice } from './preview/preview-notice.ts';
import { forgetPreview, isPreview, type PreviewSettings, readPreview } from './preview/read-preview.ts';
import { type Renderer, renderPage } from './rendering/render-page.tsx';
import { staticErrorPage } from './rendering/static-error-page.ts';
import { assetsPath } from './rendering/web-files.ts';

interface AppOptions {
  readonly areas: AreaHost;
  readonly areaStore: AreaStore;
  readonly assets: string;
  readonly apiHost: string;
  readonly publicOrigin: string | undefined;
  readonly previews: PreviewSettings;
  readonly renderer: Renderer;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** The shell server without a port. */
export function createApp(options: AppOptions) {
  const { areas, areaStore, assets, apiHost, publicOrigin, renderer, metrics, log } = options;
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders(isSecure(c, publicOrigin)))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  app.get('/healthz', (c) => {
    const state = areas.state();
    const isWell = state.areas.length > 0 && state.areas.every(({ status }) => status === 'ready');
    return c.json({ status: isWell ? 'ok' : 'degraded', ...state });
  });
  app.get('/metrics', async (c) =>
    c.body(await metrics.read(areas), 200, { 'content-type': metrics.contentType }),
  );

  app.post(visitsPath, limitBeaconSize, receiveBeacon({ areas, metrics, log }));

  for (const passed of ['/api/v1/*', '/auth/*']) {
    app.all(passed, (c) => proxyToApi(c.req.raw, { apiHost, clientAddress: addressOf(c), log }));
  }

  // While somebody develops, files keep their names when they change.
  app.use(`${assetsPath}*`, files(assets, assetsPath, renderer.isDevelopment ? 'no-cache' : forever));
  const readFile = isRemote(areaStore.location) ? remembering(areaStore) : areaStore.read;
  app.get(`${areasPath}:area/:version/:file{.+}`, areaFiles(readFile, log));
  app.get(`${assetsPath}*`, (c) => c.notFound());
  app.get(`${areasPath}*`, (c) => c.notFound());

  if (renderer.isDevelopment) app.get(changesPath, (c) => sendChanges(c, areas));
  app.get('/', (c) => c.redirect(basePath + new URL(c.req.url).search, 301));
  app.get('/robots.txt', (c) => c.text(robots(originOf(c, publicOrigin), isPreview(c))));
  app.get(sitemapPath, (c) =>
    c.body(sitemap(originOf(c, publicOrigin)), 200, { 'content-type': 'application/xml; charset=utf-8' }),
  );
  app.get('*', (c) => answerWithPage(c, options));

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'A request failed: not even the error page could be drawn');
    c.header('content-security-policy', "default-src 'none'");
    return c.html(staticErrorPage(readVisitor(c).locale), 500);
  });

  return app;
}

async function answerWithPage(c: Context, options: AppOptions) {
  const { areas, publicOrigin, previews, renderer, metrics } = options;
  const visitor = readVisitor(c);
  const preview = readPreview(c, previews, isSecure(c, publicOrigin));
  if (preview.status === 'moved') return c.redirect(preview.to, 303);
  const chosen = preview.status === 'shown' ? preview.versions : undefined;
  const broken = chosen ? await areas.prepare(chosen) : [];
  const set = areas.pin({ id: visitor.stickyId, chosen });
  const ended = metrics.page();
  try {
    const notice = previewNotice(preview, broken, visitor.locale);
    const override = preview.status === 'elsewhere' ? preview.override : undefined;
    const { response, tried, faults } = await renderPage(
      { request: c.req.raw, origin: originOf(c, publicOrigin), visitor, set, notice, override },
      renderer,
    ).catch((error: unknown) => {
      // What is answered then is the last resort, whoever’s page it was to be.
      ended('shell', 500);
      throw error;
    });
    ended(tried?.area ?? 'shell', response.status);
    const isWell = faults.length === 0;
    // That the API host is away says nothing about the area.
    if (tried && (!isWell || response.status < 500)) areas.recordOutcome(tried, isWell);
    if (tried && !isWell) metrics.onFault(tried.area, tried.version);
    c.res = response;
    // Set here and not through `c`, which would make the answer anew with each of them.
    const { headers } = response;
    // What anybody may keep carries nobody's cookies.
    if (preview.status === 'none' && headers.get('cache-control')?.startsWith('public')) return response;
    headers.set('content-language', languageTags[visitor.locale]);
    if (preview.status !== 'none') headers.set('cache-control', 'no-store');
    const secure = isSecure(c, publicOrigin);
    const remember = (name: string, value: string, options: CookieOptions = { maxAge: aYear }) =>
      headers.append(
        'set-cookie',
        generateCookie(name, value, { path: '/', sameSite: 'Lax', secure, ...options }),
      );
    if (visitor.isLocaleChosen) remember(cookieNames.locale, visitor.locale);
    if (visitor.isAppSaid) remember(cookieNames.app, '1', {});
    if (!visitor.stickyId) remember(cookieNames.sticky, randomUUID(), { maxAge: aYear, httpOnly: true });
    if (preview.status === 'refused') forgetPreview(c);
    return c.res;
  } finally {
    set.release();
  }
}

const files = (folder: string, prefix: string, cacheControl: string) =>
  serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.slice(prefix.length - 1),
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', cacheControl),
  });

function originOf(c: Context, publicOrigin: string | undefined): string {
  if (publicOrigin) return publicOrigin;
  // What a proxy in front says of the connection; a visitor who says it tells only of their own.
  const scheme = /^https\b/.test(c.req.header('x-forwarded-proto') ?? '')
    ? 'https:'
    : new URL(c.req.url).protocol;
  return `${scheme}//${new URL(c.req.url).host}`;
}

const isSecure = (c: Context, publicOrigin: string | undefined) =>
  originOf(c, publicOrigin).startsWith('https:');

function addressOf(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    // There is no connection when the app is called in process.
    return undefined;
  }
}
