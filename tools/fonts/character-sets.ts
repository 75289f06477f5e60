import type { Locale } from '@hotdrop/shared-domain/locale';

interface CharacterSet {
  readonly locale: Locale;
  /** The index of the language in Noto Sans CJK's collection. */
  readonly faceIndex: number;
  readonly characters: string;
}

type Range = readonly [from: number, to: number];

const lowHalf: Range = [0x40, 0x7e];
const highHalf: Range = [0xa1, 0xfe];

/** Decodes some rows of a two-byte encoding; national standards list common characters first. */
function rows(encoding: string, [from, to]: Range, [low, high]: Range = highHalf): string {
  const decoder = new TextDecoder(encoding);
  const codes = Array.from({ length: to - from + 1 }, (_, row) =>
    Array.from({ length: high - low + 1 }, (_, cell) => new Uint8Array([from + row, low + cell])),
  );
  return codes
    .flat()
    .map((code) => decoder.decode(code))
    .filter((text) => !text.includes('\uFFFD'))
    .join('');
}

const latin = Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

const languages: readonly (Omit<CharacterSet, 'characters'> & { readonly parts: readonly string[] })[] = [
  {
    locale: 'ja',
    faceIndex: 0,
    parts: [rows('euc-jp', [0xa1, 0xa1]), rows('euc-jp', [0xa4, 0xa5]), rows('euc-jp', [0xb0, 0xcf])],
  },
  { locale: 'ko', faceIndex: 1, parts: [rows('euc-kr', [0xa1, 0xa1]), rows('euc-kr', [0xb0, 0xc8])] },
  { locale: 'zh-cn', faceIndex: 2, parts: [rows('gbk', [0xa1, 0xa1]), rows('gbk', [0xb0, 0xd7])] },
  {
    locale: 'zh-tw',
    faceIndex: 3,
    parts: [
      rows('big5', [0xa1, 0xa1], lowHalf),
      rows('big5', [0xa4, 0xc6], lowHalf),
      rows('big5', [0xa4, 0xc5]),
    ],
  },
];

/** The common characters of each language that the display font lacks, and the Latin ones. */
export const characterSets = (): CharacterSet[] =>
  languages.map(({ parts, ...language }) => ({
    ...language,
    characters: [...new Set(`${parts.join('')}${latin}–—‘’“”…·×÷−`)].sort().join(''),
  }));
