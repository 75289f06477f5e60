import type { ReadyArea } from '@hotdrop/shared-host/server';
import type { Stylesheet } from '../../handover.ts';
import { baseOf, webHashes } from '../areas/page-release.ts';
import { assetsPath, type WebFiles } from './web-files.ts';

export interface PageFile {
  readonly href: string;
  readonly integrity: string;
}

export interface PageFiles {
  /** What the page starts with. */
  readonly start: readonly PageFile[];
  /** What it will ask for next: fetched at the same time, so that nothing waits for another one's parsing. */
  readonly preload: readonly PageFile[];
  readonly styles: readonly Stylesheet[];
}

/** All files that a page needs before it can be used, known before its HTML is sent. */
export function pageFiles(
  web: WebFiles,
  area: ReadyArea | undefined,
  { texts, page }: { readonly texts: string; readonly page: readonly string[] },
): PageFiles {
  // The page's own chunks are the area's where there is one: the shell may have others of the same name.
  const own = collect(web.chunks, area ? [texts] : [texts, ...page]);
  const shellFile = (file: string): PageFile => ({
    href: assetsPath + file,
    integrity: web.integrity[file] ?? '',
  });
  const start = web.entry.js.map(shellFile);
  const preload = own.js.filter((file) => !web.entry.js.includes(file)).map(shellFile);
  const styles = unique([...web.entry.css, ...own.css]).map(shellFile);
  if (!area) return { start, preload, styles };

  const hashes = webHashes(area);
  const areaFile = (file: string): PageFile => ({ href: baseOf(area) + file, integrity: hashes[file] ?? '' });
  const needed = collect(area.manifest.web.chunks, ['area', texts, ...page]);
  return {
    start,
    preload: [...preload, ...[area.manifest.web.entry, ...needed.js].map(areaFile)],
    styles: [...styles, ...needed.css.map(areaFile)],
  };
}

function collect(all: WebFiles['chunks'], names: readonly string[]) {
  const found = names.flatMap((name) => all[name] ?? []);
  return { js: unique(found.flatMap(({ js }) => js)), css: unique(found.flatMap(({ css }) => css)) };
}

const unique = <T>(list: readonly T[]) => [...new Set(list)];
