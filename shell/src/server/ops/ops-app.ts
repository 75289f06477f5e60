import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import type { Logger } from 'pino';
import { type Confirmation, moveActions, opsPath, type PageProps } from '../../ops/types.ts';
import { commonHeaders } from '../http/headers.ts';
import { limitRate } from '../monitoring/throttle-log.ts';
import type { ConsoleSource } from './console-source.ts';
import { movePointer } from './move-pointer.ts';
import type { OperatorAccess } from './operator-access.ts';
import { consolePolicy, opsFilesPath, renderConsole } from './render-console.tsx';

export interface OpsAppOptions {
  readonly source: ConsoleSource;
  readonly access: OperatorAccess;
  /** Name of the site, for operators who have several. */
  readonly site: string;
  /** Folder of the console's files for browsers. */
  readonly files: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

const themeCookie = 'hotdrop-ops-theme';
const maxFormSize = 4_096;
const maxTokensPerSecond = 5;
const maxAge = 31_536_000;

/** Serves the console at `/ops`. Without the token it only shows, and with it, it moves pointers. */
export function createOpsApp({ source, access, site, files, log }: OpsAppOptions) {
  const app = new Hono();
  const isTokenAllowed = limitRate(maxTokensPerSecond);
  const protect = csrf();

  app.use(`${opsPath}/*`, async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders(false))) c.res.headers.set(name, value);
    c.res.headers.set('content-security-policy', consolePolicy);
    if (!c.req.path.startsWith(opsFilesPath)) c.res.headers.set('cache-control', 'no-store');
  });
  // A form of another site would use the operator's cookie. A request with the token comes from no form.
  app.use(`${opsPath}/*`, (c, next) => (access.hasToken(c) ? next() : protect(c, next)));
  app.use(`${opsPath}/*`, bodyLimit({ maxSize: maxFormSize }));

  const findAccess = (c: Context): PageProps['access'] => {
    if (!access.isOpen || !source.store) return 'closed';
    return access.mayMove(c) ? 'move' : 'read';
  };

  async function sendPage(c: Context, about: Partial<PageProps> = {}, status: 200 | 400 | 403 | 409 = 200) {
    const html = renderConsole({
      state: await source.read(),
      access: findAccess(c),
      site,
      theme: getCookie(c, themeCookie) === 'light' ? 'light' : 'dark',
      showsAllMoves: c.req.query('moves') === 'all',
      isSigningIn: c.req.query('sign-in') !== undefined && access.isOpen,
      confirmation: readConfirmation(c.req.query('confirm'), c.req.query('area')),
      problem: undefined,
      ...about,
    });
    return c.html(html, status);
  }

  app.get(opsPath, (c) => sendPage(c));
  app.get(`${opsPath}/state`, async (c) => c.json(await source.read()));
  app.get(`${opsPath}/theme`, (c) => {
    const theme = c.req.query('to') === 'light' ? 'light' : 'dark';
    setCookie(c, themeCookie, theme, { path: opsPath, sameSite: 'Strict', httpOnly: true, maxAge });
    return c.redirect(opsPath, 303);
  });
  app.get(
    `${opsFilesPath}*`,
    serveStatic({ root: files, rewriteRequestPath: (path) => path.slice(opsFilesPath.length - 1) }),
  );

  app.post(`${opsPath}/sign-in`, async (c) => {
    const { token } = await c.req.parseBody();
    const isValid = isTokenAllowed() && typeof token === 'string' && access.isTokenValid(token);
    if (!isValid) {
      log.warn({}, 'A wrong token was entered in the console');
      return sendPage(c, { isSigningIn: true, problem: 'This is not the token of this server.' }, 403);
    }
    access.startSession(c);
    return c.redirect(opsPath, 303);
  });

  app.post(`${opsPath}/moves`, async (c) => {
    if (!source.store || !access.mayMove(c)) {
      return c.json({ error: 'Moving pointers needs the token of this server.' }, 403);
    }
    const form = await c.req.parseBody();
    const outcome = await movePointer(source.store, form);
    const isForm = !access.hasToken(c);
    if (outcome.status !== 200) {
      const { status, problem } = outcome;
      if (!isForm) return c.json({ error: problem }, status);
      const confirmation = readConfirmation(String(form.action), String(form.area));
      return sendPage(c, { confirmation, problem }, status);
    }
    log.info({ area: form.area, action: form.action, reason: form.reason }, 'An operator moved a pointer');
    return isForm ? c.redirect(opsPath, 303) : c.json(outcome.pointer);
  });

  return app;
}

function readConfirmation(action: string | undefined, area: string | undefined): Confirmation | undefined {
  const known = moveActions.find((one) => one === action);
  return known && area ? { action: known, area } : undefined;
}
