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
  readonly locale: string;
  readonly page: readonly string[];
  readonly parts: readonly { readonly pinned: { readonly area: string }; readonly chunk: string }[];
}

export function listPageFiles(
  web: WebFiles,
  area: { readonly area: string } | undefined,
  { locale, page, parts }: Wanted,
) {
  const texts = `texts-${locale}-po`;
  const ofArea = (id: string, chunks: readonly string[]) =>
    [texts, ...chunks].map((name) => `${id}--${name}`);
  const names = [
    texts,
    ...(area ? ofArea(area.area, ['area', ...page]) : page),
    ...parts.flatMap(({ pinned, chunk }) => ofArea(pinned.area, ['parts', chunk])),
  ];
  const own = names.flatMap((name) => web.chunks[name] ?? []);
  const files = (list: readonly string[]) =>
    [...new Set(list)].map((file) => ({ href: `/assets/${file}`, integrity: web.integrity[file] ?? '' }));
  return {
    start: files(web.entry.js),
    preload: files(own.flatMap(({ js }) => js).filter((file) => !web.entry.js.includes(file))),
    styles: { shell: [...new Set([...web.entry.css, ...own.flatMap(({ css }) => css)])], area: [] },
  };
}
