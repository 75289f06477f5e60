import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { getMediaType } from '@hotdrop/shared-host/store';
import { type BuildState, type CodeSizes, devPaths, type Problem } from '@hotdrop/shared-ui/dev/problem';
import launchEditor from 'launch-editor';
import { countMissingTexts } from './missing-texts.ts';
import { locateError } from './problems.ts';

const require = createRequire(import.meta.url);

export interface DevServer {
  readonly stop: () => void;
  /** Notifies open pages of a new build, by its hash, with its time in ms. */
  readonly changed: (build: string, time?: number) => void;
  /** Notifies open pages of a build that failed. */
  readonly failed: (problems: readonly Problem[]) => void;
}

interface DevServerSettings {
  readonly port: number;
  readonly answer: (request: IncomingMessage, response: ServerResponse, pathname: string) => unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The area's folder. */
  readonly dir: string;
  /** The folder of its build for browsers. */
  readonly webDir: string;
  readonly readCodeSizes?: () => Promise<CodeSizes>;
  /** Opens `file:line:column` in the developer's editor. */
  readonly openEditor?: (place: string) => void;
}

/** Serves an address of this machine, tells open pages of new builds, and finds their errors in the sources. */
export function startDevServer({
  port,
  answer,
  headers = {},
  dir,
  webDir,
  readCodeSizes = async () => ({}),
  openEditor = (place) => launchEditor(place),
}: DevServerSettings): Promise<DevServer> {
  const listeners = new Set<ServerResponse>();
  let problems: readonly Problem[] = [];
  let buildTime: number | undefined;
  const describe = () => {
    const state: BuildState = { problems, missingTexts: countMissingTexts(dir), buildTime };
    return `event: state\ndata: ${JSON.stringify(state)}\n\n`;
  };

  function followChanges(response: ServerResponse): void {
    response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' }).write(describe());
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  async function locate(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const problem = await locateError(JSON.parse(await text(request)), { dir, webDir });
    response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(problem));
  }

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = '', at = ''] = /^(.+?)(:\d+:\d+)$/.exec(await text(request)) ?? [];
    const file = path.resolve(dir, name);
    const isSource = file.startsWith(dir + path.sep) && existsSync(file);
    if (isSource) openEditor(file + at);
    response.writeHead(isSource ? 204 : 404, headers).end();
  }

  /** Only a page that checks its accessibility asks for it. */
  async function sendAxe(response: ServerResponse): Promise<void> {
    const code = await readFile(require.resolve('axe-core/axe.min.js'));
    response.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(code);
  }

  async function sendCodeSizes(response: ServerResponse): Promise<void> {
    const sizes = JSON.stringify(await readCodeSizes());
    response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(sizes);
  }

  const posts = new Map([
    [devPaths.locate, locate],
    [devPaths.open, open],
  ]);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://dev');
    if (pathname === devPaths.changes) return followChanges(response);
    if (pathname === devPaths.axe) return void sendAxe(response);
    if (pathname === devPaths.code) return void sendCodeSizes(response);
    const post = posts.get(pathname);
    if (!post) return void answer(request, response, pathname);
    // A page of another site could open files in the editor.
    const isOwn = request.method === 'POST' && request.headers['sec-fetch-site'] === 'same-origin';
    if (!isOwn) response.writeHead(403, headers).end();
    else post(request, response).catch((error) => response.writeHead(400, headers).end(String(error)));
  });
  const send = (event: string) => {
    for (const listener of listeners) listener.write(event);
  };
  const changed = (build: string, time?: number) => {
    problems = [];
    buildTime = time;
    send(`${describe()}data: ${build}\n\n`);
  };
  const failed = (found: readonly Problem[]) => {
    problems = found;
    send(describe());
  };
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ stop, changed, failed }));
  });
}

type StandaloneSettings = Pick<DevServerSettings, 'port' | 'dir' | 'webDir' | 'readCodeSizes'> & {
  readonly area: string;
};

/**
 * Serves an area without a shell and an API, with the fake answers of its `src/dev.tsx`: the page for developers at `/`,
 * and the area at every other address.
 */
export const startStandaloneServer = ({ area, ...settings }: StandaloneSettings): Promise<DevServer> =>
  startDevServer({
    ...settings,
    answer: async (_, response, pathname) => {
      const isFile = path.extname(pathname) !== '';
      const file =
        isFile &&
        (await readFile(path.join(settings.webDir, path.basename(pathname))).catch(() => undefined));
      if (file) response.writeHead(200, { 'content-type': getMediaType(pathname) }).end(file);
      else {
        const entry = pathname === '/' ? 'dev-page' : 'dev';
        const files = readdirSync(settings.webDir);
        const names = ['runtime', 'libraries', entry];
        const hasFile = (file: string) => files.includes(file);
        const page = pageOf(
          area,
          names.map((name) => `${name}.css`).filter(hasFile),
          names.map((name) => `${name}.js`).filter(hasFile),
        );
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      }
    },
  });

const pageOf = (area: string, styles: readonly string[], scripts: readonly string[]) => `<!doctype html>
<html lang="en" data-hotdrop data-theme="dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${area}</title>
<link rel="icon" href="data:,">${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}</head>
<body>${scripts.map((file) => `<script src="/${file}"></script>`).join('')}</body>
</html>`;
