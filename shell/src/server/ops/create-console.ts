import { createHash } from 'node:crypto';
import { type PublishingStore, signChoice } from '@hotdrop/shared-host/store';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { basePath } from '../../site/game.ts';
import { commonHeaders } from '../http/headers.ts';
import { readPeerAddress } from '../http/request-origin.ts';
import { limitRate } from '../monitoring/throttle-log.ts';
import { changeSettings } from './change-settings.ts';
import { type ConsoleProps, opsPath, renderConsole } from './console-page.tsx';
import { type ConsoleSources, type ConsoleState, createConsoleSource } from './console-state.ts';
import { consoleStyles } from './console-styles.ts';
import { type FormOutcome, movePointer } from './move-pointer.ts';
import { createOperatorAccess } from './operator-access.ts';

interface ConsoleOptions extends ConsoleSources {
  readonly opsToken: string | undefined;
  /** The site's address for visitors, if it is known. */
  readonly publicOrigin: string | undefined;
  /** Signs the link to inspected pages. */
  readonly linkSecret: string | undefined;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

const maxFormSize = 16_384;
const maxTokensPerSecond = 5;

/** Allows only the styles of the page. Nothing on it may run code or send data elsewhere. */
const consolePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(consoleStyles).digest('base64')}'`,
  // The icon of the tab is empty.
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const hour = 60 * 60 * 1_000;

/** A preview link to the live versions: pages with a preview may be inspected. */
function createInspectLink(
  areas: ConsoleState['areas'],
  publicOrigin: string | undefined,
  linkSecret: string | undefined,
): string | undefined {
  const versions = Object.fromEntries(areas.flatMap(({ area, stable }) => (stable ? [[area, stable]] : [])));
  if (!publicOrigin || !linkSecret || Object.keys(versions).length === 0) return undefined;
  const choice = signChoice(versions, new Date(Date.now() + hour), linkSecret);
  return `${publicOrigin}${basePath}?inspect&areas=${encodeURIComponent(choice)}`;
}

/** Creates the console at `/ops`. Without the token it only shows; with it, it moves pointers and changes settings. */
export function createConsole({ opsToken, publicOrigin, linkSecret, log, ...sources }: ConsoleOptions): Hono {
  const source = createConsoleSource(sources);
  const access = createOperatorAccess(opsToken, opsPath);
  const site = publicOrigin === undefined ? 'this machine' : new URL(publicOrigin).host;
  const app = new Hono();
  const wrongTokens = new LRUCache<string, () => boolean>({
    max: 1_000,
    memoMethod: () => limitRate(maxTokensPerSecond),
  });
  const protect = csrf();
  app.use(`${opsPath}/*`, async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders(false))) c.res.headers.set(name, value);
    c.res.headers.set('content-security-policy', consolePolicy);
    c.res.headers.set('cache-control', 'no-store');
  });
  // A form of another site would use the operator's cookie. A request with the token comes from no form.
  app.use(`${opsPath}/*`, (c, next) => (access.hasToken(c) ? next() : protect(c, next)));
  app.use(`${opsPath}/*`, bodyLimit({ maxSize: maxFormSize }));

  const findAccess = (c: Context): ConsoleProps['access'] => {
    if (!access.isOpen || !source.store) return 'closed';
    return access.mayMove(c) ? 'move' : 'read';
  };

  async function sendPage(c: Context, status: 200 | 400 | 403 | 409 | 429 = 200, problem?: string) {
    const state = await source.read();
    const mayMove = findAccess(c) === 'move';
    const inspectLink = mayMove ? createInspectLink(state.areas, publicOrigin, linkSecret) : undefined;
    return c.html(renderConsole({ state, access: findAccess(c), site, problem, inspectLink }), status);
  }

  app.get(opsPath, (c) => sendPage(c));
  app.get(`${opsPath}/state`, async (c) => c.json(await source.read()));

  app.post(`${opsPath}/sign-in`, async (c) => {
    const { token } = await c.req.parseBody();
    // The right token always passes, so that wrong ones lock nobody out.
    if (typeof token !== 'string' || !access.isTokenValid(token)) {
      const address = readPeerAddress(c) ?? '';
      if (!wrongTokens.memo(address)())
        return sendPage(c, 429, 'Too many wrong tokens came from your address.');
      log.warn({ address }, 'A wrong token was entered in the console');
      return sendPage(c, 403, 'This is not the token of this server.');
    }
    access.startSession(c);
    return c.redirect(opsPath, 303);
  });

  type Form = Record<string, unknown>;

  /** Receives a form of an operator, or the same from a script. */
  const receive =
    <Changed extends object>(
      message: string,
      change: (store: PublishingStore, form: Form) => Promise<FormOutcome<Changed>>,
    ) =>
    async (c: Context) => {
      if (!source.store || !access.mayMove(c)) {
        return c.json({ error: 'This needs the token of this server.' }, 403);
      }
      const form: Form = await c.req.parseBody();
      const outcome = await change(source.store, form);
      const isForm = !access.hasToken(c);
      if (outcome.status !== 200) {
        const { status, problem } = outcome;
        return isForm ? sendPage(c, status, problem) : c.json({ error: problem }, status);
      }
      log.info({ area: form.area, reason: form.reason, form, address: readPeerAddress(c) }, message);
      return isForm ? c.redirect(opsPath, 303) : c.json(outcome.changed);
    };

  app.post(`${opsPath}/moves`, receive('An operator moved a pointer', movePointer));
  app.post(
    `${opsPath}/settings`,
    receive('An operator changed the settings of an area', (store, form) =>
      changeSettings(store, sources, form),
    ),
  );
  return app;
}
