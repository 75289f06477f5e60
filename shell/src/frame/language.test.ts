/** @jest-environment-options {"url": "https://hotdrop.example/pubg?hl=ko&page=2"} */
import { keepLanguage } from './language.tsx';
import { setCookie } from './settings.ts';

const remember = (locale: string) => setCookie('hl', locale, { path: '/', lifetime: 60_000 });

beforeEach(() => window.history.replaceState(null, '', '/pubg?hl=ko&page=2'));

test('removes the language from an https address once the cookie has it', () => {
  remember('ko');
  keepLanguage('ko')();
  expect(window.location.search).toBe('?page=2');
});

test('keeps the language in the address while the cookie has another one', () => {
  remember('ja');
  keepLanguage('ko')();
  expect(window.location.search).toBe('?hl=ko&page=2');
});
