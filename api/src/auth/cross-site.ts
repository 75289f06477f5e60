import type { Config } from '../config.ts';
import type { Visit } from '../http/operation.ts';

/** Origins that may send writes and that sign-in may redirect to. */
export const allowedOrigins = ({ apiOrigin, siteOrigins }: Config): readonly string[] => [
  apiOrigin,
  ...siteOrigins,
];

/** Reads an address of this site; null for others. A `blob:` address has the origin of the page that made it. */
export const readOwnUrl = (config: Config, address: string): URL | null => {
  const url = URL.parse(address);
  if (!url || !allowedOrigins(config).includes(url.origin)) return null;
  return url.protocol === 'blob:' || url.username || url.password ? null : url;
};

/**
 * Whether a page of another site sent this request. A plain link sends the session cookie but no `Origin`, so
 * `Sec-Fetch-Site` decides. Clients that send neither header are not browsers and cannot be tricked by a page.
 */
export const isCrossSite = (config: Config, visit: Visit): boolean => {
  const origin = visit.header('origin');
  if (origin !== undefined) return !allowedOrigins(config).includes(origin);
  return ['cross-site', 'same-site'].includes(visit.header('sec-fetch-site') ?? '');
};
