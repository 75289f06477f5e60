import fc from 'fast-check';
import { checkComment, countCharacters, isAccountId } from './index.ts';

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

test('a comment has 1 to 1000 characters as readers see them', () => {
  expect(checkComment('  hello\n')).toEqual({ ok: true, text: 'hello' });
  expect(checkComment('x'.repeat(1000))).toMatchObject({ ok: true });
  expect(checkComment('x'.repeat(1001))).toEqual({ ok: false, reason: 'too-long' });
  expect(checkComment('e\u0301'.repeat(1000))).toMatchObject({ ok: true });
  expect(checkComment('e\u0301'.repeat(1001))).toEqual({ ok: false, reason: 'too-long' });
  expect([countCharacters('abc'), countCharacters(family), countCharacters('\uac01e\u0301')]).toEqual([
    3, 1, 2,
  ]);
});

test('a comment has at most 8 KB', () => {
  expect(checkComment(family.repeat(455))).toMatchObject({ ok: true });
  expect(checkComment(family.repeat(456))).toEqual({ ok: false, reason: 'too-long' });
});

test.each([
  ['nothing', ''],
  ['white space', '\u00a0 \n\t'],
  ['zero-width characters', '\u200b\u200c\u200d\ufeff\u2060'],
  ['a Hangul filler', '\u3164'],
  ['other Hangul fillers', '\u115f\u1160\uffa0'],
  ['a blank Braille pattern', '\u2800'],
  ['a mark without a letter', '\u0301'],
  ['control characters', '\u0001\u001b'],
  ['direction marks', '\u202e\u2066\u200f'],
  ['half of a character', '\ud83d'],
  ['invisible tags', '\u{e0041}\u{e0042}'],
])('a comment of %s is empty', (_, written) => {
  expect(checkComment(written)).toEqual({ ok: false, reason: 'empty' });
});

test.each([
  ['control characters', 'a\u0000b\u001bc\u007fd\u0085e', 'abcd\ne'],
  ['direction controls', '\u202ea\u2067b\u2069', 'ab'],
  ['more than one blank line', 'a\n\n \n\t\n\nb\n\nc', 'a\n\nb\n\nc'],
  ['line breaks of other systems', 'a\r\n\r\n\r\nb\rc\u2028\u2028\u2028d', 'a\n\nb\nc\n\nd'],
  ['more than four marks on a letter', `a${'\u0301'.repeat(60)}b`, `a${'\u0301'.repeat(4)}b`],
  ['half of a character', 'a\ud83db', 'ab'],
])('removes %s from a comment', (_, written, text) => {
  expect(checkComment(written)).toEqual({ ok: true, text });
});

test.each(['\u{1f600}', family, '\u0e17\u0e35\u0e48', '\u05e9\u05c1\u05b8\u05dc', 'a\tb', '\uac00\ub098'])(
  'keeps "%s" in a comment',
  (written) => {
    expect(checkComment(written)).toEqual({ ok: true, text: written });
  },
);

test('the text of an accepted comment is accepted unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const checked = checkComment(written);
      if (checked.ok) expect(checkComment(checked.text)).toEqual(checked);
    }),
  );
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
