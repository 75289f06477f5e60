import { readFile } from 'node:fs/promises';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { signCall } from '@hotdrop/shared-domain/area-service';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { acceptedLocale, defaultLocale } from '@hotdrop/shared-domain/locale';
import { findDeclared } from '@hotdrop/shared-host/server';
import { checkPath, getMediaType, isOnSide, manifestFile, openAreaStore } from '@hotdrop/shared-host/store';
import { type DevServer, startDevServer } from './dev-server.ts';

interface SiteProxy {
  readonly area: string;
  readonly port: number;
  /** Any page of the site. */
  readonly site: URL;
  /** The store of this run. */
  readonly store: string;
  /** The area's folder. */
  readonly dir: string;
  readonly say: (line: string) => void;
  /** The area's own service, and the key with which it checks calls. */
  readonly service?: OwnService | undefined;
}

export interface OwnService {
  readonly origin: string;
  readonly key: string;
}

/** Reads the service of an area on this machine: AREA_SERVICE or the repository's setting, and AREA_SERVICE_KEY. */
export function readService(env: NodeJS.ProcessEnv, setting?: string): OwnService | undefined {
  const origin = env.AREA_SERVICE || setting;
  return origin ? { origin, key: env.AREA_SERVICE_KEY || 'development' } : undefined;
}

/**
 * Shows the pages of a running site at an address of this machine, with an area from the store of this run. The site's
 * shell leaves the area's place empty; everything else is passed on as it is.
 */
export function startSiteProxy({
  area,
  port,
  site,
  store,
  dir,
  say,
  service,
}: SiteProxy): Promise<DevServer> {
  const own = `http://127.0.0.1:${port}`;
  const send = site.protocol === 'https:' ? requestHttps : requestHttp;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', own);
    // The link in the notice of a preview leads back to the published site.
    if (searchParams.get('areas') === '') {
      response.writeHead(303, { location: site.origin + pathname }).end();
      return;
    }
    const headers = { ...toSite(request.headers), host: site.host, 'hotdrop-area': area };
    const passed = send(site.origin + pathname + search, { method: request.method, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, toBrowser(received.headers));
      received.pipe(response);
    });
    passed.on('error', ({ message }) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${site.origin} does not answer: ${message}`);
    });
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }

  /** The site refuses writes from pages at another address. */
  const toSite = ({ origin, referer, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => ({
    ...headers,
    ...(origin && { origin: origin === own ? site.origin : origin }),
    ...(referer && { referer: referer.replace(own, site.origin) }),
  });

  const toBrowser = ({ location, 'set-cookie': cookies, ...headers }: IncomingHttpHeaders) => ({
    ...headers,
    ...(location && { location: location.replace(site.origin, own) }),
    // This address has no https. The shell reads these cookies without their prefix, too.
    ...(cookies && {
      'set-cookie': cookies.map((cookie) => cookie.replace(/^__Host-/, '').replace(/; *Secure/i, '')),
    }),
  });

  /** Forwards a declared call to the service of this machine, signed as a site does. */
  async function askService({ origin, key }: OwnService, request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', own);
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const found = findDeclared(
      await readManifests(store, area),
      method,
      pathname.slice(`/areas/${area}/api`.length),
      search,
    );
    if (!found) return void response.writeHead(404, headers).end(`${area} declares no such call`);
    const locale = acceptedLocale(request.headers['accept-language']) ?? defaultLocale;
    try {
      const received = await fetch(origin + found.address, {
        method,
        redirect: 'manual',
        headers: {
          'accept-language': locale,
          'content-type': 'application/json',
          authorization: signCall({ site: site.origin, locale, visitor: 'developer' }, { area, key }),
        },
        ...(method === 'POST' && { body: await text(request) }),
      });
      const type = received.headers.get('content-type') ?? 'application/json';
      response.writeHead(received.status, { ...headers, 'content-type': type }).end(await received.text());
    } catch (error) {
      response.writeHead(502, headers).end(`${origin} does not answer: ${String(error)}`);
    }
  }

  const headers = {
    // A page of another site could run a script without reading it.
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
  const answerOrRead = async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    if (!pathname.startsWith(`/areas/${area}/`)) return answer(request, response);
    if (pathname.startsWith(`/areas/${area}/api/`)) {
      return service ? askService(service, request, response) : answer(request, response);
    }
    const file = await readBuild(store, pathname.slice('/areas/'.length));
    if (file) response.writeHead(200, { ...headers, 'content-type': getMediaType(pathname) }).end(file);
    else response.writeHead(404, headers).end();
  };
  say(`${area} in the pages of ${site.origin}: ${own}${site.pathname}`);
  say('Pages reload as you save; alone, the area keeps its state.');
  return startDevServer({ port, answer: answerOrRead, headers, dir, webDir: path.join(dir, 'dist', 'web') });
}

/** Reads the manifest of the build, from the store of this run. */
async function readManifests(store: string, area: string): Promise<AreaManifest[]> {
  const areas = openAreaStore(store);
  const { stable } = await areas.pointer(area);
  return [await areas.manifest(area, stable)];
}

/** Reads a file of a build. Undefined: there is none for browsers. */
async function readBuild(store: string, name: string): Promise<Uint8Array | undefined> {
  const [, , ...file] = name.split('/');
  const isPointer = file.length === 0 && name.endsWith('/release.json');
  if (!isPointer && file.join('/') !== manifestFile && !isOnSide('web', file.join('/'))) return undefined;
  try {
    return await readFile(path.join(store, checkPath(name)));
  } catch {
    // Missing, or a name that leads out of the folder.
    return undefined;
  }
}
