import { serveStatic } from '@hono/node-server/serve-static';
import { DeadlineError, type openSiteFile } from '@hotdrop/shared-host/store';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { basePath } from '../site/game.ts';
import { webVitalsPath } from '../site/reports.ts';
import { serveAreaCall } from './area-calls/serve-area-call.ts';
import {
  allowOrigins,
  cacheReads,
  serveAreaFiles,
  serveSiteFile,
  serveStableVersion,
} from './areas/area-files.ts';
import { areasPath, leaveOutUnfit } from './areas/page-release.ts';
import { serveKit } from './areas/serve-kit.ts';
import { collectSiteLinks } from './areas/site-links.ts';
import { createRobots, createSitemap, sitemapPath } from './crawlers/sitemap.ts';
import { serveOembed } from './embeds/oembed.ts';
import { oembedPath } from './embeds/oembed-path.ts';
import { proxyToApi } from './http/api-proxy.ts';
import { changesPath, sendChanges } from './http/dev-changes.ts';
import { commonHeaders, immutable, violationsPath } from './http/headers.ts';
import { proxiedPaths, refuseForeignForm, refuseMethod, refuseUnreadable } from './http/refuse.ts';
import { isSecure, readForwardedFor, readOrigin } from './http/request-origin.ts';
import { type PageOptions, servePage } from './http/serve-page.ts';
import { refuseVisitor, sendStaticPage } from './http/static-page.ts';
import { readVisitor } from './http/visitor.ts';
import { mcpRoutes } from './mcp/serve-mcp.ts';
import {
  limitBeaconSize,
  limitViolationsSize,
  receiveBeacon,
  receiveViolations,
} from './monitoring/browser-reports.ts';
import { createReadiness } from './monitoring/operators-app.ts';
import { servePanel } from './panels/serve-panel.ts';
import { appIcons } from './pictures/app-icons.ts';
import { isPreview } from './preview/read-preview.ts';
import { assetsPath } from './rendering/web-files.ts';

interface AppOptions extends PageOptions {
  /** Folder of the shell's own files for browsers. */
  readonly assets: string;
  /** Folder of the packages for area teams. */
  readonly kit: string;
  readonly apiHost: string;
  /** Reads the public description of the site. */
  readonly readSiteFile: ReturnType<typeof openSiteFile> | undefined;
  /** Origins whose pages may use the areas. */
  readonly areaOrigins: readonly string[];
  readonly log: Logger;
}

/** Creates the shell server's app; the caller connects it to a port. */
export function createApp(options: AppOptions) {
  const { areas, assets, kit, apiHost, publicOrigin, renderer, metrics, faultLog, log } = options;
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders(isSecure(c, publicOrigin)))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    // The rest of the body would be read as the next request.
    if (c.res.status === 413) c.res.headers.set('connection', 'close');
  });
  app.use(refuseUnreadable);

  const isReady = createReadiness();
  // A load balancer asks this. A server with a failed area still serves the others.
  app.get('/healthz', (c) => {
    return isReady(areas.state().areas) ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503);
  });

  app.post(webVitalsPath, limitBeaconSize, receiveBeacon({ areas, metrics, faultLog, log }));
  app.post(violationsPath, limitViolationsSize, receiveViolations({ metrics, log }));
  for (const path of [webVitalsPath, violationsPath]) app.all(path, (c) => refuseMethod(c.req.raw));

  for (const path of proxiedPaths) {
    app.all(`${path}*`, (c) => proxyToApi(c.req.raw, { apiHost, forwardedFor: readForwardedFor(c), log }));
  }

  // In development, files change under the same name.
  const assetCaching = renderer.isDevelopment ? 'no-cache' : immutable;
  app.get(`${assetsPath}*`, serveFiles(assets, assetsPath, assetCaching));
  app.use(`${areasPath}*`, allowOrigins(options.areaOrigins));
  app.all(
    `${areasPath}:area/api/*`,
    serveAreaCall({ areas, calls: renderer.areaCalls, apiHost, publicOrigin }),
  );
  app.get(`${areasPath}site.json`, serveSiteFile(options.readSiteFile));
  app.on('GET', [`${areasPath}kit/`, `${areasPath}kit/:file`], serveKit(kit));
  app.get(`${areasPath}:area/release.json`, serveStableVersion(areas));
  app.get(`${areasPath}:area/:version/:file{.+}`, serveAreaFiles(cacheReads(areas.readFile), log));
  app.get(`${assetsPath}*`, (c) => c.notFound());
  app.get(`${areasPath}*`, (c) => c.notFound());

  if (renderer.isDevelopment) app.get(changesPath, (c) => sendChanges(c, areas));
  app.get('/', (c) => c.redirect(basePath + new URL(c.req.url).search, 301));
  app.get('/api', (c) => c.redirect(`${basePath}/api${new URL(c.req.url).search}`, 301));
  app.get('/robots.txt', (c) =>
    c.text(createRobots(readOrigin(c, publicOrigin), isPreview(c, isSecure(c, publicOrigin)))),
  );
  app.get(sitemapPath, (c) => {
    const set = leaveOutUnfit(areas.pin({}));
    const areaPages = set.areas.flatMap(({ manifest }) => manifest?.sitemap ?? []);
    const links = collectSiteLinks(set, renderer);
    set.release();
    return c.body(createSitemap({ origin: readOrigin(c, publicOrigin), areaPages, links }), 200, {
      'content-type': 'application/xml; charset=utf-8',
    });
  });
  app.route('/', appIcons());
  app.get(oembedPath, (c) => serveOembed(c, options));
  app.route('/mcp', mcpRoutes(options));
  app.get(`${basePath}/panel/:area/:panel`, (c) => servePanel(c, options));
  app.get('*', (c) => servePage(c, options));
  app.post(`${basePath}/*`, refuseForeignForm, limitBeaconSize, (c) => servePage(c, options));
  app.all('*', (c) => refuseMethod(c.req.raw));

  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const { locale } = readVisitor(c);
    if (error instanceof DeadlineError && renderer.isOverloaded()) return refuseVisitor(locale, 503);
    log.error({ err: error, path: c.req.path }, 'A request failed, and the error page could not be rendered');
    return sendStaticPage(locale, 'error', 500);
  });

  return app;
}

const serveFiles = (folder: string, prefix: string, cacheControl: string) =>
  serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.slice(prefix.length - 1),
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', cacheControl),
  });
