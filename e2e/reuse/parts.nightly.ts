import { test as withOwnShell } from '../hosting/own-shell.ts';
import { type OwnHost, partsConformance } from './parts-conformance.ts';
import { test as withSibling } from './sibling-site.ts';

const withOwnHost = withOwnShell.extend<OwnHost>({
  ownHost: ({ ownShell }, use) => use(async (prepare) => (await ownShell(prepare)).url),
});

partsConformance('our own shell', withOwnHost, { basePath: '/pubg', page: 'ranks', hasServer: true });

partsConformance('a React shell with another game', withSibling, {
  basePath: '/arena',
  page: 'ranks',
  hasServer: false,
});
