import type { MutantsIn } from '../mutant.ts';

const tests = ['shell/src/server/http/shared-pages.test.ts'];

/** Guards of pages and answers that shared caches may keep. */
export const sharedPages: readonly MutantsIn[] = [
  {
    file: 'shell/src/server/http/shared-pages.ts',
    tests,
    mutants: [
      ['a page that sets a cookie is not shared', ' || headers.getSetCookie().length > 0', ''],
      [
        'an incomplete page is shared for a moment only',
        'isComplete ? pageLifetime : incompletePageLifetime',
        'pageLifetime',
      ],
      ['a failed page is not shared', 'if (status === 200)', 'if (true)'],
      ['a page of a refused visitor is not shared', 'if (isRefused) return undefined;', ''],
      ['a page that is missing for crawlers is not shared', ' && !isCrawler', ''],
      ['pages differ by the bucket while a canary runs', 'hasCanary ? ', 'false ? '],
    ],
  },
  {
    file: 'shell/src/server/http/serve-page.ts',
    tests,
    mutants: [
      ['pages are private unless the operator shares them', 'if (options.isCacheShared && ', 'if ('],
      ['a preview is not shared', `isCacheShared && preview.status === 'none'`, 'isCacheShared'],
      ['a shared page reads only its key', 'options.isCacheShared ? readSharedVisitor(c) : ', ''],
    ],
  },
  {
    file: 'shell/src/server/http/visitor.ts',
    tests,
    mutants: [
      ['a shared page has no time zone', '    timeZone: null,\n    app', '    app'],
      ['a shared page has no platform', '    platform: undefined,\n', ''],
      ['a shared page knows no device', 'isLegacyApp: false, isMobile: false', '...visitor.app'],
    ],
  },
  {
    file: 'shell/src/server/rendering/handle-page.ts',
    tests,
    mutants: [
      ['a page that lacks an answer is incomplete', ' && !hasFailed()', ''],
      ['a page that did not wait is incomplete', ' && !isWaiting()', ''],
      ['a page without a part is incomplete', ' && parts.isComplete()', ''],
    ],
  },
  {
    file: 'shell/src/server/config.ts',
    tests: ['shell/src/server/config.test.ts'],
    mutants: [['sharing needs the address of the site', ' && !output.PUBLIC_ORIGIN', ' && false']],
  },
  {
    file: 'api/src/http/serve.ts',
    tests: ['api/src/http/serve.test.ts'],
    mutants: [['a public answer has no user', 'if (isShared) throw', 'if (false) throw']],
  },
];
