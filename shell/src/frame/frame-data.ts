import { createContext, useContext } from 'react';
import type { Theme } from './themes.ts';

/** Data of the frame around the page. It comes with the page, so that both sides render the same. */
export interface FrameData {
  readonly theme: Theme;
  /** The operator's sites, shown in the top bar. */
  readonly family: readonly LinkData[];
  /** Games that have a site, including this one. */
  readonly games: readonly LinkData[];
  /** Social media pages, and the recruitment page for languages that have one. */
  readonly social: readonly LinkData[];
  readonly apps: readonly LinkData[];
  /** Recipient of the contact form's e-mails. */
  readonly contactEmail: string;
  /** Whether the API serves invented demo data, which the footer says. */
  readonly isDemo: boolean;
  /** Notices, then banners. The browser shows at most one of them: see `createMessageScript`. */
  readonly messages: readonly ShownMessage[];
  readonly providers: Providers;
  readonly adSlots: readonly FrameAdSlot[];
  /** Background colors that notices set behind ad slots, with a text color that is readable on each. */
  readonly adGrounds: AdGrounds;
}

/** A link from the site's configuration, in the visitor's language. */
export interface LinkData {
  readonly id: string;
  readonly text: string;
  readonly href: string;
  readonly isNewWindow?: boolean;
  readonly isCurrent?: boolean;
}

/** The most messages in one page: `message-bar.module.css` has a rule for each. */
export const maxMessages = 8;

/** An operator's notice or banner above the header. */
export interface ShownMessage {
  /** Cookie that keeps the message dismissed; null: the visitor cannot close it. */
  readonly dismissal: string | null;
  readonly text: string;
  readonly link: { readonly href: string; readonly isNewWindow: boolean } | null;
  /** The operator's colors if they have enough contrast; null: the colors of the theme. */
  readonly colors: { readonly text: string; readonly ground: string } | null;
  /** For a banner, which appears when there is no notice; null: a notice. */
  readonly banner: BannerRules | null;
}

/** The browser knows the device and chooses among the banners by their weight. */
interface BannerRules {
  readonly weight: number;
  readonly isForPhones: boolean;
  readonly isForDesktops: boolean;
}

/** URLs of third-party pages. Each runs in its own sandboxed iframe; null: not configured. */
export interface Providers {
  /** Fills ad slots. `{slot}` is replaced by the slot's number. */
  readonly ads: string | null;
  readonly tagManager: string | null;
  readonly analytics: string | null;
  readonly helpDesk: string | null;
}

/** An ad slot above or below the page. */
export interface FrameAdSlot {
  /** 1 to 5. */
  readonly slot: number;
  readonly at: 'top' | 'bottom';
  /** House promotion, shown until a provider fills the slot. */
  readonly house: { readonly title: string; readonly text: string; readonly href: string } | null;
}

/** CSS custom properties. Every ad slot on the page reads those with its number. */
export type AdGrounds = Readonly<Record<`--ad-${'ground' | 'ink'}-${number}`, string>>;

const FrameDataContext = createContext<FrameData | null>(null);

export const FrameDataProvider = FrameDataContext.Provider;

export function useFrameData(): FrameData {
  const frameData = useContext(FrameDataContext);
  if (!frameData) throw new Error('useFrameData() was called outside <Frame>.');
  return frameData;
}
