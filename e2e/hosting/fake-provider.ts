import { once } from 'node:events';
import { createServer } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';

/** Tries everything that a malicious provider page would try. */
const grabs = {
  'the page around it': 'parent.document.title',
  'what that page holds': 'parent.hotdropHandover.locale',
  'cookies of this host': 'document.cookie',
  'what this host keeps': 'localStorage.length',
  'the whole window': `top.location.href = 'https://evil.example/'`,
};

const script = `
  const tell = (what) => navigator.sendBeacon('/told' + location.pathname, JSON.stringify(what));
  addEventListener('message', ({ data }) => tell(data));
  const reached = [];
  for (const [what, code] of Object.entries(${JSON.stringify(grabs)})) {
    try { (0, eval)(code); reached.push(what) } catch {}
  }
  tell({ reached });
  document.body.append('Stand-in ' + location.pathname + ' ' + new URLSearchParams(location.search).get('lang'));
`;

const wander = (port: number) => `location.href = 'http://localhost:${port}/elsewhere'`;

/** A provider on this machine. Its pages try to reach the site, and report what they receive. */
export async function startFakeProvider() {
  const asked: string[] = [];
  const told: Record<string, unknown[]> = {};
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand.in');
    if (pathname.startsWith('/told')) {
      const body = Buffer.concat(await request.toArray()).toString();
      const who = pathname.slice('/told'.length);
      told[who] = [...(told[who] ?? []), JSON.parse(body)];
      answer.end();
      return;
    }
    asked.push(pathname);
    const code = pathname === '/wanders' ? wander(port) : script;
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Stand-in</title><body><script>${code}</script>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = getPort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    /** The requested pages. */
    asked,
    /** Lists what the page has reported and received. */
    messagesOf: (page: string) => told[page] ?? [],
    stop: () => void server.close().closeAllConnections(),
  };
}
