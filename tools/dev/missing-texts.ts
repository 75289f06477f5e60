import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '@hotdrop/shared-domain/locale';
import { readPo } from '../lingui/compile-po.ts';

/** Counts the texts that each language of an area lacks. A new text counts once it is extracted. */
export function countMissingTexts(dir: string): Record<string, number> {
  const folder = path.join(dir, 'catalogs');
  if (!existsSync(folder)) return {};
  const read = (name: string) => {
    const file = path.join(folder, `${name}.po`);
    return existsSync(file) ? readPo(readFileSync(file, 'utf8'), file) : {};
  };
  const used = Object.entries(read(defaultLocale)).filter(([, { obsolete }]) => !obsolete);
  const names = readdirSync(folder).flatMap((file) => /^(.+)\.po$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    names.map((name) => {
      const texts = read(name);
      return [name, used.filter(([id]) => !texts[id]?.translation).length];
    }),
  );
}
