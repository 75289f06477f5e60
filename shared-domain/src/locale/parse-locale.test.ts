import { acceptedLocale, parseLocale } from './index.ts';

test.each([
  ['en', 'en'],
  ['ko-KR', 'ko'],
  ['JA', 'ja'],
  ['zh', 'zh-cn'],
  ['zh-CN', 'zh-cn'],
  ['zh-Hans-CN', 'zh-cn'],
  ['zh_TW', 'zh-tw'],
  ['zh-Hant', 'zh-tw'],
  ['zh-Hant-HK', 'zh-tw'],
])('understands %s as %s', (tag, locale) => {
  expect(parseLocale(tag)).toBe(locale);
});

test.each(['', 'xx', 'english', '<script>', null, undefined])('knows no language called %s', (tag) => {
  expect(parseLocale(tag)).toBeUndefined();
});

test('takes the accepted language that the visitor prefers most', () => {
  expect(acceptedLocale('sv, en;q=0.4, ko-KR;q=0.8, ja;q=0.8')).toBe('ko');
});

test('takes no language that the visitor refuses', () => {
  expect(acceptedLocale('ko;q=0, ja;q=0.1')).toBe('ja');
});

test('finds nothing in a header without one of our languages', () => {
  expect(acceptedLocale('sv;q=abc, *;q=0.1')).toBeUndefined();
});
