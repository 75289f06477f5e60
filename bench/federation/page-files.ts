/**
 * Replaces the shell's list of a page's files in a build with bundled areas (bundled-with-areas.ts), where an area's
 * chunks are the shell's.
 */

interface Chunk {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

interface WebFiles {
  readonly entry: Chunk;
  readonly chunks: Readonly<Record<string, Chunk>>;
  readonly integrity: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly texts: string;
  readonly page: readonly string[];
}

export function pageFiles(web: WebFiles, area: { readonly area: string } | undefined, wanted: Wanted) {
  const { texts, page } = wanted;
  const names = area
    ? [texts, ...['area', texts, ...page].map((name) => `${area.area}--${name}`)]
    : [texts, ...page];
  const own = names.flatMap((name) => web.chunks[name] ?? []);
  const files = (list: readonly string[]) =>
    [...new Set(list)].map((file) => ({ href: `/assets/${file}`, integrity: web.integrity[file] ?? '' }));
  return {
    start: files(web.entry.js),
    preload: files(own.flatMap(({ js }) => js).filter((file) => !web.entry.js.includes(file))),
    styles: { shell: [...new Set([...web.entry.css, ...own.flatMap(({ css }) => css)])], area: [] },
  };
}
