import { createHash } from 'node:crypto';
import type { PartStyle } from '../parts/types.ts';
import type { PageFiles } from './page-files.ts';

/** Sources of the content security policy: what this page may run, by its content. */
export interface PageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Content {
  readonly inlineScripts: readonly string[];
  readonly partStyles: readonly PartStyle[];
  readonly files: Pick<PageFiles, 'start' | 'preload'>;
}

/**
 * Hashes the inline scripts and styles before React renders the page: a script that the HTML contains by mistake has no
 * hash. Browsers check preloads by the hash in their attribute `integrity`.
 */
export const createPageHashes = ({ inlineScripts, partStyles, files }: Content): PageHashes => ({
  scripts: [
    ...inlineScripts.filter(Boolean).map(hash),
    ...[...files.start, ...files.preload].flatMap(({ integrity }) => integrity || []),
  ],
  styles: [...new Set(partStyles.flatMap(({ css }) => (css === undefined ? [] : hash(css))))],
});

const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
