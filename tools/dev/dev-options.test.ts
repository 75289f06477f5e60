import { readDevOptions } from './dev-options.ts';

const known = ['mf-clans', 'mf-maps'];

test('reads names of areas with and without their prefix', () => {
  expect(readDevOptions(['clans', 'mf-maps'], known).areas).toEqual(['mf-clans', 'mf-maps']);
});

test('reads the areas to run from source, and the page of a running site', () => {
  expect(readDevOptions([], known)).toEqual({ areas: [], page: undefined });
  expect(readDevOptions(['mf-maps', '--on', 'https://staging.example/pubg'], known)).toEqual({
    areas: ['mf-maps'],
    page: { url: new URL('https://staging.example/pubg'), way: 'on' },
  });
  expect(readDevOptions(['maps', '--site', 'https://hotdrop.example/pubg'], known).page).toEqual({
    url: new URL('https://hotdrop.example/pubg'),
    way: 'site',
  });
});

test.each([
  ['an area that is not there', ['mf-nowhere'], 'The areas are: mf-clans, mf-maps'],
  ['a site without its scheme', ['mf-maps', '--on', 'staging.example'], 'https://staging.example/pubg'],
  [
    'a proxied site without its scheme',
    ['mf-maps', '--site', 'hotdrop.example'],
    '--site takes the complete',
  ],
  ['both ways at once', ['mf-maps', '--site', 'https://a.example', '--on', 'https://a.example'], 'either'],
  ['a site that is a file', ['mf-maps', '--on', 'file:///tmp'], 'the complete address'],
  ['a site and no area', ['--on', 'https://staging.example'], 'Name the area'],
  ['an option that is not there', ['--fast'], 'Usage: npm run dev'],
])('%s is refused, with what to write instead', (_, args, help) => {
  expect(() => readDevOptions(args, known)).toThrow(help);
});
