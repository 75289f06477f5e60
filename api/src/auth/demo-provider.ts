import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { ProblemError } from '../http/problem.ts';
import type { Env } from '../http/visit.ts';
import type { ProfileSource } from '../upstream/upstream.ts';
import { ourOrigins } from './from-elsewhere.ts';
import { demoPath } from './provider.ts';

/** A sign-in provider for a site without a Steam key: the same protocol, a few invented accounts, no password. */

const accounts: Readonly<Record<string, string>> = {
  '76500000000000001': 'Demo Dana',
  '76500000000000002': 'Demo Minjun',
  '76500000000000003': 'Demo Yuki',
  // Display names are not unique: this account may not delete what the first one wrote.
  '76500000000000004': 'Demo Dana',
};

export const demoProfiles: ProfileSource = {
  profileOf: async (account) => ({
    displayName: accounts[account] ?? 'Demo visitor',
    profileUrl: null,
    avatarUrl: null,
  }),
};

const signedFields = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];

const signatureOf = (fields: URLSearchParams, secret: string): string => {
  const signed = (fields.get('openid.signed') ?? '').split(',');
  const text = signed.map((name) => `${name}:${fields.get(`openid.${name}`) ?? ''}\n`).join('');
  return createHmac('sha256', `demo provider ${secret}`).update(text).digest('base64');
};

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const assertion = (context: Context, returnTo: string, account: string): string => {
  const endpoint = new URL(returnTo).origin + demoPath;
  const identity = `${endpoint}/id/${account}`;
  const nonce = `${context.now().toISOString().slice(0, 19)}Z${randomBytes(9).toString('base64url')}`;
  const address = new URL(returnTo);
  const fields: Record<string, string> = {
    ns: 'http://specs.openid.net/auth/2.0',
    mode: 'id_res',
    op_endpoint: endpoint,
    claimed_id: identity,
    identity,
    return_to: returnTo,
    response_nonce: nonce,
    assoc_handle: 'demo',
    signed: signedFields.join(','),
  };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(`openid.${name}`, value);
  address.searchParams.set('openid.sig', signatureOf(address.searchParams, context.sessionSecret));
  return address.href;
};

/** The provider answers our own sites only. */
const checkedReturn = ({ config }: Context, returnTo: string | undefined): string => {
  const url = URL.parse(returnTo ?? '');
  if (url && ourOrigins(config).includes(url.origin)) return url.href;
  throw new ProblemError(400, 'openid.return_to should be an address of this site.');
};

const page = (returnTo: string) => {
  const choices = Object.entries(accounts).map(
    ([account, name]) => html`<li><form method="get" action="${demoPath}/choose">
      <input type="hidden" name="return_to" value="${returnTo}"><input type="hidden" name="account" value="${account}">
      <button>${name} <small>${account.slice(-2)}</small></button></form></li>`,
  );
  const cancel = new URL(returnTo);
  cancel.searchParams.set('openid.mode', 'cancel');
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex"><title>Demo sign-in</title>
    <style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:10vh auto;padding:0 1rem}ul{list-style:none;padding:0}button{font:inherit;width:100%;padding:.75rem;margin:.25rem 0;text-align:left}</style>
    </head><body><main><h1>Demo sign-in</h1>
    <p>This site runs without a Steam key. Choose one of these invented accounts; no password is asked.</p>
    <ul>${choices}</ul><p><a href="${cancel.href}">Do not sign in</a></p></main></body></html>`;
};

export const demoProviderRoutes = (app: Hono<Env>, context: Context): void => {
  app.get(demoPath, (request) => {
    const returnTo = checkedReturn(context, request.req.query('openid.return_to'));
    request.header('Cache-Control', 'no-store');
    // The chosen account leads back to the site: browsers ask the policy for that address, too.
    const ours = ourOrigins(context.config).join(' ');
    request.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${ours}; base-uri 'none'; frame-ancestors 'none'`,
    );
    return request.html(page(returnTo));
  });
  app.get(`${demoPath}/choose`, (request) => {
    const returnTo = checkedReturn(context, request.req.query('return_to'));
    const account = request.req.query('account') ?? '';
    if (!Object.hasOwn(accounts, account)) throw new ProblemError(400, 'There is no such demo account.');
    return request.redirect(assertion(context, returnTo, account), 303);
  });
  app.post(demoPath, async (request) => {
    const fields = new URLSearchParams(await request.req.text());
    const isValid = isSame(signatureOf(fields, context.sessionSecret), fields.get('openid.sig') ?? '');
    return request.text(`ns:http://specs.openid.net/auth/2.0\nis_valid:${isValid}\n`);
  });
};
