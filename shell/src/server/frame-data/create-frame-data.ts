import { defaultLocale, type Locale, languageTags } from '@hotdrop/shared-domain/locale';
import type { Banner, Notice } from '@hotdrop/shared-domain/wire';
import type { FrameAdSlot, FrameData, LinkData, ShownMessage } from '../../frame/frame-data.ts';
import { dismissalCookies } from '../../frame/notices/dismiss.ts';
import { game } from '../../site/game.ts';
import type { Visitor } from '../http/visitor.ts';
import { adBackgrounds } from './ad-backgrounds.ts';
import { isLegible } from './is-legible.ts';
import type { NoticeBoard } from './notice-board.ts';
import { pickByWeight } from './pick-by-weight.ts';
import type { ConfiguredLink, ConfiguredText, SiteConfig } from './site-config.ts';

export interface FrameDataSource {
  readonly siteConfig: SiteConfig;
  readonly notices: NoticeBoard;
}

interface Moment {
  readonly now: number;
  /** From 0 to below 1. Chooses the banner. */
  readonly random: number;
}

/** Creates the data of the frame for one visitor. */
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
    message: chooseNotice(shownNotices, visitor) ?? chooseBanner(board.banners, visitor, moment),
    prompt: promptFor(visitor),
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

/** The first notice that the visitor has not dismissed. */
function chooseNotice(notices: readonly Notice[], { locale, dismissals }: Visitor): ShownMessage | undefined {
  const notice = notices.find(({ id }) => !dismissals.includes(dismissalCookies.notice(id)));
  if (!notice) return undefined;
  const { id, textColor: text, backgroundColor: ground } = notice;
  return {
    ...shownMessage(notice, locale),
    dismissal: dismissalCookies.notice(id),
    colors: isLegible(text, ground) ? { text, ground } : null,
  };
}

/** One of the banners that the visitor has not dismissed, by weight. */
function chooseBanner(
  banners: readonly Banner[],
  { locale, app, dismissals }: Visitor,
  { now, random }: Moment,
): ShownMessage | null {
  const candidates = banners.filter(
    (banner) =>
      isShown(banner, locale) &&
      (app.isMobile ? banner.mobile : banner.pc) &&
      isRunning(banner, now) &&
      !dismissals.includes(dismissalCookies.banner(banner.id)),
  );
  const chosen = pickByWeight(candidates, random);
  if (!chosen) return null;
  return {
    ...shownMessage(chosen, locale),
    dismissal: dismissalCookies.banner(chosen.id),
    colors: null,
  };
}

const isRunning = ({ duration: { start, end } }: Banner, now: number) =>
  (start === null || Date.parse(start) <= now) && (end === null || now < Date.parse(end));

/** Asks visitors of an old app to update, and visitors of a phone's browser to get the app. */
function promptFor({ app, dismissals }: Visitor) {
  if (app.isLegacyApp) return dismissals.includes(dismissalCookies.legacy) ? null : 'legacy';
  if (app.isMobileApp || !app.isMobile) return null;
  return dismissals.includes(dismissalCookies.promotion) ? null : 'promotion';
}
