import { catalogFaults } from './findings.ts';

const used = {
  a: { message: 'Try again' },
  b: { message: '{n, plural, one {# game} other {# games}}' },
  c: { message: 'Read <0>the terms</0>' },
};
const complete = {
  a: { message: 'Try again', translation: '다시 시도' },
  b: { message: used.b.message, translation: '{n, plural, other {#판}}' },
  c: { message: used.c.message, translation: '<0>약관</0> 읽기' },
};

describe('the check of a catalog', () => {
  it('accepts a complete one', () => {
    expect(catalogFaults(used, complete)).toEqual([]);
  });

  it.each([
    ['a message that was never extracted', { b: complete.b, c: complete.c }, /"Try again" is missing/],
    ['an empty translation', { ...complete, a: { translation: '' } }, /"Try again" has no translation/],
    ['a fuzzy one', { ...complete, a: { translation: '다시', extra: { flags: ['fuzzy'] } } }, /is fuzzy/],
    [
      'one that the code uses no more',
      { ...complete, d: { message: 'Old', translation: '옛것' } },
      /"Old" is not used/,
    ],
    [
      'one that is marked obsolete',
      { ...complete, a: { ...complete.a, obsolete: true } },
      /is not used any more/,
    ],
    [
      'a lost number',
      { ...complete, b: { translation: '판' } },
      /has the slots none, the English text \{n\}/,
    ],
    ['a lost link', { ...complete, c: { translation: '약관 읽기' } }, /has the slots none, .* <\/0> <0>/],
    ['a broken one', { ...complete, b: { translation: '{n, plural' } }, /is not a valid ICU message/],
  ])('finds %s', (_, catalog, fault) => {
    expect(catalogFaults(used, catalog)).toEqual([expect.stringMatching(fault)]);
  });

  it('finds every message missing where a language has no catalog yet', () => {
    expect(catalogFaults(used, undefined)).toHaveLength(3);
  });
});
