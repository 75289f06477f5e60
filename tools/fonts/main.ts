import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { characterSets } from './character-sets.ts';

/** Creates the fonts of pictures that the shell server draws, with the common characters of each language. */

const target = path.resolve(import.meta.dirname, '../../shell/src/server/pictures/fonts');
const [source] = process.argv.slice(2);

if (!source) {
  console.error(
    `Say where NotoSansCJK-Bold.ttc lies:
  node tools/fonts/main.ts /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc
On Debian it comes with fonts-noto-cjk; hb-subset, which this needs as well, with libharfbuzz-bin.`,
  );
  process.exit(2);
}

const scratch = mkdtempSync(path.join(tmpdir(), 'hotdrop-fonts-'));
try {
  for (const { locale, faceIndex, characters } of characterSets()) {
    const list = path.join(scratch, `${locale}.txt`);
    writeFileSync(list, characters);
    const file = path.join(target, `noto-sans-${locale}-700.otf`);
    execFileSync('hb-subset', [
      source,
      `--face-index=${faceIndex}`,
      `--text-file=${list}`,
      `--output-file=${file}`,
      '--layout-features=kern',
      '--no-hinting',
    ]);
    console.log(`${path.basename(file)}: ${[...characters].length} characters`);
  }
} finally {
  rmSync(scratch, { recursive: true });
}
