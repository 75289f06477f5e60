import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Context } from '../context.ts';
import { badRequest } from '../http/problem.ts';
import type { Env } from '../http/visitor-address.ts';
import type { ProfileSource } from '../upstream/upstream.ts';
import { allowedOrigins, readOwnUrl } from './cross-site.ts';
import { renderDemoPage } from './demo-page.ts';
import { demoPath, openIdProtocol, signedFields } from './provider.ts';

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
