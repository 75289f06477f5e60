import fc from 'fast-check';
import { checkComment, isAccountId } from './index.ts';

test('a comment has 1 to 1000 characters that are no white space', () => {
  expect(checkComment('  hello\n')).toEqual({ ok: true, text: 'hello' });
  expect(checkComment('\u00a0 \n')).toEqual({ ok: false, reason: 'empty' });
  expect(checkComment('x'.repeat(1000))).toMatchObject({ ok: true });
  expect(checkComment('x'.repeat(1001))).toEqual({ ok: false, reason: 'too-long' });
});

test.each([
  ['a name of 24 characters', 'x'.repeat(24), true],
  ['a name of 25 characters', 'x'.repeat(25), false],
  ['an account id of 40 characters', `account.${'0'.repeat(32)}`, true],
  ['an account id of 41 characters', `account.${'0'.repeat(33)}`, false],
  ['a prefix without its dot', `account${'0'.repeat(33)}`, false],
  ['nothing', '', false],
  ['one dot', '.', false],
  ['two dots', '..', false],
  ['a number', 7, false],
  ['null', null, false],
])('%s as an account id: %s', (_, value, isFine) => {
  expect(isAccountId(value)).toBe(isFine);
});

test('an account id is never longer than 40 characters', () => {
  fc.assert(fc.property(fc.string(), (text) => !isAccountId(text) || text.length <= 40));
});
