import type { MutantsIn } from '../mutant.ts';

const attacks = ['api/src/http/attacks.test.ts'];
const resilience = ['api/src/http/resilience.test.ts'];
const pubg = ['api/src/upstream/pubg'];

/** Guards of the API: limits, storage, requests to other services, and answers. */
export const api: readonly MutantsIn[] = [
  {
    file: 'api/src/app.ts',
    tests: attacks,
    mutants: [
      ['a body has 25 KB at most', 'maxSize: maxBodySize,', 'maxSize: Number.POSITIVE_INFINITY,'],
      [
        'a body is limited on every address',
        'app.use(\n    rateLimit(context),',
        'app.use(\n    `${prefix}/*`,\n    rateLimit(context),',
      ],
      ['CORS answers only our sites', 'origin: [...context.config.siteOrigins],', 'origin: (from) => from,'],
    ],
  },
  {
    file: 'api/src/app.ts',
    tests: resilience,
    mutants: [
      ['CORS allows only our sites', 'origin: [...context.config.siteOrigins],', 'origin: (from) => from,'],
      ['requests per minute are limited', 'rateLimit(context),', ''],
    ],
  },
  {
    file: 'api/src/http/ip-address.ts',
    tests: ['api/src/http/ip-address.test.ts'],
    mutants: [
      ['an IPv6 visitor is a /64', "normalized.split(':').slice(0, 4).join(':')", 'normalized'],
      ['an address has no port', 'removePort(text.trim())', 'text.trim()'],
    ],
  },
  {
    file: 'api/src/http/visitor-address.ts',
    tests: resilience,
    mutants: [
      [
        'only a trusted proxy names its visitor',
        'if (peer !== null && !trusted.has(peer)) return limitedNetwork(peer);',
        '',
      ],
      [
        'a forwarded text is an address',
        'if (hop === null) throw badRequest(',
        "if (hop === null) return ('x' || ",
      ],
    ],
  },
  {
    file: 'api/src/jobs/queue.ts',
    tests: ['api/src/jobs/queue.test.ts'],
    mutants: [['a failed job repeats no other', 'batchSize: 1,', 'batchSize: 2,']],
  },
  {
    file: 'api/src/jobs/jobs.ts',
    tests: ['api/src/jobs/jobs.test.ts'],
    mutants: [['a host runs every job', '  fetchRecentTelemetry,\n', '']],
  },
  {
    file: 'api/src/http/rate-limit.ts',
    tests: resilience,
    mutants: [
      ['an address beyond the limit must wait', 'if (left < 1)', 'if (false)'],
      ['limits use a clock that cannot be set', 'context.elapsed()', 'context.now().getTime()'],
    ],
  },
  {
    file: 'api/src/upstream/fetch-json.ts',
    tests: pubg,
    mutants: [
      ['answers of services are read by schema', 'if (result.success) return result.output;', 'return body;'],
      ['redirects of a service are not followed', `, redirect: 'error'`, ''],
    ],
  },
  {
    file: 'api/src/upstream/read-text.ts',
    tests: ['api/src/upstream/steam/steam.test.ts', 'api/src/notices/lists.test.ts'],
    mutants: [['an answer of a service is limited', 'if (bytes > maxBytes)', 'if (false)']],
  },
  {
    file: 'api/src/upstream/pubg/telemetry/read-json-array.ts',
    tests: ['api/src/upstream/pubg/telemetry/read-json-array.test.ts'],
    mutants: [['telemetry is limited', 'if (bytes > maxBytes)', 'if (bytes > 1e6)']],
  },
  {
    file: 'api/src/upstream/steam/steam.ts',
    tests: ['api/src/upstream/steam/steam.test.ts'],
    mutants: [
      ['a profile address is https', `url?.protocol !== 'https:' || `, '!url || '],
      [
        'a profile is on steamcommunity.com',
        `keepHttps(player.profileurl, 'steamcommunity.com')`,
        'keepHttps(player.profileurl)',
      ],
    ],
  },
  {
    file: 'api/src/auth/session-secret.ts',
    tests: ['api/src/auth/session-secret.test.ts'],
    mutants: [
      ['a short session secret is refused', 'if (stored.length < minSecretLength)', 'if (false)'],
      [
        'a session secret is written completely or not at all',
        'writeFileSync(temporary, secret, { mode: 0o600, flush: true });\n  renameSync(temporary, file);',
        'writeFileSync(file, secret, { mode: 0o600, flush: true });\n  void [temporary, renameSync];',
      ],
    ],
  },
  {
    file: 'api/src/notices/fetch-list.ts',
    tests: ['api/src/notices/lists.test.ts'],
    mutants: [
      ['redirects of a list are not followed', `    redirect: 'error',\n`, ''],
      ['a list has 256 KB at most', 'readText(response, maxBytes)', 'readText(response, Infinity)'],
      ['a list has a timeout', '    signal: AbortSignal.timeout(listTimeout),\n', ''],
    ],
  },
  {
    file: 'api/src/notices/list-source.ts',
    tests: ['api/src/config.test.ts'],
    mutants: [
      ['a list needs https', "(protocol === 'http:' && isLocal)", "protocol === 'http:'"],
      ['an address has no password', ' && !username && !password', ''],
    ],
  },
  {
    file: 'api/src/upstream/pubg/pubg-source.ts',
    tests: pubg,
    mutants: [
      [
        'telemetry comes from known origins',
        '!telemetryOrigins.includes(new URL(telemetryUrl).origin)',
        'false',
      ],
      ['a name stays one segment of an upstream address', 'keys.map(encodeURIComponent)', 'keys'],
    ],
  },
  {
    file: 'api/src/http/failures.ts',
    tests: resilience,
    mutants: [
      [
        'the answer to a bug has no internal details',
        `'Internal error. The server log has the details under the request ID.'`,
        'String(error)',
      ],
      [
        'the answer without a database has no internal details',
        `'The database is not reachable. Try again in a few seconds.'`,
        'String(error)',
      ],
    ],
  },
  {
    file: 'api/src/http/failures.ts',
    tests: pubg,
    mutants: [
      [
        'the answer without a service has no internal details',
        `'The game service failed. Try again in a few minutes.'`,
        'error.message',
      ],
    ],
  },
  {
    file: 'api/src/http/serve.ts',
    tests: resilience,
    mutants: [
      ['personal answers are not cached', `: 'private, no-cache';`, `: 'public, max-age=60';`],
      ['failed lookups are not cached', `isRefusal(data) ? 'no-store' : `, ''],
    ],
  },
  {
    file: 'api/src/http/problem.ts',
    tests: resilience,
    mutants: [['a refusal is not kept', `'Cache-Control': 'no-store', `, '']],
  },
  {
    file: 'api/src/http/observe.ts',
    tests: attacks,
    mutants: [
      [
        'browsers do not guess the type of answers',
        `request.res.headers.set('X-Content-Type-Options', 'nosniff');`,
        '',
      ],
    ],
  },
  {
    file: 'api/src/http/observe.ts',
    tests: resilience,
    mutants: [
      ['an id from outside is letters and dashes', String.raw`/^[\w-]{8,64}$/.test(given) ?`, 'given ?'],
    ],
  },
  {
    file: 'api/src/monitoring/create-log.ts',
    tests: ['api/src/monitoring/create-log.test.ts'],
    mutants: [
      ['a log has no parameters of statements', String.raw`text.split(/\nparams: /)`, '[text]'],
      ['a log line has a limited length', 'statement.length > maxLength ?', 'false ?'],
    ],
  },
  {
    file: 'api/src/http/http-server.ts',
    tests: ['api/src/http/http-server.test.ts'],
    mutants: [
      ['a request has one Host header', 'if (countHosts(request) > 1)', 'if (false)'],
      ['an announced body is within the limit', `> maxBodySize)`, '> Infinity)'],
    ],
  },
  {
    file: 'api/src/http/problem.ts',
    tests: attacks,
    mutants: [['a refused body ends its connection', `headers: { Connection: 'close' },`, '']],
  },
  {
    file: 'api/src/app.ts',
    tests: resilience,
    mutants: [
      ['an unreadable escape is refused', '  app.use(refuseUnreadableAddress);\n', ''],
      ['a known path lists its methods', '  refuseOtherMethods(app);\n', ''],
    ],
  },
];
