import { defaultLocale, type Locale, languageTags } from '@hotdrop/shared-domain/locale';
import type { Banner, Notice } from '@hotdrop/shared-domain/wire';
import {
  type FrameAdSlot,
  type FrameData,
  type LinkData,
  maxMessages,
  type ShownMessage,
} from '../../frame/frame-data.ts';
import { dismissalCookies } from '../../frame/settings.ts';
import { game } from '../../site/game.ts';
import type { Visitor } from '../http/visitor.ts';
import { adBackgrounds } from './ad-backgrounds.ts';
import { isLegible } from './is-legible.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { ConfiguredLink, ConfiguredText, SiteConfig } from './site-config.ts';

export interface FrameDataSource {
  readonly siteConfig: SiteConfig;
  readonly notices: NoticeBoard;
}

/** Creates the data of the frame. It depends on the visitor's language and theme alone. */
export function createFrameData(
  { locale, theme }: Pick<Visitor, 'locale' | 'theme'>,
  { siteConfig, notices }: FrameDataSource,
  now: number,
): FrameData {
  const links = (list: readonly ConfiguredLink[], here?: string) =>
    list.filter((one) => one.locales?.includes(locale) ?? true).map((one) => shownLink(one, locale, here));
  const board = notices.read();
  const shownNotices = board.notices.filter((notice) => isShown(notice, locale));
  return {
    theme,
    family: links(siteConfig.family, siteConfig.family[0]?.id),
    games: links(siteConfig.games, game.id),
    social: links(siteConfig.social),
    apps: links(siteConfig.apps),
    contactEmail: siteConfig.contactEmail,
    isDemo: board.isDemo,
    messages: [
      ...shownNotices.map((notice) => showNotice(notice, locale)),
      ...board.banners.flatMap((banner) => showBanner(banner, locale, now)),
    ].slice(0, maxMessages),
    providers: {
      ads: siteConfig.ads.provider,
      tagManager: siteConfig.tags.manager,
      analytics: siteConfig.tags.analytics,
      helpDesk: siteConfig.helpDesk?.replaceAll('{language}', languageTags[locale]) ?? null,
    },
    adSlots: frameAdSlots(siteConfig, locale),
    adGrounds: adBackgrounds(shownNotices),
  };
}

/** The frame's slots when the site has no ad of its own for them. */
const emptySlots = [
  { at: 'top', slot: 1, house: null },
  { at: 'bottom', slot: 2, house: null },
] as const;

/** The slots with an ad of the site itself, and at least one at the top and at the bottom. */
function frameAdSlots({ ads: { house } }: SiteConfig, locale: Locale): readonly FrameAdSlot[] {
  const houseSlots = house.map(({ slot, at, title, text, link }) => ({
    slot,
    at,
    house: { title: textFor(title, locale), text: textFor(text, locale), href: link.href },
  }));
  return [...houseSlots, ...emptySlots.filter(({ at }) => !house.some((one) => one.at === at))];
}

const textFor = (texts: ConfiguredText, locale: Locale): string =>
  texts[locale] ?? texts[defaultLocale] ?? Object.values(texts)[0] ?? '';

const shownLink = (
  { id, href, text, openWindow }: ConfiguredLink,
  locale: Locale,
  here: string | undefined,
): LinkData => ({
  id,
  href,
  text: textFor(text, locale),
  ...(openWindow && { isNewWindow: true }),
  ...(id === here && { isCurrent: true }),
});

/** Whether it is active, for this game, and has a text in the visitor's language. */
const isShown = ({ active, services, text }: Notice | Banner, locale: Locale) =>
  active && services.includes(game.id) && Boolean(text[locale]?.trim());

const shownMessage = ({ text, url }: Notice | Banner, locale: Locale) => ({
  text: text[locale] ?? '',
  link: url && { href: url.href, isNewWindow: url.openWindow },
});

function showNotice(notice: Notice, locale: Locale): ShownMessage {
  const { id, textColor: text, backgroundColor: ground } = notice;
  return {
    ...shownMessage(notice, locale),
    dismissal: dismissalCookies.notice(id),
    colors: isLegible(text, ground) ? { text, ground } : null,
    banner: null,
  };
}

/** Leaves out a banner that no visitor gets now. */
function showBanner(banner: Banner, locale: Locale, now: number): ShownMessage[] {
  const { id, weight, mobile: isForPhones, pc: isForDesktops } = banner;
  if (weight <= 0 || !isShown(banner, locale) || !isRunning(banner, now)) return [];
  return [
    {
      ...shownMessage(banner, locale),
      dismissal: dismissalCookies.banner(id),
      colors: null,
      banner: { weight, isForPhones, isForDesktops },
    },
  ];
}

const isRunning = ({ duration: { start, end } }: Banner, now: number) =>
  (start === null || Date.parse(start) <= now) && (end === null || now < Date.parse(end));
