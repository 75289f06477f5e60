import type { Context } from 'hono';
import type { Override } from '../../handover.ts';

const format = /^([a-z][a-z0-9-]*)@(https?:\/\/\S+)$/;

/** Parses `mf-profile@http://127.0.0.1:3100`; undefined for another format. */
export function parseOverride(text: string): Override | undefined {
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
export function readProxiedOverride(c: Context): Override | undefined {
  const override = parseOverride(c.req.header(proxyHeader) ?? '');
  return override && thisMachine.test(override.origin) ? override : undefined;
}

export type CheckedOverride =
  | { readonly status: 'override'; readonly override: Override }
  | { readonly status: 'rejected'; readonly reason: 'unlisted' | 'crossSite' };

interface OverrideRules {
  /** Origins that the operator allows. */
  readonly origins: readonly string[];
  /** `Sec-Fetch-Site` of the request. */
  readonly fetchSite: string | undefined;
}

/** Rejects links on pages of other sites, because the visitor did not choose the code that they name. */
export function checkOverride(override: Override, { origins, fetchSite }: OverrideRules): CheckedOverride {
  if (!origins.includes(override.origin)) return { status: 'rejected', reason: 'unlisted' };
  if (fetchSite !== 'none' && fetchSite !== 'same-origin') return { status: 'rejected', reason: 'crossSite' };
  return { status: 'override', override };
}
