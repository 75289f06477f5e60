import { type ChosenVersions, type ReadChoice, readChoice } from '@hotdrop/shared-host/store';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Override } from '../../handover.ts';
import { getCookieName } from '../../site/cookies.ts';

/** Name of the URL parameter, and of the cookie that saves the preview; with https, the cookie has a prefix. */
const name = 'areas';

/** The unpublished code that a request asks for. */
export type Preview =
  | { readonly status: 'none' }
  /** Redirects to the URL without the parameter, so that visitors do not share the preview by accident. */
  | { readonly status: 'redirect'; readonly to: string }
  | { readonly status: 'versions'; readonly versions: ChosenVersions; readonly until: Date }
  | { readonly status: 'override'; readonly override: Override }
  | { readonly status: 'rejected'; readonly reason: 'forged' | 'expired' | 'unlisted' | 'crossSite' };

export interface PreviewSettings {
  /** Signs the links to stored versions. Without it, no link is valid. */
  readonly linkSecret: string | undefined;
  /** Origins from which a visitor may load an area. */
  readonly overrideOrigins: readonly string[];
}

export function readPreview(
  c: Context,
  { linkSecret, overrideOrigins }: PreviewSettings,
  isSecure: boolean,
): Preview {
  const proxied = readProxiedOverride(c);
  if (proxied) return { status: 'override', override: proxied };
  const param = c.req.query(name);
  if (param === '') {
    deletePreview(c, isSecure);
    return redirect(c);
  }
  const choice = param ?? getCookie(c, getCookieName(name, isSecure));
  if (choice === undefined) return { status: 'none' };
  const override = parseOverride(choice);
  if (override) {
    const fetchSite = param === undefined ? 'same-origin' : c.req.header('sec-fetch-site');
    const checked = checkOverride(override, { origins: overrideOrigins, fetchSite });
    return saveOverride(c, param, checked, isSecure);
  }
  const signed: ReadChoice = linkSecret ? readChoice(choice, linkSecret) : { status: 'forged' };
  if (signed.status !== 'valid') return { status: 'rejected', reason: signed.status };
  const { versions, until } = signed;
  if (param === undefined) return { status: 'versions', versions, until };
  setCookie(c, getCookieName(name, isSecure), param, {
    path: '/',
    expires: until,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  });
  return redirect(c);
}

/** The cookie lasts until the browser closes, and the browser does not send it for links on other sites. */
function saveOverride(
  c: Context,
  param: string | undefined,
  checked: CheckedOverride,
  isSecure: boolean,
): Preview {
  if (param === undefined || checked.status === 'rejected') return checked;
  setCookie(c, getCookieName(name, isSecure), param, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
  });
  return redirect(c);
}

/** Whether a request asks for a preview, valid or not. */
export const isPreview = (c: Context, isSecure: boolean): boolean =>
  Boolean(readProxiedOverride(c) ?? c.req.query(name) ?? getCookie(c, getCookieName(name, isSecure)));

export const deletePreview = (c: Context, isSecure: boolean) =>
  void deleteCookie(c, getCookieName(name, isSecure), { path: '/', secure: isSecure });

function redirect(c: Context): Preview {
  c.header('cache-control', 'no-store');
  return { status: 'redirect', to: urlWithoutParameter(c) };
}

function urlWithoutParameter(c: Context): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete(name);
  // A path with two slashes would be the URL of another site.
  const path = `/${pathname.replace(/^\/+/, '')}`;
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

const format = /^([a-z][a-z0-9-]*)@(https?:\/\/\S+)$/;

/** Parses `mf-profile@http://127.0.0.1:3100`; undefined for another format. */
function parseOverride(text: string): Override | undefined {
  const [, area = '', url = ''] = format.exec(text) ?? [];
  return URL.canParse(url) ? { area, origin: new URL(url).origin } : undefined;
}

/** The area command's proxy sends this header with each page that it requests (`dev --site`). */
const proxyHeader = 'hotdrop-area';
const thisMachine = /^http:\/\/127\.0\.0\.1:\d+$/;

/**
 * Reads the override of a developer's proxy. It needs no list of origins: a link or a page of another site cannot set
 * the header, the page appears at the proxy's own address, and its code comes from there too.
 */
function readProxiedOverride(c: Context): Override | undefined {
  const override = parseOverride(c.req.header(proxyHeader) ?? '');
  return override && thisMachine.test(override.origin) ? override : undefined;
}

type CheckedOverride =
  | { readonly status: 'override'; readonly override: Override }
  | { readonly status: 'rejected'; readonly reason: 'unlisted' | 'crossSite' };

interface OverrideRules {
  /** Origins that the operator allows. */
  readonly origins: readonly string[];
  /** `Sec-Fetch-Site` of the request. */
  readonly fetchSite: string | undefined;
}

/** Rejects links on pages of other sites, because the visitor did not choose the code that they name. */
function checkOverride(override: Override, { origins, fetchSite }: OverrideRules): CheckedOverride {
  if (!origins.includes(override.origin)) return { status: 'rejected', reason: 'unlisted' };
  if (fetchSite !== 'none' && fetchSite !== 'same-origin') return { status: 'rejected', reason: 'crossSite' };
  return { status: 'override', override };
}
