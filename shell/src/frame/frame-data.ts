import { createContext, useContext } from 'react';
import type { Theme } from '../handover.ts';

/** Data of the frame around the page. The server chooses it for each visitor, so that both sides render the same. */
export interface FrameData {
  readonly theme: Theme;
  /** Sites of the family, in the strip at the top. */
  readonly family: readonly LinkData[];
  /** Games that have a site of their own, this one among them. */
  readonly games: readonly LinkData[];
  /** Social pages, and recruitment where it is shown. */
  readonly social: readonly LinkData[];
  readonly apps: readonly LinkData[];
  /** Where the contact form's e-mails go. */
  readonly contactEmail: string;
  /** The figures are those of the demo world, and the frame says so. */
  readonly isDemo: boolean;
  readonly notices: readonly ShownNotice[];
  readonly banner: ShownBanner | null;
  /** What asks the visitor to get the app, or a newer one. */
  readonly prompt: Prompt | null;
  readonly providers: Providers;
  readonly adSlots: readonly FrameAdSlot[];
  /** The grounds that notices want behind ad slots, wherever these stand, and what can be read on them. */
  readonly adGrounds: AdGrounds;
}

/** A link of the site's configuration, in the visitor's language. */
export interface LinkData {
  readonly id: string;
  readonly text: string;
  readonly href: string;
  readonly isNewWindow?: boolean;
  readonly isHere?: boolean;
}

export interface ShownNotice {
  readonly id: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly isNewWindow: boolean } | null;
  /** The operator's, when they can be read; null: the theme's. */
  readonly colors: { readonly text: string; readonly ground: string } | null;
}

export interface ShownBanner {
  readonly id: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly isNewWindow: boolean } | null;
}

export type Prompt = 'promotion' | 'legacy';

/** Pages of others, each shown in a sandboxed frame of its own; null: there is none. */
export interface Providers {
  /** Fills ad slots; `{slot}` stands for the number. */
  readonly ads: string | null;
  readonly tagManager: string | null;
  readonly analytics: string | null;
  readonly helpDesk: string | null;
}

/** One of the frame's own ad slots. */
export interface FrameAdSlot {
  /** 1 to 5. */
  readonly slot: number;
  readonly at: 'top' | 'bottom';
  /** What it shows until a provider fills it. */
  readonly house: { readonly title: string; readonly text: string; readonly href: string } | null;
}

/** As custom properties, which every ad slot of the page reads by its number. */
export type AdGrounds = Readonly<Record<`--ad-${'ground' | 'ink'}-${number}`, string>>;

const FrameDataContext = createContext<FrameData | null>(null);

export const FrameDataProvider = FrameDataContext.Provider;

export function useFrameData(): FrameData {
  const frameData = useContext(FrameDataContext);
  if (!frameData) throw new Error('useFrameData() was called outside <Frame>.');
  return frameData;
}
