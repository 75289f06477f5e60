import type { MutantsIn } from '../mutant.ts';

const tests = ['shell/src/server/http/api-proxy.test.ts'];

/** Between the shell server and the API host. */
export const apiProxy: readonly MutantsIn[] = [
  {
    file: 'shell/src/server/http/refuse.ts',
    tests,
    mutants: [
      ['calls and sign-in alone are passed on', `['/api/v1/', '/auth/']`, `['/api/', '/auth/']`],
      [
        'what is the API host’s own is not passed on',
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
        'headers of the visitor’s connection stay there',
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
      ['redirects are the browser’s', `redirect: 'manual'`, `redirect: 'follow'`],
      ['nobody learns where the API host is', `detail: 'Try again in a few minutes.'`, 'detail: apiHost'],
    ],
  },
  {
    file: 'shell/src/server/http/request-origin.ts',
    tests,
    mutants: [
      [
        'the address of the connection is the last one',
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
        'proxies are believed by list',
        'if (peer !== null && !trusted.has(peer)) return limitedNetwork(peer);',
        '',
      ],
      ['the last hop that is not a trusted proxy is the visitor', '.findLast(', '.find('],
      ['a hop that is no address is refused', 'if (hop === null)', 'if (false)'],
    ],
  },
  {
    file: 'api/src/http/ip-address.ts',
    tests: ['api/src/http/ip-address.test.ts', 'api/src/http/resilience.test.ts'],
    mutants: [
      ['an IPv6 visitor is limited by the /64', '.slice(0, 4)', ''],
      ['an IPv4-mapped address is IPv4', 'readMappedIPv4(groups) ??', ''],
      ['a port is no part of an address', String.raw`text.replace(/^([\d.]+):\d{1,5}$/, '$1')`, 'text'],
    ],
  },
];
