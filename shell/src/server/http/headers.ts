export const yearInSeconds = 365 * 24 * 60 * 60;

/** `Cache-Control` of files that never change under their name. */
export const immutable = `public, max-age=${yearInSeconds}, immutable`;

/** A shared cache sends the visitor's number for canaries with this request header. */
export const bucketHeader = 'hotdrop-bucket';

/** Browsers report violations of the policy here: new ones by the group, the others by the path. */
export const violationsPath = '/violations';
const violationsGroup = 'violations';

interface Policy {
  /** Hashes of the page's inline scripts, and of the files that its markup preloads. */
  readonly scripts: readonly string[];
  /** Hashes of the page's inline stylesheets. */
  readonly styles: readonly string[];
  readonly isSecure: boolean;
  /** Other origins that the page may call: an API host without the proxy. */
  readonly connect: readonly string[];
  /** Origins of the providers' pages, which the page shows in frames, beside those of panels. */
  readonly frame: readonly string[];
}

const quote = (sources: readonly string[]) => sources.map((source) => `'${source}'`);

/**
 * Allows only scripts whose content the server has hashed and the scripts that these add. Unlike a nonce, a hash stays
 * safe when a cache sends the page again: it allows no other content. Trusted Types allow only script URLs of the
 * pinned release set (see `startScript`). Charts from the server need inline styles.
 */
const contentPolicy = ({ scripts, styles, connect, frame }: Policy) =>
  [
    "default-src 'none'",
    ['script-src', ...quote(scripts), "'strict-dynamic'"].join(' '),
    ["style-src 'self'", ...quote(styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://avatars.steamstatic.com",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ['frame-src', "'self'", ...new Set(frame)].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${violationsPath}`,
    `report-to ${violationsGroup}`,
  ].join('; ');

export const pageHeaders = (policy: Policy): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentPolicy(policy),
  'reporting-endpoints': `${violationsGroup}="${violationsPath}"`,
  ...commonHeaders(policy.isSecure),
});

/** Headers of every response of the shell server. */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
