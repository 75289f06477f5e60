import * as v from 'valibot';
import { bannerSchema, noticeSchema } from './notice.ts';

const bare = { id: 'maintenance', services: ['pubg'], text: { en: 'Hello' }, active: true };

test('an operator may leave colors, link, and slot out', () => {
  expect(v.parse(noticeSchema, bare)).toEqual({
    ...bare,
    url: null,
    textColor: '#000',
    backgroundColor: '#eaeaea',
    adxConnection: 1,
    adxBackgroundColor: '#000000',
  });
  const slotOf = (adxConnection: unknown) => v.parse(noticeSchema, { ...bare, adxConnection }).adxConnection;
  expect([1, 5, 0, 6, 2.5, '3', null].map(slotOf)).toEqual([1, 5, 1, 1, 1, 1, 1]);
});

test('accepts links to the web and into the site, and opens them in the same window', () => {
  const accepts = (href: string) => v.is(noticeSchema, { ...bare, url: { href } });
  expect(['https://x.example/a', 'http://x.example', '/pubg/ranks'].every(accepts)).toBe(true);
  const unsafe = ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example'];
  expect([...unsafe, '/\\evil.example', ''].some(accepts)).toBe(false);
  expect(v.parse(noticeSchema, { ...bare, url: { href: '/x' } }).url).toEqual({
    href: '/x',
    openWindow: false,
  });
});

test('reads a banner, and refuses weights and times that are not valid', () => {
  const duration = { start: null, end: '2026-12-01T00:00:00.000Z' };
  const banner = { ...bare, pc: true, mobile: true, duration, weight: 10_000 };
  expect(v.parse(bannerSchema, banner)).toEqual({ ...banner, url: null });
  for (const change of [
    { weight: 10_001 },
    { weight: -1 },
    { duration: { ...duration, end: 'Christmas' } },
    { pc: undefined },
  ]) {
    expect(v.is(bannerSchema, { ...banner, ...change })).toBe(false);
  }
});
