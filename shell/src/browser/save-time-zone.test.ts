import { setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { saveTimeZone } from './save-time-zone.ts';

const { resolvedOptions } = Intl.DateTimeFormat.prototype;
const readCookie = () => /(?:^|; )zone=([^;]*)/.exec(document.cookie)?.[1];

beforeEach(() => {
  setBrowserTimeZone('Asia/Kolkata');
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Kolkata' };
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: there is no other way in this DOM
  document.cookie = 'zone=; max-age=0; path=/';
});

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
