import type { MutantsIn } from '../mutant.ts';

const clock = ['api/src/players/clock.test.ts'];
const lookups = ['api/src/players/look-up-player.test.ts'];

/** Guards of visitors' limits, of the game's key, and of the data against clocks and damage. */
export const limits: readonly MutantsIn[] = [
  {
    file: 'api/src/players/visitor-share.ts',
    tests: lookups,
    mutants: [['a visitor has a share of lookups', 'sql`${refilled} >= 1`', 'sql`true`']],
  },
  {
    file: 'api/src/players/visitor-share.ts',
    tests: clock,
    mutants: [
      ['a share refills after the clock was set back', 'sql`abs(extract(', 'sql`greatest(0, extract('],
    ],
  },
  {
    file: 'api/src/context.ts',
    tests: clock,
    mutants: [
      [
        'a time in the future does not count as fresh',
        'Math.abs(now().getTime() - time.getTime())',
        'now().getTime() - time.getTime()',
      ],
    ],
  },
  {
    file: 'api/src/upstream/rate-budget.ts',
    tests: clock,
    mutants: [
      [
        'a key is free again after the clock was set back',
        ' or ${resetColumn} > ${toSql(new Date(time.getTime() + rateBudgetWindow))}',
        '',
      ],
      [
        'a reset is at most a window away',
        'Math.min(reset.getTime(), now().getTime() + rateBudgetWindow)',
        'reset.getTime()',
      ],
    ],
  },
  {
    file: 'api/src/players/find-or-fetch-player.ts',
    tests: lookups,
    mutants: [['a crawler causes no lookup', 'isCrawler(visit) || ', '']],
  },
  {
    file: 'api/src/data/database-folder.ts',
    tests: ['api/src/data/pglite.slow.ts'],
    mutants: [['half a database folder is refused', 'if (missing) {', 'if (false) {']],
  },
  {
    file: 'api/src/monitoring/routes.ts',
    tests: ['api/src/http/resilience.test.ts'],
    mutants: [
      [
        'visitors of the API read only whether it is healthy',
        "{ status: isReachable ? 'ok' : 'unavailable' }, isReachable",
        "{ status: isReachable ? 'ok' : 'unavailable', database: context.store.kind }, isReachable",
      ],
    ],
  },
  {
    file: 'shell/src/server/rendering/handle-page.ts',
    tests: ['shell/src/server/http/visitor-limit.test.ts'],
    mutants: [
      [
        'a visitor beyond the limit gets a small page',
        'loaded.routerContext.statusCode === 429',
        'loaded.routerContext.statusCode === 0',
      ],
    ],
  },
  {
    file: 'shell/src/server/rendering/create-page-response.ts',
    tests: ['shell/src/server/http/visitor-limit.test.ts'],
    mutants: [
      [
        'a refused visitor learns how long to wait',
        'Math.max(shortRetry, ...refusals.map(({ retryAfter }) => Math.ceil((retryAfter ?? 0) / 1000)))',
        'shortRetry + 0 * refusals.length',
      ],
    ],
  },
  {
    file: 'shared-domain/src/wire/client/create-api.ts',
    tests: ['shared-domain/src/wire/client/network.test.ts'],
    mutants: [['a broken answer is requested past the cache', "attempt('reload')", 'attempt()']],
  },
  {
    file: 'shared-host/src/react/area-route.tsx',
    tests: ['shell/src/browser/load-first-area-route.test.tsx'],
    mutants: [
      [
        'the page of the server stays without its area',
        'const address = pathname + search;',
        'const address = useLocation().key;',
      ],
    ],
  },
  {
    file: 'shell/src/browser/load-first-area-route.tsx',
    tests: ['shell/src/browser/load-first-area-route.test.tsx'],
    mutants: [
      [
        'the not-found page of the server stays without its area',
        'globalThis.__staticRouterHydrationData.errors = null;',
        'void 0;',
      ],
    ],
  },
  {
    file: 'shared-ui/src/states/use-kept.ts',
    tests: [
      'mf-leaderboards/src/ranks-table/ranks-table.test.tsx',
      'mf-statistics/src/playing/playing.test.tsx',
      'mf-statistics/src/comments/comments.test.tsx',
      'mf-profile/src/matches/matches.page.test.tsx',
    ],
    mutants: [
      ['a failed load keeps what is on the page', 'return isKept ? kept.data : data;', 'return data;'],
    ],
  },
];
