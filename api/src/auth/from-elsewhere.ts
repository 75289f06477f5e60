import type { Config } from '../config.ts';
import type { Visit } from '../http/operation.ts';

/** Origins of pages that may write, be returned to, and be led to. */
export const ourOrigins = ({ apiOrigin, siteOrigins }: Config): readonly string[] => [
  apiOrigin,
  ...siteOrigins,
];

/**
 * Whether a page of somebody else made the browser send this. A link carries no origin, and the session's cookie goes
 * along with it: browsers say by themselves where it stood. What is no browser has no visitor to be tricked.
 */
export const isFromElsewhere = (config: Config, visit: Visit): boolean => {
  const origin = visit.header('origin');
  if (origin !== undefined) return !ourOrigins(config).includes(origin);
  return ['cross-site', 'same-site'].includes(visit.header('sec-fetch-site') ?? '');
};
