export const aYear = 365 * 24 * 60 * 60;

/** For files whose content never changes under their name. */
export const forever = `public, max-age=${aYear}, immutable`;

interface Policy {
  readonly nonce: string;
  readonly isSecure: boolean;
  /** Other origins that the page may call: an API host that browsers call directly. */
  readonly connect: readonly string[];
  /** Origins whose pages may be shown in a frame: those of the site's providers. */
  readonly frame: readonly string[];
  /** Another origin whose build of an area this page runs: styles, pictures, faces and all. */
  readonly code: readonly string[];
}

/**
 * The policy that every page carries. Scripts run only with the page's nonce or when such a script adds them, and
 * Trusted Types admit only addresses of the pinned release set (see `startScript`). Styles may stand in attributes,
 * since charts that a server draws carry them.
 */
const contentPolicy = ({ nonce, connect, frame, code }: Policy) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    [`style-src 'self' 'nonce-${nonce}'`, ...code].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: https://avatars.steamstatic.com", ...code].join(' '),
    ["font-src 'self'", ...code].join(' '),
    ["connect-src 'self'", ...connect, ...code].join(' '),
    ...(frame.length > 0 ? [['frame-src', ...new Set(frame)].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

export const pageHeaders = (policy: Policy): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentPolicy(policy),
  ...commonHeaders(policy.isSecure),
});

/** What every answer of the shell carries. */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
