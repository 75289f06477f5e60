import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import type { ReadyArea } from '@hotdrop/shared-host/server';
import { findFileProblem } from '@hotdrop/shared-host/store';
import { hashAddress } from '../../site/cookies.ts';
import { listWebHashes } from '../areas/area-code.ts';
import { areaBase } from '../areas/page-release.ts';
import { type HashedContent, hashContent, type PageStyle } from './page-hashes.ts';
import { assetsPath, type WebFiles } from './web-files.ts';

/** A larger file, in bytes, is worth a request that browsers cache. */
const maxBytesInPage = 64 * 1024;

/** The shell's own stylesheets. Their URLs are absolute. */
export const listShellStyles = (web: WebFiles, files: readonly string[]): PageStyle[] =>
  files.map((file) => ({
    href: assetsPath + file,
    integrity: web.integrity[file] ?? '',
    content: web.styles[file],
  }));

/**
 * Reads stylesheets of an area. Browsers paint only when all stylesheets of the page are there, so these are in the page
 * itself instead of waiting for a request each.
 */
export async function readAreaStyles(pinned: ReadyArea, files: readonly string[]): Promise<PageStyle[]> {
  const hashes = listWebHashes(pinned);
  const base = areaBase(pinned);
  return Promise.all(
    files.map(async (file) => ({
      href: base + file,
      integrity: hashes[file] ?? '',
      content: await readContent(pinned, file, base),
    })),
  );
}

/** Links to the stylesheets that the visitor's browser has in its cache, instead of sending them again. */
export const linkKnown = (styles: readonly PageStyle[], known: readonly string[]): readonly PageStyle[] =>
  styles.map((style) => (known.includes(hashAddress(style.href)) ? { ...style, content: undefined } : style));

const cache = new WeakMap<AreaManifest, Map<string, HashedContent>>();

/** Undefined if the file must stay a file: it is large, damaged on this disk, or has URLs that we cannot resolve. */
async function readContent({ manifest, dir }: ReadyArea, file: string, base: string) {
  const known = cache.get(manifest)?.get(file);
  if (known !== undefined) return known;
  if ((manifest.files[file]?.bytes ?? Number.POSITIVE_INFINITY) > maxBytesInPage) return undefined;
  const bytes = await readFile(path.join(dir, file)).catch(() => undefined);
  if (!bytes || findFileProblem(manifest, file, bytes)) return undefined;
  const css = bytes.toString('utf8');
  if (otherUrls.test(css)) return undefined;
  const content = hashContent(resolveUrls(css, base + file));
  const files = cache.get(manifest) ?? new Map();
  cache.set(manifest, files.set(file, content));
  return content;
}

/** URLs in other notations than `url()`. */
const otherUrls = /@import|image-set\(/i;

/** Files of a stylesheet are beside it, wherever the page is. */
const resolveUrls = (css: string, href: string) =>
  css.replaceAll(/url\((["']?)(?![a-z][\w+.-]*:|[/#])/gi, `url($1${path.posix.dirname(href)}/`);

/**
 * React moves these into the head. The name of the group (`precedence`) differs for each file in the page, because React
 * merges those of one group into one element, and the browser could not find its files in it.
 */
export const PageStyles = ({ styles }: { styles: readonly PageStyle[] }) =>
  uniqueStyles(styles).map(({ href, integrity, content }) =>
    content === undefined ? (
      <link
        key={href}
        rel="stylesheet"
        href={href}
        integrity={integrity}
        crossOrigin="anonymous"
        precedence={href}
      />
    ) : (
      <style key={href} href={href} precedence={href}>
        {content.text}
      </style>
    ),
  );

/** Parts can share a file with each other and with the page. */
const uniqueStyles = (styles: readonly PageStyle[]) => [
  ...new Map(styles.map((style) => [style.href, style])).values(),
];
