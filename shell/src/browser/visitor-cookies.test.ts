import { setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import Cookies from 'js-cookie';
import { saveTimeZone } from './visitor-cookies.ts';

const { resolvedOptions } = Intl.DateTimeFormat.prototype;
const readCookie = () => Cookies.get('zone');

beforeEach(() => {
  setBrowserTimeZone('Asia/Kolkata');
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Kolkata' };
  });
});
afterEach(() => Cookies.remove('zone', { path: '/' }));

test('saves the zone on the first visit', () => {
  saveTimeZone(null);
  expect(readCookie()).toBe('Asia/Kolkata');
});

test('saves the new zone of a traveler', () => {
  saveTimeZone([[0, -480]]);
  expect(readCookie()).toBe('Asia/Kolkata');
});

test('writes no cookie for a page in the right zone', () => {
  saveTimeZone([[0, 330]]);
  expect(readCookie()).toBeUndefined();
});
