import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { type DevServer, startDevServer } from './dev-server.ts';
import { sharedStore } from './shared-store.ts';

interface SiteProxy {
  readonly area: string;
  readonly port: number;
  /** Any page of the site. */
  readonly site: URL;
  /** The store of this run. */
  readonly store: string;
  readonly say: (line: string) => void;
}

/**
 * Shows the pages of a running site at an address of this machine, with an area from the store of this run. The site's
 * shell leaves the area's place empty and allows its code, as for a listed origin; everything else is passed on as it is.
 */
export function startSiteProxy({ area, port, site, store, say }: SiteProxy): Promise<DevServer> {
  const own = `http://127.0.0.1:${port}`;
  const send = site.protocol === 'https:' ? requestHttps : requestHttp;
  let isWarned = false;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', own);
    // The link in the notice of a preview leads back to the published site.
    if (searchParams.get('areas') === '') {
      response.writeHead(303, { location: site.origin + pathname }).end();
      return;
    }
    const headers = { ...toSite(request.headers), host: site.host, 'hotdrop-area': `${area}@${own}` };
    const passed = send(site.origin + pathname + search, { method: request.method, headers }, (received) => {
      warnOfOldShell(received.headers);
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

  function warnOfOldShell({ 'content-type': type, 'content-security-policy': policy }: IncomingHttpHeaders) {
    if (isWarned || !type?.startsWith('text/html') || !policy || String(policy).includes(own)) return;
    isWarned = true;
    say(
      `${site.origin} shows its published ${area}: its shell does not support dev --site. Its operator can deploy a newer shell, or list ${own} for dev --on.`,
    );
  }

  return startDevServer({ port, shared: sharedStore({ folder: store, area, origin: own }), answer });
}
