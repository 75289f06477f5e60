import fc from 'fast-check';
import { checkComment, countCharacters, isNameOrId } from './index.ts';

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
const tooLong = { ok: false, reason: 'too-long' };

test('a comment has 1 to 1000 characters as readers see them, and at most 8 KB', () => {
  expect(checkComment('  hello\n')).toEqual({ ok: true, text: 'hello' });
  expect(checkComment('e\u0301'.repeat(1000))).toMatchObject({ ok: true });
  expect(checkComment('e\u0301'.repeat(1001))).toEqual(tooLong);
  expect(checkComment(family.repeat(455))).toMatchObject({ ok: true });
  expect(checkComment(family.repeat(456))).toEqual(tooLong);
  expect(['abc', family, '\uac01e\u0301'].map(countCharacters)).toEqual([3, 1, 2]);
});

test('a comment of invisible characters is empty', () => {
  const spaces = ['', '\u00a0 \n\t', '\u200b\u200c\u200d\ufeff\u2060', '\u2800'];
  const fillers = ['\u3164', '\u115f\u1160\uffa0', '\u0301', '\u0001\u001b', '\u202e\u2066\u200f'];
  for (const written of [...spaces, ...fillers, '\ud83d', '\u{e0041}\u{e0042}']) {
    expect(checkComment(written)).toEqual({ ok: false, reason: 'empty' });
  }
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

test('keeps what people write, and accepts an accepted text unchanged', () => {
  for (const text of ['\u{1f600}', family, '\u0e17\u0e35\u0e48', '\u05e9\u05c1\u05b8\u05dc', 'a\tb']) {
    expect(checkComment(text)).toEqual({ ok: true, text });
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const checked = checkComment(written);
      if (checked.ok) expect(checkComment(checked.text)).toEqual(checked);
    }),
  );
});

test('an account id has up to 24 characters, or 40 with its prefix', () => {
  expect(['x'.repeat(24), `account.${'0'.repeat(32)}`].every(isNameOrId)).toBe(true);
  const wrong = [
    'x'.repeat(25),
    `account.${'0'.repeat(33)}`,
    `account${'0'.repeat(33)}`,
    '',
    '.',
    '..',
    7,
    null,
  ];
  expect(wrong.some(isNameOrId)).toBe(false);
});
