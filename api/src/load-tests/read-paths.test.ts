import { listCalls } from '@hotdrop/shared-domain/wire';
import { listReadPaths } from './read-paths.ts';

const readCalls = listCalls().flatMap(([name, { method, path }]) =>
  method === 'GET' ? [[name, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`)] as const] : [],
);

test.each(readCalls)('lists an address of %s, so that its queries are explained', (_, pattern) => {
  expect(listReadPaths('account.1', 'match')).toContainEqual(expect.stringMatching(pattern));
});
