import type { MutantsIn } from '../mutant.ts';

const tests = ['shell/src/server/http/api-proxy.test.ts'];

/** Between the shell server and the API host. */
export const apiProxy: readonly MutantsIn[] = [
  {
    file: 'shell/src/server/app.ts',
    tests,
    mutants: [
      ['calls and sign-in alone are passed on', `['/api/v1/*', '/auth/*']`, `['/api/*', '/auth/*']`],
      [
        'what is the API host’s own is not passed on',
        `['/api/v1/*', '/auth/*']`,
        `['/api/v1/*', '/auth/*', '/*']`,
      ],
    ],
  },
  {
    file: 'shell/src/server/http/api-proxy.ts',
    tests,
    mutants: [
      [
        'headers of the visitor’s connection stay there',
        'for (const name of connectionHeaders) headers.delete(name);\n  headers.set(',
        'headers.set(',
      ],
      [
        'headers of the API host’s connection stay there',
        'for (const name of connectionHeaders) headers.delete(name);\n  headers.delete(',
        'headers.delete(',
      ],
      [
        'the address of the connection stands last',
        `headers.append('x-forwarded-for', clientAddress)`,
        `headers.has('x-forwarded-for') || headers.set('x-forwarded-for', clientAddress)`,
      ],
      ['redirects are the browser’s', `redirect: 'manual'`, `redirect: 'follow'`],
      ['nobody learns where the API host is', `detail: 'Try again in a few minutes.'`, 'detail: apiHost'],
    ],
  },
  {
    file: 'api/src/http/visitor-address.ts',
    tests: ['api/src/http/resilience.test.ts'],
    mutants: [
      ['proxies are believed by list', 'if (!trusted.has(peer)) return peer;', ''],
      ['the last hop that is no proxy of ours is the visitor', 'hops.findLast(', 'hops.find('],
    ],
  },
];
