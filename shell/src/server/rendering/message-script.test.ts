/** @jest-environment jsdom */
import type { ShownMessage } from '../../frame/frame-data.ts';
import { createMessageScript } from './page-scripts.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

const aMessage = (
  dismissal: string | null,
  banner: Partial<ShownMessage['banner']> | null,
): ShownMessage => ({
  dismissal,
  text: 'Text',
  link: null,
  colors: null,
  banner: banner && { weight: 1, isForPhones: true, isForDesktops: true, ...banner },
});
const notice = (id: string) => aMessage(`away-notice-${id}`, null);
const banner = (id: string, rules: Partial<ShownMessage['banner']> = {}) =>
  aMessage(`away-banner-${id}`, rules);

interface Given {
  readonly cookie?: string;
  readonly userAgent?: string;
  /** From 0 to below 1. */
  readonly random?: number;
}

/** Returns the dismissal of the chosen message, or its number if it has none. */
function choose(
  messages: readonly ShownMessage[],
  { cookie = '', userAgent = desktop, random = 0 }: Given = {},
) {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  jest.spyOn(Math, 'random').mockReturnValue(random);
  new Function(createMessageScript(messages))();
  const { message = '' } = document.documentElement.dataset;
  return messages[Number(message)]?.dismissal ?? message;
}

const messages = [notice('a'), notice('b'), banner('c')];

test.each([
  ['', 'away-notice-a'],
  ['theme=dark; away-notice-a=1', 'away-notice-b'],
  ['away-notice-b=1; away-notice-a=1', 'away-banner-c'],
  ['away-notice-a=1; away-notice-b=1; away-banner-c=1', 'none'],
  ['xaway-notice-a=1; away-notice-a2=1', 'away-notice-a'],
])('with the cookies "%s", %s is chosen', (cookie, chosen) => {
  expect(choose(messages, { cookie })).toBe(chosen);
});

test.each([
  [0, 'away-banner-a'],
  [0.899, 'away-banner-a'],
  [0.9, 'away-banner-b'],
  [0.9999, 'away-banner-b'],
])('banners are chosen by weight: at %d it is %s', (random, chosen) => {
  expect(choose([banner('a', { weight: 9000 }), banner('b', { weight: 1000 })], { random })).toBe(chosen);
});

test('a dismissed banner is never chosen', () => {
  const banners = [banner('a', { weight: 9000 }), banner('b', { weight: 1 })];
  expect(choose(banners, { cookie: 'away-banner-a=1' })).toBe('away-banner-b');
});

test('a banner can be for phones or for desktops only', () => {
  const banners = [banner('phone', { isForDesktops: false }), banner('desktop', { isForPhones: false })];
  expect(choose(banners, { userAgent: phone })).toBe('away-banner-phone');
  expect(choose(banners)).toBe('away-banner-desktop');
  expect(choose(banners.slice(0, 1))).toBe('none');
});

test('a notice about a preview cannot be dismissed', () => {
  expect(choose([aMessage(null, null)], { cookie: 'null=1' })).toBe('0');
});
