import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import type { ReadyArea } from '@hotdrop/shared-host/server';
import { findFileProblem } from '@hotdrop/shared-host/store';
import { areaBase, listWebHashes } from '../areas/page-release.ts';
import type { PartStyle } from './types.ts';

/** A larger file, in bytes, is worth a request that browsers cache. */
const maxBytesInPage = 12 * 1024;

const cache = new WeakMap<AreaManifest, Map<string, string>>();

/**
 * Reads the stylesheets of a part. A page shows parts of several areas, and browsers paint only when all stylesheets of
 * the page are there, so small ones are in the page itself instead of waiting for a request each.
 */
export async function readPartStyles(pinned: ReadyArea, chunk: string): Promise<PartStyle[]> {
  const hashes = listWebHashes(pinned);
  const { css = [] } = pinned.manifest.web.chunks[chunk] ?? {};
  return Promise.all(
    css.map(async (file) => ({
      href: areaBase(pinned) + file,
      integrity: hashes[file] ?? '',
      css: await readSmallFile(pinned, file),
    })),
  );
}

/** Undefined for a file that is large, whose URLs are relative to it, or that is damaged on this server's disk. */
async function readSmallFile({ manifest, dir }: ReadyArea, file: string): Promise<string | undefined> {
  const known = cache.get(manifest)?.get(file);
  if (known !== undefined) return known;
  if ((manifest.files[file]?.bytes ?? Number.POSITIVE_INFINITY) > maxBytesInPage) return undefined;
  const bytes = await readFile(path.join(dir, file)).catch(() => undefined);
  if (!bytes || findFileProblem(manifest, file, bytes)) return undefined;
  const css = bytes.toString('utf8');
  if (css.includes('url(')) return undefined;
  const files = cache.get(manifest) ?? new Map();
  cache.set(manifest, files.set(file, css));
  return css;
}

/**
 * React moves these into the head. The name of the group (`precedence`) differs for each file in the page, because React
 * merges those of one group into one element, and the browser could not find its files in it.
 */
export const PartStyles = ({ styles }: { styles: readonly PartStyle[] }) =>
  uniqueStyles(styles).map(({ href, integrity, css }) =>
    css === undefined ? (
      <link
        key={href}
        rel="stylesheet"
        href={href}
        integrity={integrity}
        crossOrigin="anonymous"
        precedence="site"
      />
    ) : (
      <style key={href} href={href} precedence={href}>
        {css}
      </style>
    ),
  );

/** Parts can share a file. */
const uniqueStyles = (styles: readonly PartStyle[]) => [
  ...new Map(styles.map((style) => [style.href, style])).values(),
];
