import { defaultLocale, getLanguage, type Locale } from '@hotdrop/shared-domain/locale';
import type { Banner, Notice } from '@hotdrop/shared-domain/wire';
import {
  type AdGrounds,
  type FrameAdSlot,
  type FrameData,
  type LinkData,
  maxMessages,
  type ShownMessage,
} from '../../frame/frame-data.ts';
import { dismissalCookies } from '../../frame/settings.ts';
import { game } from '../../site/game.ts';
import type { Visitor } from '../http/visitor.ts';
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
      helpDesk: siteConfig.helpDesk?.replaceAll('{language}', getLanguage(locale).tag) ?? null,
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

const textColors = ['#fff', '#000'];

/** Background and legible text color of each ad slot that a visible notice names. The first notice wins. */
const adBackgrounds = (shown: readonly Notice[]): AdGrounds =>
  Object.assign({}, ...shown.toReversed().map(adBackground));

/** Leaves out an invalid color. White or black text is legible on any other. */
function adBackground({ adxConnection: slot, adxBackgroundColor: background }: Notice): AdGrounds {
  const textColor = textColors.find((color) => isLegible(color, background));
  return textColor ? { [`--ad-ground-${slot}`]: background, [`--ad-ink-${slot}`]: textColor } : {};
}

/** Minimum contrast of small text (WCAG AA). */
const minContrast = 4.5;

/** Whether an operator's text is legible on its background. Accepts only `#rgb` and `#rrggbb`. */
function isLegible(text: string, background: string): boolean {
  const [first, second] = [luminance(text), luminance(background)];
  if (first === undefined || second === undefined) return false;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05) >= minContrast;
}

/** Relative luminance (WCAG); undefined for an invalid color. */
function luminance(color: string): number | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color) ?? [];
  const digits = long ?? short?.replaceAll(/./g, '$&$&');
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
