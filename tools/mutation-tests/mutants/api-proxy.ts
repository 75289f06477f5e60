import type { MutantsIn } from '../mutant.ts';

const tests = ['shell/src/server/http/api-proxy.test.ts'];

/** Between the shell server and the API host. */
export const apiProxy: readonly MutantsIn[] = [
  {
    file: 'shell/src/server/http/refuse.ts',
    tests,
    mutants: [
      ['only API calls and sign-in are proxied', `['/api/v1/', '/auth/']`, `['/api/', '/auth/']`],
      [
        'internal addresses of the API host are not proxied',
        `['/api/v1/', '/auth/']`,
        `['/api/v1/', '/auth/', '/']`,
      ],
    ],
  },
  {
    file: 'shell/src/server/http/api-proxy.ts',
    tests,
    mutants: [
      [
        'headers of the visitor’s connection are not forwarded',
        'for (const name of ownHeaders) headers.delete(name);',
        '',
      ],
      [
        'a request ends when the visitor leaves',
        'AbortSignal.any([request.signal, slow.signal])',
        'slow.signal',
      ],
      [
        'a silent API host keeps no visitor waiting',
        'AbortSignal.any([request.signal, slow.signal])',
        'request.signal',
      ],
      ['the browser follows redirects, not the proxy', `redirect: 'manual'`, `redirect: 'follow'`],
      [
        'responses do not reveal the API host’s address',
        `detail: 'Try again in a few minutes.'`,
        'detail: apiHost',
      ],
    ],
  },
  {
    file: 'shell/src/server/http/request-origin.ts',
    tests,
    mutants: [
      [
        'the address of the connection is the last hop',
        `[c.req.header('x-forwarded-for'), readPeerAddress(c)]`,
        `[readPeerAddress(c), c.req.header('x-forwarded-for')]`,
      ],
    ],
  },
  {
    file: 'shell/src/server/rendering/connect-api.ts',
    tests: ['shell/src/server/rendering/connect-api.test.ts'],
    mutants: [
      [
        'calls of a page count for its visitor',
        `...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),`,
        '',
      ],
      [
        'a refusal of one visitor is not the answer for another',
        '!isSender && isAboutSender(result)',
        'false',
      ],
      ['calls of crawlers are marked', `...(isCrawler && { 'x-crawler': '1' }),`, ''],
      [
        'an answer for a crawler is not the answer for a visitor',
        'isCrawler ? crawlerRequests : visitorRequests',
        'visitorRequests',
      ],
    ],
  },
  {
    file: 'api/src/http/visitor-address.ts',
    tests: ['api/src/http/resilience.test.ts'],
    mutants: [
      [
        'only listed proxies are trusted',
        'if (peer !== null && !trusted.has(peer)) return limitedNetwork(peer);',
        '',
      ],
      ['the last hop that is not a trusted proxy is the visitor', '.findLast(', '.find('],
      ['a hop that is not an address is refused', 'if (hop === null)', 'if (false)'],
    ],
  },
  {
    file: 'api/src/http/ip-address.ts',
    tests: ['api/src/http/ip-address.test.ts', 'api/src/http/resilience.test.ts'],
    mutants: [
      ['an IPv6 visitor is limited by the /64', '.slice(0, 4)', ''],
      ['an IPv4-mapped address is IPv4', 'readMappedIPv4(groups) ??', ''],
      ['a port is removed from an address', String.raw`text.replace(/^([\d.]+):\d{1,5}$/, '$1')`, 'text'],
    ],
  },
];
