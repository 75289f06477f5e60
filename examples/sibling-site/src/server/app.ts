import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { openAreaStore } from '@hotdrop/shared-host/store';
import { Hono } from 'hono';
import { arena } from '../game/arena.ts';
import { arenaWithMaps } from '../game/arena-with-maps.ts';
import { ownPages, siteAreas } from '../pages.ts';
import { api } from './api.ts';
import { hasPage } from './has-page.ts';

const here = path.resolve(import.meta.dirname, '../..');
const root = path.resolve(here, '../..');

const page = (name: string) => readFileSync(path.join(here, 'public', name), 'utf8');

/** As strict as Hotdrop's policy: no inline scripts and nothing from other origins. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

const files = (folder: string, prefix: string, cacheControl: (file: string) => string) =>
  serveStatic({
    root: folder,
    rewriteRequestPath: (address) => address.slice(prefix.length),
    onFound: (file, c) => c.header('cache-control', cacheControl(file)),
  });

const revalidate = () => 'no-cache';
/** Files of a version never change, but browsers must revalidate release pointers. */
const revalidatePointers = (file: string) =>
  /release\.json$/.test(file) ? 'no-cache' : 'public, max-age=31536000, immutable';

interface AppOptions {
  /** The folder to which areas are published. */
  readonly areaStore: string;
}

/** The server of the sibling site: two pages, their scripts, the area store, and the API. */
export function createApp({ areaStore }: AppOptions): Hono {
  const app = new Hono();
  app.use('/assets/*', files(path.join(here, 'dist/web'), '/assets', revalidate));
  app.use('/scripts/*', files(path.join(here, 'dist/scripts'), '/scripts', revalidate));
  app.use('/host/*', files(path.join(root, 'shared-host/dist/web'), '/host', revalidate));
  app.use('/plain/*', files(path.join(here, 'public'), '/plain', revalidate));
  app.use('/areas/*', files(areaStore, '/areas', revalidatePointers));
  for (const folder of ['assets', 'scripts', 'host', 'plain', 'areas'])
    app.all(`/${folder}/*`, (c) => c.notFound());
  app.route('/api/v1', api);
  app.all('/api/*', (c) => c.notFound());

  app.use(async (c, next) => {
    c.header('content-security-policy', policy);
    await next();
  });
  app.get('/', (c) => c.redirect('/arena'));
  const store = openAreaStore(areaStore);
  const sites = [
    { ...arena, areas: siteAreas, ownPages, html: 'index.html' },
    { ...arenaWithMaps, areas: siteAreas, ownPages, html: 'index.html' },
    { ...arena, basePath: '/boards', areas: ['mf-leaderboards'], ownPages: [], html: 'boards.html' },
  ];
  for (const site of sites) {
    // The pattern includes the base path itself.
    app.get(`${site.basePath}/*`, async (c) =>
      c.html(page(site.html), (await hasPage(store, site, c.req.path)) ? 200 : 404),
    );
  }
  return app;
}
