import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { api } from './api.ts';

/**
 * Serves the sibling site: two pages, their scripts, the area store, and the API. It works with any areas.
 * `AREA_STORE` is the folder to which areas are published.
 */
const here = path.resolve(import.meta.dirname, '../..');
const root = path.resolve(here, '../..');
const port = Number(process.env.PORT ?? 3200);
const areaStore = path.resolve(process.env.AREA_STORE ?? path.join(root, '.areas'));

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
app.get('/boards/*', (c) => c.html(page('boards.html')));
app.get('/arena/*', (c) => c.html(page('index.html')));
app.get('/arena', (c) => c.html(page('index.html')));
app.get('/arena-maps/*', (c) => c.html(page('index.html')));
app.get('/arena-maps', (c) => c.html(page('index.html')));

serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (address) => {
  console.warn(
    `A React shell: http://127.0.0.1:${address.port}/arena\nA plain page: http://127.0.0.1:${address.port}/boards/ranks`,
  );
});
