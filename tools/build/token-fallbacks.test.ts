import { publicTokens } from '@hotdrop/shared-domain/contract';
import prepareStyles from './style-loader.cjs';
import { readTokenFallbacks, readTokens } from './token-fallbacks.ts';

const tokens = readTokens();
const build = (css: string, fallbacks = readTokenFallbacks(tokens)): string =>
  prepareStyles.call({ getOptions: () => ({ fallbacks }) }, css);

test('adds the value of a private token', () => {
  expect(build('a { margin: var(--draw) var(--s-5) }')).toBe('a { margin: var(--draw) var(--s-5, 20px) }');
});

test('takes the value for every language where some languages have their own', () => {
  expect(build('h3 { font: var(--h-3) }')).toBe('h3 { font: var(--h-3, 600 1.25rem / 1.5rem) }');
});

test('resolves a private token in the value of another', () => {
  expect(build('a { color: var(--one) }', { '--one': 'var(--two)', '--two': 'red' })).toBe(
    'a { color: var(--one, var(--two, red)) }',
  );
});

test('does not change public tokens, the area’s own properties, and given fallbacks', () => {
  const css = 'a { color: var(--text); width: var(--own); margin: var(--s-5, 1px) }';
  expect(build(css)).toBe(css);
});

test('defines every public token', () => {
  const missing = publicTokens.filter((name) => !new RegExp(`^\\s*${name}:`, 'm').test(tokens));
  expect(missing).toEqual([]);
});

test('finds one value for every private token except the CJK fonts', () => {
  const names = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
  const fallbacks = readTokenFallbacks(tokens);
  const without = [...names].filter((name) => !publicTokens.includes(name) && !(name in fallbacks));
  expect(without.sort()).toEqual(['--display-cjk', '--font-cjk']);
});
