import type { Locale } from '@hotdrop/shared-domain/locale';
import type { SiteState } from '@hotdrop/shared-domain/store';
import type { PageRelease } from '@hotdrop/shared-host/browser';
import type { HydrationState } from 'react-router';
import type { FrameData } from './frame/frame-data.ts';

export interface MenuEntry {
  /** Relative to the base path. */
  readonly path: string;
  readonly title: string;
  /** SVG path of the icon. */
  readonly icon?: string | undefined;
}

/** Data of the page for hydration, so that the browser renders the same as the server. */
export interface Handover {
  readonly locale: Locale;
  readonly frameData: FrameData;
  /** When the server rendered the page, in ms. */
  readonly now: number;
  readonly origin: string;
  /** Base URL of the API in browsers. */
  readonly apiBase: string;
  readonly release: PageRelease;
  readonly menu: readonly MenuEntry[];
  readonly store: Partial<SiteState>;
  /** The data of the parts that run in the browser, by key. */
  readonly partData: Readonly<Record<string, unknown>>;
  /** An area whose build comes from a developer's proxy, which also serves this page. */
  readonly override?: string | undefined;
  /** Share of the page views, 0 to 1, that send web vitals. */
  readonly visitSample: number;
}

declare global {
  /** Set by the page's first inline script. */
  var hotdropHandover: Handover | undefined;
  /** The loaders' data, which the router reads by this name. */
  var __staticRouterHydrationData: HydrationState | undefined;
}
