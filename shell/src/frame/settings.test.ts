/** @jest-environment-options {"url": "https://site.test/pubg/ranks"} */
import Cookies from 'js-cookie';
import { readCookie, setCookie } from './settings.ts';

const lifetime = 60_000;
const listNames = () => Object.keys(Cookies.get()).toSorted();

test('sets a cookie of an https site that no other host of its domain can set', () => {
  setCookie('hl', 'ko', { path: '/', lifetime });
  expect(listNames()).toContain('__Host-hl');
  expect(listNames()).not.toContain('hl');
  expect(readCookie('hl')).toBe('ko');
});

test('sets a cookie of the game’s path without the prefix, with which browsers would refuse it', () => {
  setCookie('away-notice-maintenance', '1', { path: '/pubg', lifetime });
  expect(listNames()).toContain('away-notice-maintenance');
});
