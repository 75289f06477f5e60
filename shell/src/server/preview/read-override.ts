import type { Override } from '../../handover.ts';

const shape = /^([a-z][a-z0-9-]*)@(https?:\/\/\S+)$/;

/** `mf-profile@http://127.0.0.1:3100`; undefined where it is something else. */
export function parseOverride(asked: string): Override | undefined {
  const [, area = '', place = ''] = shape.exec(asked) ?? [];
  return URL.canParse(place) ? { area, origin: new URL(place).origin } : undefined;
}

export type ReadOverride =
  | { readonly status: 'elsewhere'; readonly override: Override }
  | { readonly status: 'refused'; readonly why: 'unlisted' | 'followed' };

interface Asker {
  /** The origins whose code this site's operator lets its pages run. */
  readonly origins: readonly string[];
  /** `Sec-Fetch-Site` of the request that brought the wish; undefined where a cookie has kept it. */
  readonly cameFrom: string | undefined;
}

/** Code of another origin is for who wishes it: a link on somebody's page is no wish of its reader. */
export function readOverride(override: Override, { origins, cameFrom }: Asker): ReadOverride {
  if (!origins.includes(override.origin)) return { status: 'refused', why: 'unlisted' };
  if (cameFrom !== 'none' && cameFrom !== 'same-origin') return { status: 'refused', why: 'followed' };
  return { status: 'elsewhere', override };
}
