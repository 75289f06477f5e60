import * as v from 'valibot';
import { bannerSchema, noticeSchema } from './notice.ts';

const bare = { id: 'maintenance', services: ['pubg'], text: { en: 'Hello' }, active: true };

test('an operator may leave colors, link and slot out', () => {
  expect(v.parse(noticeSchema, bare)).toEqual({
    ...bare,
    url: null,
    textColor: '#000',
    backgroundColor: '#eaeaea',
    adxConnection: 1,
    adxBackgroundColor: '#000000',
  });
});

test.each([
  [1, 1],
  [5, 5],
  [0, 1],
  [6, 1],
  [2.5, 1],
  ['3', 1],
  [null, 1],
])('the ad slot %s counts as %i', (given, slot) => {
  expect(v.parse(noticeSchema, { ...bare, adxConnection: given }).adxConnection).toBe(slot);
});

test('opens a link in the same window by default', () => {
  const { url } = v.parse(noticeSchema, { ...bare, url: { href: 'https://x.example' } });
  expect(url).toEqual({ href: 'https://x.example', openWindow: false });
});

test.each([
  ['https://x.example/a', true],
  ['http://x.example', true],
  ['/pubg/ranks', true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['', false],
])('accepts a link to %s: %s', (href, isTaken) => {
  expect(v.is(noticeSchema, { ...bare, url: { href } })).toBe(isTaken);
});

const banner = {
  ...bare,
  pc: true,
  mobile: true,
  duration: { start: null, end: '2026-12-01T00:00:00.000Z' },
  weight: 10_000,
};

test('reads a banner', () => {
  expect(v.parse(bannerSchema, banner)).toEqual({ ...banner, url: null });
});

test.each([
  ['more than all the weight', { weight: 10_001 }],
  ['less than none', { weight: -1 }],
  ['an end that is no time', { duration: { start: null, end: 'Christmas' } }],
  ['no devices', { pc: undefined }],
])('refuses a banner with %s', (_, change) => {
  expect(v.is(bannerSchema, { ...banner, ...change })).toBe(false);
});
