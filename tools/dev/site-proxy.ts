import { readFile } from 'node:fs/promises';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { checkPath, getMediaType, isOnSide, manifestFile } from '@hotdrop/shared-host/store';
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
}

/**
 * Shows the pages of a running site at an address of this machine, with an area from the store of this run. The site's
 * shell leaves the area's place empty; everything else is passed on as it is.
 */
export function startSiteProxy({ area, port, site, store, dir, say }: SiteProxy): Promise<DevServer> {
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

  const headers = {
    // A page of another site could run a script without reading it.
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
  const answerOrRead = async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    if (!pathname.startsWith(`/areas/${area}/`)) return answer(request, response);
    const file = await readBuild(store, pathname.slice('/areas/'.length));
    if (file) response.writeHead(200, { ...headers, 'content-type': getMediaType(pathname) }).end(file);
    else response.writeHead(404, headers).end();
  };
  say(`${area} in the pages of ${site.origin}: ${own}${site.pathname}`);
  say(
    'Pages reload as you save. Alone, the area keeps its state, and one page lists its pages, parts, and states.',
  );
  return startDevServer({ port, answer: answerOrRead, headers, dir, webDir: path.join(dir, 'dist', 'web') });
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
