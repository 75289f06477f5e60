import type { MutantsIn } from '../mutant.ts';

const clock = ['api/src/players/clock.test.ts'];
const lookups = ['api/src/players/look-up-player.test.ts'];
const budget = ['api/src/upstream/rate-budget.test.ts'];
const renewals = ['api/src/players/renewal/renewal-failures.test.ts'];

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
      [
        'a wait grows with no clock that is set back',
        'share ? ageOf(context, share.at) : 0',
        'share ? context.now().getTime() - share.at.getTime() : 0',
      ],
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
    mutants: [['a known name costs no lookup', '  if (known) return known;\n', '']],
  },
  {
    file: 'api/src/players/look-up-new-player.ts',
    tests: lookups,
    mutants: [['a crawler causes no lookup', 'isCrawler(visit) || ', '']],
  },
  {
    file: 'api/src/upstream/rate-budget.ts',
    tests: budget,
    mutants: [
      ['the rest of a key follows the lowest answer', 'least(${raised}, ${left}::int)', '${left}::int'],
      [
        'all hosts share a key',
        'const reservations = new AsyncLocalStorage<Reservation>();',
        'const reservations = new AsyncLocalStorage<Reservation>();\n  name += Math.random();',
      ],
    ],
  },
  {
    file: 'api/src/upstream/fetch-json.ts',
    tests: budget,
    mutants: [
      [
        'each attempt counts against a key',
        'await beforeAttempt?.();',
        'if (attempt === 0) await beforeAttempt?.();',
      ],
    ],
  },
  {
    file: 'api/src/players/renewal/renew-player.ts',
    tests: renewals,
    mutants: [
      [
        'a renewal that cannot be stored ends',
        'for (const renewal of claimed) await failRenewal(context, renewal, error);',
        'void failRenewal;',
      ],
    ],
  },
  {
    file: 'api/src/players/renewal/sync-player.ts',
    tests: renewals,
    mutants: [
      [
        'a failed renewal cools down',
        "if (cooldown > 0) return refusal('busy', { retryAfter: cooldown });",
        '',
      ],
      [
        'a visitor has a share of renewals',
        "await takeShare(context, visitor, 'renewal', renewalsPerMinute)",
        'null as number | null',
      ],
    ],
  },
  {
    file: 'api/src/data/database-folder.ts',
    tests: ['api/src/data/pglite.slow.ts'],
    mutants: [
      ['half a database folder is refused', 'if (missing) {', 'if (false) {'],
      [
        'damage of a database folder is explained',
        'return await openFiles(files);\n  } catch (error) {',
        'return await openFiles(files);\n  } catch (error) {\n    if (error) throw error;',
      ],
    ],
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
    file: 'api/src/config.ts',
    tests: ['api/src/config.test.ts'],
    mutants: [
      [
        'only its own machine reads metrics of the API by default',
        "OPERATORS_HOST: {\n    schema: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1')",
        "OPERATORS_HOST: {\n    schema: v.optional(v.pipe(v.string(), v.minLength(1)), '0.0.0.0')",
      ],
    ],
  },
  {
    file: 'shell/src/server/config.ts',
    tests: ['shell/src/server/config.test.ts'],
    mutants: [
      [
        'only its own machine reads metrics of the shell by default',
        "OPERATORS_HOST: v.optional(v.string(), '127.0.0.1')",
        "OPERATORS_HOST: v.optional(v.string(), '0.0.0.0')",
      ],
    ],
  },
  {
    file: 'mf-leaderboards/src/home-parts/player-rows.tsx',
    tests: ['mf-leaderboards/src/home-parts/home.test.tsx'],
    mutants: [['crawlers do not look up the players of home’s boards', ' rel="nofollow"', '']],
  },
  {
    file: 'mf-profile/src/habits/teammates.tsx',
    tests: ['mf-profile/src/habits/habits.test.tsx'],
    mutants: [['crawlers do not look up teammates', 'name })} rel="nofollow"', 'name })}']],
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
        'a visitor learns how long the site is at capacity',
        'if (status === 503 || status === 202)',
        'if (status === 202)',
      ],
      [
        'a refused visitor learns how long to wait',
        'Math.max(shortRetry, ...refusals.map(({ retryAfter }) => Math.ceil((retryAfter ?? 0) / 1000)))',
        'shortRetry + 0 * refusals.length',
      ],
    ],
  },
  {
    file: 'shell/src/server/load-shedding/page-gate.ts',
    tests: ['shell/src/server/load-shedding/page-gate.test.ts'],
    mutants: [
      ['a server that is late with its timers is overloaded', 'readLoad().lag > maxLag || ', ''],
      ['a server whose pages use the CPU is overloaded', ' || (isBusy() && isFull())', ''],
      ['pages that only wait are no overload', 'isBusy() && isFull()', 'isFull()'],
    ],
  },
  {
    file: 'shell/src/server/load-shedding/refuse-visitor.ts',
    tests: ['shell/src/server/load-shedding/refuse-visitor.test.ts'],
    mutants: [
      ['a refused visitor of a crowd learns how long to wait', "'retry-after': String(retryAfter),", ''],
    ],
  },
  {
    file: 'shared-host/src/server/area-watch.ts',
    tests: ['shared-host/src/server/unhealthy-versions.test.ts'],
    mutants: [
      ['a dropped version is tried again', 'first: 60_000, most: 3_600_000', 'first: 9e9, most: 9e9'],
    ],
  },
  {
    file: 'shared-domain/src/wire/client/create-api.ts',
    tests: ['shared-domain/src/wire/client/network.test.ts'],
    mutants: [
      ['a broken answer is requested past the cache', "attempt('reload')", 'attempt()'],
      [
        'a comment that is sent again has the same key',
        "headers: { 'idempotency-key': request.idempotencyKey },",
        '',
      ],
    ],
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
    file: 'shell/src/frame/navigation/use-pending-page.ts',
    tests: ['shell/src/frame/navigation/pending-page.test.tsx'],
    mutants: [
      [
        'the page stays on screen without a connection',
        'isOnline ? (lookup ?? location ?? null) : null',
        'lookup ?? location ?? null',
      ],
    ],
  },
  {
    file: 'shell/src/frame/navigation/pending-view.tsx',
    tests: ['shell/src/frame/navigation/pending-page.test.tsx'],
    mutants: [['a long wait loads again when the connection returns', '  useRetryOnReconnect(retry);\n', '']],
  },
  {
    file: 'shared-ui/src/states/failed.tsx',
    tests: ['shell/src/frame/navigation/pending-page.test.tsx'],
    mutants: [
      ['a failed page loads again when the connection returns', "addEventListener('online', listen);", ''],
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
