import type { Locale } from '../locale/index.ts';
import type { Banner, Notice } from '../wire/index.ts';

type Announced = Pick<Notice, 'active' | 'services' | 'text'>;

/** The text in a language; null: there is none, and nothing is shown. */
export const noticeText = ({ text }: Pick<Announced, 'text'>, locale: Locale): string | null =>
  (Object.hasOwn(text, locale) ? text[locale] : undefined)?.trim() || null;

const isShown = (announced: Announced, service: string, locale: Locale) =>
  announced.active && announced.services.includes(service) && noticeText(announced, locale) !== null;

/** The lines of the notification bar. */
export const shownNotices = (
  notices: readonly Notice[],
  service: string,
  locale: Locale,
): readonly Notice[] => notices.filter((notice) => isShown(notice, service, locale));

export interface Viewer {
  readonly service: string;
  readonly locale: Locale;
  readonly isMobile: boolean;
  readonly now: number;
  /** Ids of banners that the visitor has closed. */
  readonly dismissed: readonly string[];
}

/** The banners of which one may be chosen. */
export const eligibleBanners = (banners: readonly Banner[], viewer: Viewer): readonly Banner[] =>
  banners.filter(
    (banner) =>
      isShown(banner, viewer.service, viewer.locale) &&
      (viewer.isMobile ? banner.mobile : banner.pc) &&
      isRunning(banner, viewer.now) &&
      !viewer.dismissed.includes(banner.id),
  );

function isRunning({ duration }: Banner, now: number): boolean {
  const hasBegun = duration.start === null || Date.parse(duration.start) <= now;
  const hasEnded = duration.end !== null && Date.parse(duration.end) <= now;
  return hasBegun && !hasEnded;
}

/** Chooses by weight with a random number from 0 to 1 (not included). Null: none is left to show. */
export function chooseBanner(banners: readonly Banner[], viewer: Viewer, random: number): Banner | null {
  const eligible = eligibleBanners(banners, viewer);
  let rest = random * eligible.reduce((sum, banner) => sum + banner.weight, 0);
  for (const banner of eligible) {
    rest -= banner.weight;
    if (rest < 0) return banner;
  }
  return null;
}
