import type { ReadyArea } from '@hotdrop/shared-host/server';
import type { Stylesheet } from '../../handover.ts';
import { areaBase, listWebHashes } from '../areas/page-release.ts';
import { assetsPath, type WebFiles } from './web-files.ts';

export interface PageFile {
  readonly href: string;
  readonly integrity: string;
}

export interface PageFiles {
  /** The entry scripts. */
  readonly start: readonly PageFile[];
  /** Scripts that the entry scripts import. Preloading them avoids a chain of requests. */
  readonly preload: readonly PageFile[];
  readonly styles: readonly Stylesheet[];
}

/** Lists all files that a page needs to become interactive. */
export function listPageFiles(
  web: WebFiles,
  area: ReadyArea | undefined,
  { texts, page }: { readonly texts: string; readonly page: readonly string[] },
): PageFiles {
  // On an area's page the page chunks are the area's; the shell may have chunks with the same names.
  const shellChunks = collect(web.chunks, area ? [texts] : [texts, ...page]);
  const shellFile = (file: string): PageFile => ({
    href: assetsPath + file,
    integrity: web.integrity[file] ?? '',
  });
  const start = web.entry.js.map(shellFile);
  const preload = shellChunks.js.filter((file) => !web.entry.js.includes(file)).map(shellFile);
  const styles = unique([...web.entry.css, ...shellChunks.css]).map(shellFile);
  if (!area) return { start, preload, styles };

  const hashes = listWebHashes(area);
  const areaFile = (file: string): PageFile => ({
    href: areaBase(area) + file,
    integrity: hashes[file] ?? '',
  });
  const areaChunks = collect(area.manifest.web.chunks, ['area', texts, ...page]);
  return {
    start,
    preload: [...preload, ...[area.manifest.web.entry, ...areaChunks.js].map(areaFile)],
    styles: [...styles, ...areaChunks.css.map(areaFile)],
  };
}

function collect(all: WebFiles['chunks'], names: readonly string[]) {
  const found = names.flatMap((name) => all[name] ?? []);
  return { js: unique(found.flatMap(({ js }) => js)), css: unique(found.flatMap(({ css }) => css)) };
}

const unique = <T>(list: readonly T[]) => [...new Set(list)];
