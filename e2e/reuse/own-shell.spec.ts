import { test as withOwnShell } from '../hosting/own-shell.ts';
import { test } from '../test.ts';
import { hostConformance } from './conformance.ts';
import { type OwnHost, partsConformance } from './parts-conformance.ts';

/** The site's own shell meets the requirements for other hosts. */
hostConformance('our own shell', test, {
  basePath: '/pubg',
  pages: {
    'mf-leaderboards': 'ranks',
    'mf-statistics': 'statistics/rating',
    'mf-favorites': 'favorite',
  },
});

const withOwnHost = withOwnShell.extend<OwnHost>({
  ownHost: ({ ownShell }, use) => use(async (prepare) => (await ownShell(prepare)).url),
});

partsConformance('our own shell', withOwnHost, { basePath: '/pubg', page: 'ranks', hasServer: true });
