import type { MutantsIn } from '../mutant.ts';

const tests = ['shell/src/server/http/policy.test.ts'];
const whereOverridden = ['shell/src/server/preview/override.test.ts'];

/** Guards in headers for pages, files, and cookies. */
export const policy: readonly MutantsIn[] = [
  {
    file: 'shell/src/server/http/headers.ts',
    tests,
    mutants: [
      ['the policy’s default allows nothing', `"default-src 'none'",`, ''],
      ['scripts run only with a hash', `['script-src', ...quote(scripts)`, `['script-src', '*'`],
      ['scripts of the page’s own markup need a hash', `"'strict-dynamic'"`, `"'unsafe-inline'"`],
      ['stylesheets are ours', `style-src 'self'`, 'style-src *'],
      ['inline stylesheets have a hash', '...quote(styles)', `"'unsafe-inline'"`],
      ['pictures are ours or Steam’s', `img-src 'self'`, 'img-src *'],
      ['fonts are ours', `font-src 'self'`, 'font-src *'],
      ['pages call this site', `connect-src 'self'`, 'connect-src *'],
      ['frames show only providers', `['frame-src', ...new Set(frame)]`, `['frame-src', '*']`],
      ['forms are sent to this site', `"form-action 'self'",`, ''],
      ['markup cannot change the base address', `"base-uri 'none'",`, ''],
      ['pages cannot be framed', `"frame-ancestors 'none'",`, ''],
      ['the manifest is ours', `manifest-src 'self'`, 'manifest-src *'],
      ['text cannot become script', `"require-trusted-types-for 'script'",`, ''],
      ['there is one policy of Trusted Types', `'trusted-types default',`, ''],
      ['browsers do not guess the type of files', `'x-content-type-options': 'nosniff',`, ''],
      ['other sites get no referrer', `'referrer-policy': 'strict-origin-when-cross-origin',`, ''],
      ['pages ask for no devices', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()', ''],
      ['other sites have no reference to our windows', `'cross-origin-opener-policy': 'same-origin',`, ''],
      ['https is enforced', '...(isSecure && {', '...(false && {'],
      ['https is enforced only on https', '...(isSecure && {', '...(true && {'],
    ],
  },
  {
    file: 'shell/src/server/app.ts',
    tests,
    mutants: [
      [
        'every answer carries the common headers',
        'if (!c.res.headers.has(name)) c.res.headers.set(name, value);',
        '',
      ],
      [
        'the static error page may load nothing',
        "c.header('content-security-policy', staticPagePolicy);",
        '',
      ],
    ],
  },
  {
    file: 'shell/src/server/http/request-origin.ts',
    tests,
    mutants: [['what looks like https is no https', String.raw`/^https\b/`, '/^https/']],
  },
  {
    file: 'shell/src/server/http/serve-page.ts',
    tests,
    mutants: [
      ['cookies need https', `sameSite: 'Lax', secure, `, `sameSite: 'Lax', `],
      ['requests of other sites have no cookies', `sameSite: 'Lax', secure, `, 'secure, '],
    ],
  },
  {
    file: 'shell/src/server/rendering/page-hashes.ts',
    tests,
    mutants: [['a hash allows one content', '.update(text)', `.update('')`]],
  },
  {
    file: 'shell/src/server/rendering/create-page-response.ts',
    tests,
    mutants: [
      ['an API host on another origin adds only its origin', '[new URL(apiBase).origin]', `['https:']`],
      ['a provider adds only its origin', '[new URL(page).origin]', `['https:']`],
    ],
  },
  {
    file: 'shell/src/server/rendering/create-page-response.ts',
    tests: whereOverridden,
    mutants: [['an area of another origin adds that origin alone', '[override.origin]', `['http:']`]],
  },
  {
    file: 'shell/src/server/rendering/render-page.tsx',
    tests: whereOverridden,
    mutants: [['only that area’s scripts come from there', '${areasPath}${override.area}/`]', '/`]']],
  },
  {
    file: 'shell/src/server/http/create-site-server.ts',
    tests: ['shell/src/server/http/create-site-server.test.ts'],
    mutants: [
      ['a request has one Host', 'hosts.length > 1', 'false'],
      ['a body that is too large gets no 100 Continue', 'if (!findRefusal(request)) response', 'response'],
    ],
  },
  {
    file: 'shell/src/server/app.ts',
    tests: ['shell/src/server/http/create-site-server.test.ts'],
    mutants: [
      [
        'the connection ends after a body that is too large',
        "if (c.res.status === 413) c.res.headers.set('connection', 'close');",
        '',
      ],
    ],
  },
  {
    file: 'shell/src/server/http/refuse.ts',
    tests: ['shell/src/server/http/create-site-server.test.ts'],
    mutants: [['TRACE is refused', "if (c.req.method === 'TRACE') return refuseMethod(c);", '']],
  },
  {
    file: 'shell/src/server/http/refuse.ts',
    tests: ['shell/src/server/http/refuse.test.ts'],
    mutants: [['an unreadable escape is refused', 'isDecodable(pathname) ? next()', 'true ? next()']],
  },
  {
    file: 'shell/src/site/cookie-name.ts',
    tests: [...tests, 'shell/src/server/http/secure-cookies.test.ts'],
    mutants: [
      ['no other host of the domain sets our cookies', 'isSecure ? hostPrefix + name : name', 'name'],
    ],
  },
  {
    file: 'shell/src/frame/settings/browser-cookies.ts',
    tests: ['shell/src/frame/settings/browser-cookies.test.ts'],
    mutants: [
      [
        'no other host of the domain sets the cookies of scripts',
        "path === '/' ? getCookieName(name, isSecure()) : name",
        'name',
      ],
    ],
  },
  {
    file: 'shell/src/server/preview/read-preview.ts',
    tests: ['shell/src/server/http/secure-cookies.test.ts'],
    mutants: [
      [
        'a preview that another host has set does not count',
        'param ?? getCookie(c, getCookieName(name, isSecure))',
        'param ?? getCookie(c, name)',
      ],
    ],
  },
  {
    file: 'shell/src/server/monitoring/violations.ts',
    tests: ['shell/src/server/monitoring/violations.test.ts'],
    mutants: [
      ['reports are small', 'maxSize: 16_384', 'maxSize: Infinity'],
      ['reports create no labels', 'directives.includes(directive)', 'true'],
      ['reports per second are limited', 'if (!isAllowed())', 'if (false)'],
      ['the log has no paths of visitors', 'new URL(blocked).origin', 'blocked'],
    ],
  },
];
