import { type ChosenVersions, type ReadChoice, readChoice } from '@hotdrop/shared-host/store';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { getCookieName } from '../../site/cookies.ts';

/** Name of the URL parameter, and of the cookie that saves the preview; with https, the cookie has a prefix. */
const name = 'areas';

/** The unpublished code that a request asks for. */
export type Preview =
  | { readonly status: 'none' }
  /** Redirects to the URL without the parameter, so that visitors do not share the preview by accident. */
  | { readonly status: 'redirect'; readonly to: string }
  | { readonly status: 'versions'; readonly versions: ChosenVersions; readonly until: Date }
  | { readonly status: 'override'; readonly area: string }
  | { readonly status: 'rejected'; readonly reason: 'forged' | 'expired' };

/** Reads the preview of a request. Without a secret, no link to stored versions is valid. */
export function readPreview(c: Context, linkSecret: string | undefined, isSecure: boolean): Preview {
  const overridden = readOverriddenArea(c);
  if (overridden) return { status: 'override', area: overridden };
  const param = c.req.query(name);
  if (param === '') {
    deletePreview(c, isSecure);
    return redirect(c);
  }
  const choice = param ?? getCookie(c, getCookieName(name, isSecure));
  if (choice === undefined) return { status: 'none' };
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

/** Whether a request asks for a preview, valid or not. */
export const isPreview = (c: Context, isSecure: boolean): boolean =>
  Boolean(readOverriddenArea(c) ?? c.req.query(name) ?? getCookie(c, getCookieName(name, isSecure)));

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

/** The proxy of `dev --site` sends the area's name with each page that it requests. */
const proxyHeader = 'hotdrop-area';

/**
 * Reads the area that a developer's proxy serves. A link or a page of another site cannot set the header, and the
 * build comes from the address of the page, so no other origin may run code.
 */
function readOverriddenArea(c: Context): string | undefined {
  const area = c.req.header(proxyHeader) ?? '';
  return /^[a-z][a-z0-9-]*$/.test(area) ? area : undefined;
}
