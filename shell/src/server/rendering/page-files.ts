import { readAreaLocale } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { ReadyArea } from '@hotdrop/shared-host/server';
import { textsChunk } from '../../site/texts.ts';
import { listWebHashes } from '../areas/area-code.ts';
import { areaBase } from '../areas/page-release.ts';
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
  /** Stylesheets by their names in the build. */
  readonly styles: { readonly shell: readonly string[]; readonly area: readonly string[] };
}

interface PageChunks {
  readonly locale: Locale;
  /** The chunks of the page. */
  readonly page: readonly string[];
  /** The parts that hydrate with the page. */
  readonly parts: readonly { readonly pinned: ReadyArea; readonly chunk: string }[];
}

/** Lists all files that a page needs to become interactive. */
export function listPageFiles(
  web: WebFiles,
  area: ReadyArea | undefined,
  { locale, page, parts }: PageChunks,
): PageFiles {
  const texts = textsChunk(locale);
  const areaTexts = ({ manifest }: ReadyArea) => textsChunk(readAreaLocale(locale, manifest));
  // On an area's page the page chunks are the area's; the shell may have chunks with the same names.
  const shellChunks = collect(web.chunks, area ? [texts] : [texts, ...page]);
  const shellFile = (file: string): PageFile => ({
    href: assetsPath + file,
    integrity: web.integrity[file] ?? '',
  });
  const start = web.entry.js.map(shellFile);
  const preload = shellChunks.js.filter((file) => !web.entry.js.includes(file)).map(shellFile);

  // The stylesheets of parts come with their HTML.
  const partFiles = parts.flatMap(({ pinned, chunk }) =>
    listAreaScripts(pinned, ['parts', areaTexts(pinned), chunk]),
  );
  const areaChunks = area ? ['area', areaTexts(area), ...page] : [];
  const areaScripts = area ? listAreaScripts(area, areaChunks) : [];
  return {
    start,
    preload: uniqueFiles([...preload, ...areaScripts, ...partFiles]),
    styles: {
      shell: unique([...web.entry.css, ...shellChunks.css]),
      area: area ? collect(area.manifest.web.chunks, areaChunks).css : [],
    },
  };
}

function listAreaScripts(area: ReadyArea, chunks: readonly string[]): PageFile[] {
  const hashes = listWebHashes(area);
  const { entry, chunks: all } = area.manifest.web;
  return [entry, ...collect(all, chunks).js].map((file) => ({
    href: areaBase(area) + file,
    integrity: hashes[file] ?? '',
  }));
}

/** An area's page can have parts of the same area. */
const uniqueFiles = (files: readonly PageFile[]) => [
  ...new Map(files.map((file) => [file.href, file])).values(),
];

function collect(all: WebFiles['chunks'], names: readonly string[]) {
  const found = names.flatMap((name) => all[name] ?? []);
  return { js: unique(found.flatMap(({ js }) => js)), css: unique(found.flatMap(({ css }) => css)) };
}

const unique = <T>(list: readonly T[]) => [...new Set(list)];
