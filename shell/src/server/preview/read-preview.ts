import { type ChosenVersions, type ReadChoice, readChoice } from '@hotdrop/shared-host/store';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** The parameter of a signed link, and the cookie that keeps its choice while its owner looks around. */
const name = 'areas';

/** Which versions besides the live ones a request asks for. */
export type Preview =
  | { readonly status: 'none' }
  /** Go there: the address without the parameter, since a link that is shown could be passed on by chance. */
  | { readonly status: 'moved'; readonly to: string }
  | { readonly status: 'shown'; readonly versions: ChosenVersions; readonly until: Date }
  | { readonly status: 'refused'; readonly why: 'forged' | 'expired' };

export function readPreview(c: Context, secret: string | undefined): Preview {
  const asked = c.req.query(name);
  if (asked === '') {
    forgetPreview(c);
    return move(c);
  }
  const signed = asked ?? getCookie(c, name);
  if (signed === undefined) return { status: 'none' };
  const choice: ReadChoice = secret ? readChoice(signed, secret) : { status: 'forged' };
  if (choice.status !== 'valid') return { status: 'refused', why: choice.status };
  const { versions, until } = choice;
  if (asked === undefined) return { status: 'shown', versions, until };
  setCookie(c, name, signed, { path: '/', expires: until, httpOnly: true, sameSite: 'Lax' });
  return move(c);
}

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
