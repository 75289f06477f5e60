import checkPageChunks from './page-chunk-loader.cjs';

const inArea = (route: string) =>
  `import { type Area, page } from '@hotdrop/shared-domain/contract';\nconst routes = [{ ...${route} }];`;
const importing = (chunk: string) =>
  `() => import(/* webpackChunkName: "${chunk}" */ './a.tsx').then(({ A }) => ({ Component: A })))`;

test('accepts a page whose imports have its name', () => {
  const code = inArea(`page('rating', ${importing('rating')}`);
  expect(checkPageChunks(code)).toBe(code);
});

test.each([
  ['another chunk name', `page('rating', ${importing('ratings')}`, 'imports the chunk ratings'],
  ['no chunk name', `page('rating', () => import('./a.tsx'))`, 'imports a chunk without a name'],
  ['a computed name', `page(name, ${importing('rating')}`, "needs the chunk's name as a string literal"],
])('refuses a page with %s', (_, route, message) => {
  expect(() => checkPageChunks(inArea(route))).toThrow(message);
});

test('compares each page with its own imports', () => {
  const routes = `page('one', ${importing('one')} }, { ...page('two', ${importing('one')}`;
  expect(() => checkPageChunks(inArea(routes))).toThrow("page('two', …) imports the chunk one");
});

test('ignores other functions with the same name', () => {
  expect(checkPageChunks('page(2);')).toBe('page(2);');
});
