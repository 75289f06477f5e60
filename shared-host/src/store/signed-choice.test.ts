import fc from 'fast-check';
import { readChoice, signChoice } from './visitor-versions.ts';

const secret = 'a secret of some length';
const versions = { 'mf-profile': '1.4.0-3f9c2ab41d', 'mf-clans': '2.0.0-aa' };
const until = new Date('2026-12-01T00:00:00Z');
const before = new Date('2026-11-30T23:59:59Z');
const signed = signChoice(versions, until, secret);

it('a signed choice gives its versions until it expires', () => {
  expect(readChoice(signed, secret, before)).toEqual({ status: 'valid', versions, until });
  expect(readChoice(signed, secret, until)).toEqual({ status: 'expired', until });
});

it('a choice with the signature of another secret is forged', () => {
  expect(readChoice(signed, 'another secret altogether', before)).toEqual({ status: 'forged' });
});

it('a choice with a changed, added, or removed character is never valid', () => {
  fc.assert(
    fc.property(
      fc.nat(signed.length - 1),
      fc.constantFrom('', 'x', '0', '@', '~', ',', '-9'),
      (at, replacement) => {
        const changed = signed.slice(0, at) + replacement + signed.slice(at + 1);
        return changed === signed || readChoice(changed, secret, before).status !== 'valid';
      },
    ),
  );
});

it.each([
  ['nothing', ''],
  ['separators alone', '~~'],
  ['an unsigned version', 'mf-profile@1.4.0'],
  ['an invented signature', `mf-profile@1.4.0~99999999999~${'A'.repeat(43)}`],
  ['a control character', '\0'],
  ['a very long text', '%'.repeat(99_999)],
])('%s is forged', (_, text) => expect(readChoice(text, secret, before)).toEqual({ status: 'forged' }));

it('refuses to sign a choice that names no version', () => {
  expect(() => signChoice({}, until, secret)).toThrow('mf-profile@1.4.0');
  expect(() => signChoice({ 'mf-profile': '../secrets' }, until, secret)).toThrow('is not a version');
  expect(() => signChoice({ 'mf-a~b': '1.0.0' }, until, secret)).toThrow('is not a version');
});
