import type { Locale } from '@hotdrop/shared-domain/locale';
import type { SiteSnapshot } from '@hotdrop/shared-domain/store';
import type { PageRelease } from '@hotdrop/shared-host/browser';
import type { FrameData } from './frame/frame-data.ts';

export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

export interface MenuEntry {
  /** Relative to the base path. */
  readonly path: string;
  readonly title: string;
  /** The outline of its sign. */
  readonly icon?: string | undefined;
}

/**
 * What the server tells the browser about the page that it drew. Both sides draw from it, so that they agree:
 * language, time, release set, the store's content and the stylesheets are the same on both.
 */
export interface Handover {
  readonly locale: Locale;
  readonly frameData: FrameData;
  /** When the server drew the page, in milliseconds. */
  readonly now: number;
  readonly origin: string;
  /** Where browsers call the API host. */
  readonly apiBase: string;
  readonly release: PageRelease;
  readonly menu: readonly MenuEntry[];
  readonly store: SiteSnapshot;
  readonly styles: readonly Stylesheet[];
  /** One area's code comes from elsewhere, for this visitor alone. */
  readonly override?: Override | undefined;
  /** The share of visits, 0 to 1, that tell the server how they went. */
  readonly visitSample: number;
}

/** An area that its developer serves, in place of the published one. */
export interface Override {
  readonly area: string;
  /** Where it comes from; its store lies below `/areas/`. */
  readonly origin: string;
}

export interface Stylesheet {
  readonly href: string;
  readonly integrity: string;
}

declare global {
  /** Set by the page's first inline script. */
  var hotdropHandover: Handover | undefined;
}
