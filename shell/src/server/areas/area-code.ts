import { createHash } from 'node:crypto';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { type Locale, locales } from '@hotdrop/shared-domain/locale';
import type { AreaCode } from '@hotdrop/shared-host/browser';
import type { ReadyArea } from '@hotdrop/shared-host/server';
import { textsChunk } from '../../site/texts.ts';

type Hashes = Readonly<Record<string, string>>;

const hashCache = new WeakMap<AreaManifest, Hashes>();

/** Hashes of the files that a page of the area can request; the same for every page of a version. */
export function listWebHashes({ manifest }: Pick<ReadyArea, 'manifest'>): Hashes {
  const hashes = hashCache.get(manifest) ?? collectHashes(manifest);
  hashCache.set(manifest, hashes);
  return hashes;
}

function collectHashes(manifest: AreaManifest, isWanted = (_chunk: string) => true): Hashes {
  const { entry, chunks } = manifest.web;
  const files = Object.entries(chunks).flatMap(([name, { js, css }]) =>
    isWanted(name) ? [...js, ...css] : [],
  );
  return Object.fromEntries(
    [...new Set([entry, ...files])].flatMap((file) => {
      const info = manifest.files[file];
      return info ? [[file, `sha384-${info.sha384}`]] : [];
    }),
  );
}

interface DescribedCode {
  readonly code: AreaCode;
  readonly text: string;
  readonly hash: string;
}

const described = new WeakMap<AreaManifest, Map<Locale, DescribedCode>>();

/**
 * Describes the code of an area for pages in a language: without the texts of other languages, and without `mount`,
 * which is for other hosts. Pages of other areas load it when they need it, and have its hash.
 */
export function describeCode(manifest: AreaManifest, locale: Locale): DescribedCode {
  const byLocale = described.get(manifest) ?? new Map<Locale, DescribedCode>();
  described.set(manifest, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const texts = textsChunk(locale);
  const isOther = (chunk: string) =>
    chunk === 'mount' ||
    manifest.languages.some((other) => other !== locale && chunk.endsWith(textsChunk(other)));
  const { entry, chunks } = manifest.web;
  // A page with data of the server needs the client of the API, `idle`, later than a page that loads its own.
  const first = [entry, ...['area', texts, 'idle'].flatMap((chunk) => chunks[chunk]?.js ?? [])];
  const code = { hashes: collectHashes(manifest, (chunk) => !isOther(chunk)), first };
  const text = JSON.stringify(code);
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const found = { code, text, hash };
  byLocale.set(locale, found);
  return found;
}

/** The file below a version's folder with its code in a language. Only this server has it. */
export const codeFile = (locale: Locale) => `code-${locale}.json`;

/** Reads the language from the name of such a file. */
export const readCodeLocale = (file: string): Locale | undefined =>
  locales.find((locale) => codeFile(locale) === file);
