import type { AreaManifest, LinkPatterns } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { PagePart } from '../parts/page-parts.ts';
import type { PageSlot } from '../parts/page-slots.ts';

/**
 * The release set in a page: the browser runs exactly the versions that the server rendered with. Has only the data
 * that the browser needs, because every page inlines it.
 */
export interface PageRelease {
  readonly areas: readonly PageArea[];
  /** The available parts of these areas, in their order. */
  readonly parts: readonly PagePart[];
  /** The slots of the areas' pages. */
  readonly slots: readonly PageSlot[];
  /** The links that these areas, or the site, provide. */
  readonly links: LinkPatterns;
}

export type PageArea = ReadyArea | FailedArea;

interface KnownArea {
  readonly id: string;
  /** React Router patterns of the area's addresses, relative to the base path. */
  readonly routes: readonly string[];
  /** The skeleton of each page, by pattern. */
  readonly skeletons?: AreaManifest['skeletons'];
}

export interface ReadyArea extends KnownArea {
  readonly status: 'ready';
  readonly version: string;
  /** The URL of the version's files, with a slash at the end: `/areas/mf-profile/1.4.0-3f9c2a/`. */
  readonly base: string;
  /** The container's file below `base` and the global it defines. */
  readonly entry: string;
  readonly global: string;
  /** The area's language, if it lacks the page's. */
  readonly locale?: Locale;
  /** The values of the area's settings. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The hashes of the files below `base`. Missing if the page does not run code of the area at once. */
  readonly hashes?: AreaCode['hashes'];
  /** The file below `base` with the missing hashes, and its own hash. */
  readonly code?: { readonly file: string; readonly hash: string };
}

/** What a browser needs to know of an area before it runs any of its code. */
export interface AreaCode {
  readonly hashes: Readonly<Record<string, string>>;
  /** The scripts that each page of the area needs. */
  readonly first: readonly string[];
}

export interface FailedArea extends KnownArea {
  readonly status: 'failed';
  readonly reason: string;
}
