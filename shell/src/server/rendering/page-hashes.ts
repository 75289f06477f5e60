import { createHash } from 'node:crypto';

/** Sources of the content security policy: what this page may run, by its content. */
export interface PageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Text that a page contains, with its source in the policy. */
export interface HashedContent {
  readonly text: string;
  readonly hash: string;
}

/** A stylesheet that the HTML of a page needs in the first response. */
export interface PageStyle {
  readonly href: string;
  readonly integrity: string;
  /** Undefined if the page links to the file. */
  readonly content: HashedContent | undefined;
}

type Preloads = readonly { readonly integrity: string }[];

interface Content {
  readonly inlineScripts: readonly string[];
  readonly styles: readonly PageStyle[];
  readonly files: { readonly start: Preloads; readonly preload: Preloads };
}

/**
 * Hashes the inline scripts and styles before React renders the page: a script that the HTML contains by mistake has no
 * hash. Browsers check preloads by the hash in their attribute `integrity`.
 */
export const createPageHashes = ({ inlineScripts, styles, files }: Content): PageHashes => ({
  scripts: [
    ...inlineScripts.filter(Boolean).map((script) => hashContent(script).hash),
    ...[...files.start, ...files.preload].flatMap(({ integrity }) => integrity || []),
  ],
  styles: [...new Set(styles.flatMap(({ content }) => content?.hash ?? []))],
});

export const hashContent = (text: string): HashedContent => ({
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});
