import { findPrompt } from './use-app-prompt.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const app = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Mobile HotdropApp/2.0';
const oldApp = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Mobile HotdropApp/1.9';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

function prompt(userAgent: string, isMobileApp: boolean, cookie = '') {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  return findPrompt(isMobileApp);
}

it.each([
  ['a desktop', desktop, false, null],
  ['a phone’s browser', phone, false, 'promotion'],
  ['the app', app, true, null],
  ['an old app', oldApp, true, 'legacy'],
])('is the right one in %s', (_, userAgent, isMobileApp, wanted) => {
  expect(prompt(userAgent, isMobileApp)).toBe(wanted);
});

it('does not return after the visitor dismisses it', () => {
  expect(prompt(phone, false, 'away-promotion=1')).toBeNull();
  expect(prompt(oldApp, true, 'theme=dark; away-legacy=1')).toBeNull();
});
