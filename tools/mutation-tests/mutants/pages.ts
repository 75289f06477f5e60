import type { MutantsIn } from '../mutant.ts';

const pageSafety = ['shell/src/server/http/page-safety.test.ts'];

/** Guards of page content, request parameters, links, and beacons. */
export const pages: readonly MutantsIn[] = [
  {
    file: 'shell/src/server/rendering/scripts/start-script.ts',
    tests: pageSafety,
    mutants: [
      ['data cannot end its script', String.raw`'<': '\\u003c',`, `'<': '<',`],
      ['data cannot end its line', String.raw`'\u2028': '\\u2028',`, String.raw`'\u2028': '\u2028',`],
      ['data cannot end its paragraph', String.raw`'\u2029': '\\u2029',`, String.raw`'\u2029': '\u2029',`],
      ['data cannot end its string', String.raw`"'": "\\'",`, `"'": "'",`],
      ['data keeps its backslashes', String.raw`'\\': '\\\\',`, String.raw`'\\': '\\',`],
    ],
  },
  {
    file: 'shell/src/server/rendering/scripts/start-script.ts',
    tests: ['shell/src/server/areas/unhealthy-areas.test.ts'],
    mutants: [['errors say nothing of the insides', `message: 'Unexpected error'`, 'message: String(error)']],
  },
  {
    file: 'shell/src/site/kept-cookie.ts',
    tests: ['shell/src/site/kept-cookie.test.ts'],
    mutants: [
      ['a cookie reserves at most 99 favorites', '(\\d{1,2})', '(\\d+)'],
      ['a cookie reserves at most six recent players', '([0-6])', '(\\d+)'],
    ],
  },
  {
    file: 'shell/src/server/http/visitor.ts',
    tests: pageSafety,
    mutants: [
      [
        'a theme is one of the list',
        'themes.find((theme) => theme === readCookie(c, cookieNames.theme))',
        'readCookie(c, cookieNames.theme)',
      ],
      [
        'a platform is one of the list',
        'offeredPlatforms(game).find(({ id }) => id === readCookie(c, cookieNames.platform))?.id',
        'readCookie(c, cookieNames.platform)',
      ],
      ['a requested language is one of the list', '(parseLocale(chosen) ?? defaultLocale)', 'chosen'],
      [
        'a stored language is one of the list',
        'parseLocale(readCookie(c, cookieNames.locale))',
        'readCookie(c, cookieNames.locale)',
      ],
    ],
  },
  {
    file: 'shell/src/routes.tsx',
    tests: pageSafety,
    mutants: [['an address with a line break gets a page', 'errorElement: framed(<PageError />),', '']],
  },
  {
    file: 'shell/src/server/preview/read-preview.ts',
    tests: pageSafety,
    mutants: [
      ['redirects stay on the site', String.raw`pathname.replace(/^\/+/, '')`, 'pathname.slice(1)'],
      [
        'a line break in an address creates no header',
        '?${searchParams}`',
        '?${decodeURIComponent(String(searchParams))}`',
      ],
    ],
  },
  {
    file: 'shared-domain/src/links/create-links.ts',
    tests: ['shared-domain/src/links/links.test.ts'],
    mutants: [['names stay one part of an address', 'parts.map(encodeURIComponent)', 'parts']],
  },
  {
    file: 'shell/src/server/http/request-origin.ts',
    tests: pageSafety,
    mutants: [['PUBLIC_ORIGIN counts over the named host', 'if (publicOrigin) return publicOrigin;', '']],
  },
  {
    file: 'shell/src/server/http/serve-page.ts',
    tests: pageSafety,
    mutants: [
      [
        'publicly cacheable answers set no cookies',
        `if (preview.status === 'none' && headers.get('cache-control')?.startsWith('public')) return response;`,
        '',
      ],
    ],
  },
  {
    file: 'shell/src/server/app.ts',
    tests: pageSafety,
    mutants: [
      [
        'assets are in one folder',
        '  serveStatic({',
        `  (({ root, rewriteRequestPath: below }) => (c: Context) =>
            c.body(require('node:fs').readFileSync(decodeURIComponent(root + below(new URL(c.req.url).pathname)))))({`,
      ],
    ],
  },
  {
    file: 'shell/src/server/rendering/create-page-response.ts',
    tests: pageSafety,
    mutants: [
      ['pages vary by cookie and language', 'accept-encoding, accept-language, cookie', 'accept-encoding'],
      ['pages are private', `'private, no-cache'`, `'public, max-age=60'`],
    ],
  },
  {
    file: 'shell/src/server/pictures/send-picture.tsx',
    tests: ['shell/src/server/pictures/send-picture.test.tsx'],
    mutants: [
      [
        'a picture without a language in its address varies by language',
        `...(!isLocaleChosen && { vary: 'accept-language, cookie' }),`,
        '',
      ],
    ],
  },
  {
    file: 'shell/src/server/frame-data/site-config.ts',
    tests: ['shell/src/server/frame-data/site-config.test.ts'],
    mutants: [
      ['links of the site are paths or https', String.raw`/^(\/(?!\/)|https:\/\/)/`, '/^/'],
      ['a path of the site cannot name another host', String.raw`\/(?!\/)`, String.raw`\/`],
    ],
  },
  {
    file: 'shell/src/server/frame-data/site-config.ts',
    tests: ['shell/src/server/frame-data/site-config.test.ts'],
    mutants: [
      ['a provider needs https', String.raw`(https:\/\/`, String.raw`(https?:\/\/`],
      ['a provider’s host is one host', String.raw`[\w.-]+`, '.+'],
      ['only this machine may be a provider without https', String.raw`localhost))(:\d+)?$/`, 'localhost))/'],
    ],
  },
  {
    file: 'shell/src/frame/providers/create-sandboxed-frame.ts',
    tests: ['shell/src/frame/providers/providers.test.tsx'],
    mutants: [
      [
        'a provider cannot be on our own origin',
        `['allow-scripts', ...permissions]`,
        `['allow-scripts', 'allow-same-origin', ...permissions]`,
      ],
      ['a provider learns only the origin of an address', `'strict-origin'`, `'unsafe-url'`],
    ],
  },
  {
    file: 'shell/src/frame/navigation/announcer.tsx',
    tests: ['shell/src/frame/providers/providers.test.tsx'],
    mutants: [['analytics hear of no query', 'page: pathname', 'page: window.location.href']],
  },
  {
    file: 'shared-domain/src/wire/entities/notice.ts',
    tests: ['shared-domain/src/wire/entities/notice.test.ts'],
    mutants: [
      ['links of a notice are paths or web addresses', String.raw`/^(https?:\/\/[^\s]|\/(?![/\\]))/`, '/^/'],
      ['a path of a notice cannot name another host', String.raw`(?![/\\])`, ''],
    ],
  },
  {
    file: 'shell/src/server/frame-data/is-legible.ts',
    tests: ['shell/src/server/frame-data/create-frame-data.test.ts'],
    mutants: [['colors of a notice are colors and no more', '{6}))$/i', '{6}))/i']],
  },
  {
    file: 'mf-statistics/src/comments/comment-row.tsx',
    tests: ['mf-statistics/src/comments/comments.test.tsx'],
    mutants: [
      [
        'a comment is text',
        '          {content}\n',
        '          <span dangerouslySetInnerHTML={{ __html: content }} />\n',
      ],
      ['a writer’s picture has a web address', `url?.startsWith('https://')`, 'url'],
    ],
  },
  {
    file: 'shell/src/server/monitoring/web-vitals-beacon.ts',
    tests: ['shell/src/server/monitoring/web-vitals-beacon.test.ts'],
    mutants: [
      [
        'beacons come from our pages',
        `if (!isSameOrigin) return c.text('Only pages of this site may send web vitals.', 403);`,
        '',
      ],
      ['beacons per second are limited', 'if (!isAllowed()) return c.body(null, 204);', ''],
      ['a beacon is small', 'maxSize: 8_192', 'maxSize: Number.POSITIVE_INFINITY'],
      ['a beacon has the expected figures', 'name: v.picklist(vitals)', 'name: v.string()'],
      ['a beacon’s figures are not negative', 'v.minValue(0), ', ''],
      ['a beacon’s figures have a maximum', ', v.maxValue(maxValue)', ''],
      ['a beacon has each figure once', 'v.maxLength(vitals.length),', ''],
      [
        'a beacon’s messages are short',
        'v.pipe(v.string(), v.maxLength(reportLimits.message))',
        'v.string()',
      ],
      ['a beacon’s messages are few', 'v.maxLength(reportLimits.errors),', ''],
      [
        'a beacon’s labels exist',
        `isLoaded ? { area, version } : { area: 'other', version: '' }`,
        '{ area, version }',
      ],
    ],
  },
];
