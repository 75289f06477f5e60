import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * `node cut-fonts.ts /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc` writes the fonts of this folder: the common
 * characters of each language. On Debian, fonts-noto-cjk has the source, and libharfbuzz-bin has hb-subset.
 */
const [source = 'NotoSansCJK-Bold.ttc'] = process.argv.slice(2);

/** Decodes rows of a two-byte encoding. National standards list common characters first. */
function decodeRows(
  encoding: string,
  from: number,
  to: number,
  [low, high]: readonly [number, number] = [0xa1, 0xfe],
): string {
  const decoder = new TextDecoder(encoding);
  let text = '';
  for (let row = from; row <= to; row += 1) {
    for (let cell = low; cell <= high; cell += 1) text += decoder.decode(new Uint8Array([row, cell]));
  }
  return text.replaceAll('\uFFFD', '');
}

const bigFiveLow = [0x40, 0x7e] as const;
const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** In the order of the faces in Noto Sans CJK's collection. */
const characters: Readonly<Record<string, string>> = {
  ja: decodeRows('euc-jp', 0xa1, 0xa1) + decodeRows('euc-jp', 0xa4, 0xa5) + decodeRows('euc-jp', 0xb0, 0xcf),
  ko: decodeRows('euc-kr', 0xa1, 0xa1) + decodeRows('euc-kr', 0xb0, 0xc8),
  'zh-cn': decodeRows('gbk', 0xa1, 0xa1) + decodeRows('gbk', 0xb0, 0xd7),
  'zh-tw':
    decodeRows('big5', 0xa1, 0xa1, bigFiveLow) +
    decodeRows('big5', 0xa4, 0xc6, bigFiveLow) +
    decodeRows('big5', 0xa4, 0xc5),
};

for (const [index, [locale, text]] of Object.entries(characters).entries()) {
  execFileSync('hb-subset', [
    source,
    `--face-index=${index}`,
    `--text=${text}${latin}–—‘’“”…·×÷−`,
    `--output-file=${path.join(import.meta.dirname, `noto-sans-${locale}-700.otf`)}`,
    '--layout-features=kern',
    '--no-hinting',
  ]);
}
