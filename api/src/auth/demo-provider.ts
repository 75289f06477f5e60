import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { Context } from '../context.ts';
import { badRequest } from '../http/problem.ts';
import type { Env } from '../http/visitor.ts';
import type { ProfileSource } from '../upstream/upstream.ts';
import { allowedOrigins, readOwnUrl } from './cross-site.ts';
import { demoPath, openIdProtocol, signedFields } from './openid.ts';

/** The site's themes as color schemes. */
const colorSchemes: ReadonlyMap<string | undefined, string> = new Map([
  ['light', 'light'],
  ['system', 'light dark'],
]);

/** The font of the site's headings, in the page because the API host serves no files. */
const font = readFileSync(path.join(import.meta.dirname, 'demo-font/barlow-condensed-600.woff2'), 'base64');

/** Repeats the site's look, because the API host does not serve the site's stylesheets. */
const createStyles = (theme: string | undefined) => `
@font-face { font-family: "Hotdrop Display"; src: url(data:font/woff2;base64,${font}); font-weight: 600; }
:root {
  color-scheme: ${colorSchemes.get(theme) ?? 'dark'};
  --ground: light-dark(#f2f4f8, #0b0e14);
  --panel: light-dark(#ffffff, #131823);
  --raised: light-dark(#edf0f5, #1b2231);
  --line: light-dark(#dbe1ea, #232b3a);
  --text: light-dark(#141a26, #e8ecf3);
  --muted: light-dark(#4c586b, #9aa6b8);
  --accent: #f5b301;
  --focus: light-dark(#141a26, #ffffff);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 0.875rem/1.25rem system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); }
header > *, main { max-width: 30rem; margin: 0 auto; padding-inline: 1rem; }
header > * { display: flex; align-items: center; gap: 0.5rem; min-height: 56px; color: var(--text); font: 600 1.5rem/1.75rem "Hotdrop Display", sans-serif; }
header svg { width: 28px; fill: var(--accent); }
header path + path { fill: none; stroke: var(--accent); stroke-width: 1.5; }
main { padding-block: 2.5rem; }
h1 { margin: 0; font: 600 clamp(2rem, 1.4rem + 2.2vw, 2.75rem)/1.1 "Hotdrop Display", sans-serif; }
p { color: var(--muted); }
ul { margin: 1.5rem 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); overflow: clip; }
li + li { border-top: 1px solid var(--line); }
button { display: flex; justify-content: space-between; width: 100%; min-height: 56px; padding: 0 1.25rem; border: 0; background: none; color: inherit; font: 600 1rem/1.5 system-ui, sans-serif; align-items: center; cursor: pointer; }
button:hover { background: var(--raised); }
button small { color: var(--muted); font-weight: 400; }
a { display: inline-block; padding-block: 0.75rem; color: inherit; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
`;

const logo = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2.5 12C2.5 6 6.7 2 12 2s9.5 4 9.5 10c-1.6-1.3-3.5-1.3-4.9.1-1.2-1.5-3-1.5-4.6-.2-1.6-1.3-3.4-1.3-4.6.2C6 10.7 4.1 10.7 2.5 12z"/><path d="M3.2 13l8.8 9.2L20.8 13M8.3 14l3.7 7.8 3.7-7.8"/></svg>`;

interface DemoPage {
  readonly accounts: Readonly<Record<string, string>>;
  readonly returnTo: string;
  /** The theme that the visitor chose on the site. */
  readonly theme: string | undefined;
}

/** Renders the page on which a visitor chooses one of the demo accounts. */
function renderDemoPage({ accounts, returnTo, theme }: DemoPage) {
  const choices = Object.entries(accounts).map(
    ([account, name]) => html`<li><form method="get" action="${demoPath}/choose">
      <input type="hidden" name="return_to" value="${returnTo}"><input type="hidden" name="account" value="${account}">
      <button>${name} <small>${account.slice(-2)}</small></button></form></li>`,
  );
  const cancel = new URL(returnTo);
  cancel.searchParams.set('openid.mode', 'cancel');
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex"><title>Demo sign-in · Hotdrop</title><style>${raw(createStyles(theme))}</style></head>
    <body><header><div>${raw(logo)}Hotdrop</div></header><main><h1>Demo sign-in</h1>
    <p>This site runs without a Steam key. Choose a demo account. You need no password.</p>
    <ul>${choices}</ul><a href="${cancel.href}">Do not sign in</a></main></body></html>`;
}

/** A local sign-in provider for a site without a Steam key: the same protocol, demo accounts, no password. */

const accounts: Readonly<Record<string, string>> = {
  '76500000000000001': 'Demo Dana',
  '76500000000000002': 'Demo Minjun',
  '76500000000000003': 'Demo Yuki',
  // The same display name as the first account: ownership must not depend on names.
  '76500000000000004': 'Demo Dana',
};

export const demoProfiles: ProfileSource = {
  profileOf: async (account) => ({
    displayName: accounts[account] ?? 'Demo account',
    profileUrl: null,
    avatarUrl: null,
  }),
};

const createSignature = (fields: URLSearchParams, secret: string): string => {
  const signed = (fields.get('openid.signed') ?? '').split(',');
  const text = signed.map((name) => `${name}:${fields.get(`openid.${name}`) ?? ''}\n`).join('');
  return createHmac('sha256', `demo provider ${secret}`).update(text).digest('base64');
};

/** Compares signatures in constant time, so that the duration does not reveal how many characters match. */
const isEqual = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The address that sends the browser back with the provider's answer. */
const createAnswerUrl = (context: Context, returnTo: string, account: string): string => {
  const endpoint = new URL(returnTo).origin + demoPath;
  const identity = `${endpoint}/id/${account}`;
  const nonce = `${context.now().toISOString().slice(0, 19)}Z${randomBytes(9).toString('base64url')}`;
  const url = new URL(returnTo);
  const fields: Record<string, string> = {
    ns: openIdProtocol,
    mode: 'id_res',
    op_endpoint: endpoint,
    claimed_id: identity,
    identity,
    return_to: returnTo,
    response_nonce: nonce,
    assoc_handle: 'demo',
    signed: signedFields.join(','),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(`openid.${name}`, value);
  url.searchParams.set('openid.sig', createSignature(url.searchParams, context.sessionSecret));
  return url.href;
};

/** The provider answers the configured sites only. */
const requireOwnReturnUrl = ({ config }: Context, returnTo: string | undefined): string => {
  const url = readOwnUrl(config, returnTo ?? '');
  if (url) return url.href;
  throw badRequest('Invalid request query: openid.return_to must be an address of this site.');
};

export const demoProviderRoutes = (app: Hono<Env>, context: Context): void => {
  app.get(demoPath, (request) => {
    const returnTo = requireOwnReturnUrl(context, request.req.query('openid.return_to'));
    request.header('Cache-Control', 'no-store');
    // Browsers apply form-action to redirects too, and the form redirects back to the site.
    const origins = allowedOrigins(context.config).join(' ');
    request.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; font-src data:; form-action 'self' ${origins}; base-uri 'none'; frame-ancestors 'none'`,
    );
    return request.html(renderDemoPage({ accounts, returnTo, theme: getCookie(request, 'theme') }));
  });
  app.get(`${demoPath}/choose`, (request) => {
    const returnTo = requireOwnReturnUrl(context, request.req.query('return_to'));
    const account = request.req.query('account') ?? '';
    if (!Object.hasOwn(accounts, account)) throw badRequest('Invalid request query: unknown demo account.');
    return request.redirect(createAnswerUrl(context, returnTo, account), 303);
  });
  app.post(demoPath, async (request) => {
    const fields = new URLSearchParams(await request.req.text());
    const isValid = isEqual(createSignature(fields, context.sessionSecret), fields.get('openid.sig') ?? '');
    return request.text(`ns:${openIdProtocol}\nis_valid:${isValid}\n`);
  });
};
