import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { readPo } from './compile-po.ts';
import { listCatalogs } from './list-catalogs.ts';

interface Titled {
  readonly title?: unknown;
}

/** The part of an area's manifest with titles, unchecked. */
interface Manifest {
  readonly menu?: readonly Titled[];
  readonly parts?: readonly Titled[];
  readonly panels?: readonly Titled[];
}

/** Extracts the titles of an area's `src/manifest.ts`, which is data and imports no macro. */
export const titleExtractor: ExtractorType = {
  match: (file) => file.endsWith('/src/manifest.ts'),
  async extract(file, _code, add) {
    const { default: source }: { default: Manifest } = await import(pathToFileURL(file).href);
    for (const { title } of [source.menu, source.parts, source.panels].flatMap((list) => list ?? [])) {
      if (typeof title !== 'string') continue;
      add({ id: generateMessageId(title), message: title, origin: [file, 1], placeholders: {} });
    }
  },
};

/** Replaces the titles of a manifest by those in each language of the area's catalogs. */
export function translateTitles(source: unknown, dir: string): unknown {
  const { menu, parts, panels, ...rest }: Manifest = Object(source);
  const catalogs = listCatalogs(dir).map(
    ({ locale, file }) => [locale, readPo(readFileSync(file, 'utf8'), file)] as const,
  );
  const translate = (entry: Titled): Titled => {
    const { title } = entry;
    if (typeof title !== 'string') return entry;
    const id = generateMessageId(title);
    const texts = catalogs.map(([locale, catalog]) => [locale, catalog[id]?.translation || title]);
    return { ...entry, title: { en: title, ...Object.fromEntries(texts) } };
  };
  return {
    ...rest,
    ...(menu && { menu: menu.map(translate) }),
    ...(parts && { parts: parts.map(translate) }),
    ...(panels && { panels: panels.map(translate) }),
  };
}
