import { defaultLocale, type Locale, languageTags } from '@hotdrop/shared-domain/locale';
import type { Banner, Notice } from '@hotdrop/shared-domain/wire';
import type { FrameAdSlot, FrameData, LinkData } from '../../frame/frame-data.ts';
import { dismissalCookies } from '../../frame/notices/dismiss.ts';
import { game } from '../../site/game.ts';
import type { Visitor } from '../http/visitor.ts';
import { adGrounds } from './ad-backgrounds.ts';
import { chooseBanner } from './choose-banner.ts';
import { isLegible } from './is-legible.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { ConfiguredLink, ConfiguredText, SiteConfig } from './site-config.ts';

export interface FrameDataSource {
  readonly siteConfig: SiteConfig;
  readonly notices: NoticeBoard;
}

interface Moment {
  readonly now: number;
  /** From 0 up to 1: which of the banners is shown. */
  readonly random: number;
}

/** What the frame shows this visitor besides the page. */
export function createFrameData(
  visitor: Visitor,
  { siteConfig, notices }: FrameDataSource,
  moment: Moment,
): FrameData {
  const { locale, theme } = visitor;
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
    notices: shownNotices.map((notice) => shownNotice(notice, locale)),
    banner: shownBanner(board.banners, visitor, moment),
    prompt: promptFor(visitor),
    providers: {
      ads: siteConfig.ads.provider,
      tagManager: siteConfig.tags.manager,
      analytics: siteConfig.tags.analytics,
      helpDesk: siteConfig.helpDesk?.replaceAll('{language}', languageTags[locale]) ?? null,
    },
    adSlots: frameAdSlots(siteConfig, locale),
    adGrounds: adGrounds(shownNotices),
  };
}

/** Where the frame has slots for a provider, whether or not the house has something to say there. */
const places = [
  { at: 'top', slot: 1 },
  { at: 'bottom', slot: 2 },
] as const;

/** Those in which the house promotes something, and with a provider one at each place. */
function frameAdSlots({ ads: { provider, house } }: SiteConfig, locale: Locale): readonly FrameAdSlot[] {
  const ofHouse = house.map(({ slot, at, title, text, link }) => ({
    slot,
    at,
    house: { title: inLanguage(title, locale), text: inLanguage(text, locale), href: link.href },
  }));
  const isTaken = (at: string) => house.some((one) => one.at === at);
  const ofProvider = places
    .filter(({ at }) => provider && !isTaken(at))
    .map((place) => ({ ...place, house: null }));
  return [...ofHouse, ...ofProvider];
}

const inLanguage = (texts: ConfiguredText, locale: Locale): string =>
  texts[locale] ?? texts[defaultLocale] ?? Object.values(texts)[0] ?? '';

const shownLink = (
  { id, href, text, openWindow }: ConfiguredLink,
  locale: Locale,
  here: string | undefined,
): LinkData => ({
  id,
  href,
  text: inLanguage(text, locale),
  ...(openWindow && { isNewWindow: true }),
  ...(id === here && { isHere: true }),
});

/** Whether it is on, meant for this game, and says something in the visitor's language. */
const isShown = ({ active, services, text }: Notice | Banner, locale: Locale) =>
  active && services.includes(game.id) && Boolean(text[locale]?.trim());

const linkOf = ({ url }: Notice | Banner) => url && { href: url.href, isNewWindow: url.openWindow };

function shownNotice(notice: Notice, locale: Locale) {
  const { id, textColor, backgroundColor, text } = notice;
  const colors = isLegible(textColor, backgroundColor) ? { text: textColor, ground: backgroundColor } : null;
  return { id, text: text[locale] ?? '', link: linkOf(notice), colors };
}

function shownBanner(banners: readonly Banner[], { locale, app, putAway }: Visitor, { now, random }: Moment) {
  const candidates = banners.filter(
    (banner) =>
      isShown(banner, locale) &&
      (app.isMobile ? banner.mobile : banner.pc) &&
      isRunning(banner, now) &&
      !putAway.includes(dismissalCookies.banner(banner.id)),
  );
  const chosen = chooseBanner(candidates, random);
  return chosen ? { id: chosen.id, text: chosen.text[locale] ?? '', link: linkOf(chosen) } : null;
}

const isRunning = ({ duration: { start, end } }: Banner, now: number) =>
  (start === null || Date.parse(start) <= now) && (end === null || now < Date.parse(end));

/** An old app is told of the new one; a phone's browser is told of the app. */
function promptFor({ app, putAway }: Visitor) {
  if (app.isLegacyApp) return putAway.includes(dismissalCookies.legacy) ? null : 'legacy';
  if (app.isMobileApp || !app.isMobile) return null;
  return putAway.includes(dismissalCookies.promotion) ? null : 'promotion';
}
