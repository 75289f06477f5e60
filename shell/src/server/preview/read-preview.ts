import { type ChosenVersions, type ReadChoice, readChoice } from '@hotdrop/shared-host/store';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Override } from '../../handover.ts';
import { parseOverride, type ReadOverride, readOverride } from './read-override.ts';

/** The parameter of a link to other versions, and the cookie that keeps its choice while its owner looks around. */
const name = 'areas';

/** Which code besides the live versions a request asks for. */
export type Preview =
  | { readonly status: 'none' }
  /** Go there: the address without the parameter, since a link that is shown could be passed on by chance. */
  | { readonly status: 'moved'; readonly to: string }
  | { readonly status: 'shown'; readonly versions: ChosenVersions; readonly until: Date }
  | { readonly status: 'elsewhere'; readonly override: Override }
  | { readonly status: 'refused'; readonly why: 'forged' | 'expired' | 'unlisted' | 'followed' };

export interface PreviewSettings {
  /** What links to stored versions are signed with; undefined: none is valid. */
  readonly linkSecret: string | undefined;
  /** Origins that may serve an area to a visitor who asks for it. */
  readonly overrideOrigins: readonly string[];
}

export function readPreview(
  c: Context,
  { linkSecret, overrideOrigins }: PreviewSettings,
  isSecure: boolean,
): Preview {
  const asked = c.req.query(name);
  if (asked === '') {
    forgetPreview(c);
    return move(c);
  }
  const kept = getCookie(c, name);
  const choice = asked ?? kept;
  if (choice === undefined) return { status: 'none' };
  const override = parseOverride(choice);
  if (override) {
    const cameFrom = asked === undefined ? 'same-origin' : c.req.header('sec-fetch-site');
    return followOverride(c, asked, readOverride(override, { origins: overrideOrigins, cameFrom }), isSecure);
  }
  const signed: ReadChoice = linkSecret ? readChoice(choice, linkSecret) : { status: 'forged' };
  if (signed.status !== 'valid') return { status: 'refused', why: signed.status };
  const { versions, until } = signed;
  if (asked === undefined) return { status: 'shown', versions, until };
  setCookie(c, name, asked, { path: '/', expires: until, httpOnly: true, sameSite: 'Lax', secure: isSecure });
  return move(c);
}

/** The choice of another origin lasts until the browser is closed, and comes along from no other site. */
function followOverride(
  c: Context,
  asked: string | undefined,
  read: ReadOverride,
  isSecure: boolean,
): Preview {
  if (asked === undefined || read.status === 'refused') return read;
  setCookie(c, name, asked, { path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure });
  return move(c);
}

/** Whether a request asks for other versions at all, whatever becomes of it. */
export const isPreview = (c: Context): boolean => Boolean(c.req.query(name) ?? getCookie(c, name));

export const forgetPreview = (c: Context) => void deleteCookie(c, name, { path: '/' });

function move(c: Context): Preview {
  c.header('cache-control', 'no-store');
  return { status: 'moved', to: addressWithout(c) };
}

function addressWithout(c: Context): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete(name);
  // One slash alone: two would be the address of another site.
  const path = `/${pathname.replace(/^\/+/, '')}`;
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
