import type { Site } from '@hotdrop/shared-domain/contract';
import { type Favorite, selectFavorites } from '@hotdrop/shared-domain/favorites';
import { linksOf } from '@hotdrop/shared-domain/links';
import { defaultLocale, getLanguage, type Locale } from '@hotdrop/shared-domain/locale';
import {
  type DateFormat,
  formatCompact,
  formatDate,
  formatNumber,
  formatRelativeTime,
  formatTime,
  inTimeZone,
  type OffsetAt,
  type TimeZone,
} from '@hotdrop/shared-domain/text';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';

const SiteContext = createContext<Site | null>(null);

interface SiteProviderProps {
  readonly site: Site;
  /** The result of `loadTexts`, in the site's language. */
  readonly i18n: Texts;
  readonly children: React.ReactNode;
}

/** Every area wraps its pages in it, because builds share no React context. */
export const SiteProvider = ({ site, i18n, children }: SiteProviderProps) => (
  <SiteContext value={site}>
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  </SiteContext>
);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) {
    throw new Error('useSite() found no site. Wrap the page in <SiteProvider>.');
  }
  return site;
}

/** Returns functions for the site's links. An area adds the patterns of its own pages. */
export const useLinks = <Own extends string = never>(own?: Readonly<Record<Own, string>>) =>
  linksOf(useSite(), own);

/** The texts of a page in one language: those of shared-ui and of the area. */
export type Texts = I18n;

type Catalog = { readonly messages: Messages };
export type ImportCatalog = (locale: Locale) => Promise<Catalog>;

/**
 * Loads the texts of one page in one language: those of shared-ui and the caller's. Each site has its own instance,
 * because a server renders several languages at once. The common chunk name puts both catalogs into one file.
 *
 *   loadTexts(site.locale, (locale) =>
 *     import(/* webpackChunkName: "texts-[request]" *\/ `../catalogs/${locale}.po`))
 */
export async function loadTexts(locale: Locale, importCatalog?: ImportCatalog): Promise<Texts> {
  const [shared, own] = await Promise.all([
    import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
    importCatalog?.(locale),
  ]);
  return setupI18n({ locale, messages: { [locale]: { ...shared.messages, ...own?.messages } } });
}

/** Adds the texts of `share-sheet/`, which few visits need. */
export async function addLaterTexts(i18n: Texts): Promise<void> {
  const { locale } = i18n;
  const later: Catalog = await import(
    /* webpackChunkName: "later-texts-[request]" */ `../catalogs/${locale}.po?later`
  );
  i18n.load(locale, { ...later.messages, ...i18n.messages });
}

/** Loads the texts of an area in the site's language, or in English if this build lacks it. */
export const loadAreaTexts: typeof loadTexts = (locale, importCatalog) =>
  loadTexts(locale, importCatalog).catch((error: unknown) => {
    if (Object(error).code !== 'MODULE_NOT_FOUND' || locale === defaultLocale) throw error;
    return loadTexts(defaultLocale, importCatalog);
  });

/** Loads the area's texts once for each language: a page can have several parts, and a server draws many pages. */
export function createTextsLoader(importCatalog: ImportCatalog | undefined) {
  const byLocale = new Map<Locale, Promise<Texts>>();
  return (locale: Locale): Promise<Texts> => {
    const texts = byLocale.get(locale) ?? loadAreaTexts(locale, importCatalog);
    byLocale.set(locale, texts);
    texts.catch(() => byLocale.delete(locale));
    return texts;
  };
}

interface AreaProviderProps {
  readonly site: Site;
  /** The result of `loadAreaTexts`. */
  readonly texts: Texts;
  readonly children: React.ReactNode;
}

/** The site in the language of the texts. */
export const withLocaleOf = ({ locale }: Texts, site: Site): Site =>
  locale === site.locale ? site : { ...site, locale: locale as Locale };

/** Provides the site and the texts to pages and parts of an area, in the language of the texts. */
export function AreaProvider({ site, texts, children }: AreaProviderProps) {
  const own = withLocaleOf(texts, site);
  return (
    <SiteProvider site={own} i18n={texts}>
      {own === site ? (
        children
      ) : (
        <div style={{ display: 'contents' }} lang={getLanguage(own.locale).tag}>
          {children}
        </div>
      )}
    </SiteProvider>
  );
}

type State = ReturnType<Site['store']['getState']>;

/** Subscribes to a selector of `@hotdrop/shared-domain/store`. */
export function useStore<T>(selector: (state: State) => T): T {
  const { side, store } = useSite();
  // The server renders the state after its loaders. The browser's store starts with the same state, and hydration
  // must see it even after a change.
  const drawn = side === 'server' ? store.getState : store.getInitialState;
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.getState()),
    () => selector(drawn()),
  );
}

/** Returns the visitor's favorites. The list is empty on the server and during hydration. */
export const useFavorites = (): readonly Favorite[] => useStore(selectFavorites);

const never = () => () => {};

/** Whether hydration is done. Only then is data from the browser's storage available. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether a component's first render is one of the server, or takes over its HTML. Unlike `useIsHydrated`, it renders
 * nothing again; later renders of a component return false.
 */
export function useHasHtml(): boolean {
  let hasHtml = false;
  useSyncExternalStore(
    never,
    () => null,
    () => {
      hasHtml = true;
      return null;
    },
  );
  return hasHtml;
}

const minute = 60_000;

/** Returns the time and updates every minute. A component that takes over HTML begins with the time of the HTML. */
export function useNow(): number {
  const { now, drawnAt } = useSite();
  const hasHtml = useHasHtml();
  const [time, setTime] = useState(() => (hasHtml ? drawnAt : now()));
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minute);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}

export interface ShownTimeZone {
  readonly offsetAt: OffsetAt;
  /** Whether this is the visitor's zone. Otherwise times are in UTC. */
  readonly isKnown: boolean;
}

/** `Date` knows the browser's zone without `Intl`, whose first use takes 20 to 30 ms. */
const offsetInBrowser: OffsetAt = (time) => new Date(time).getTimezoneOffset() * -60_000;

const month = 30 * 24 * 60 * 60_000;

/** Whether the browser's clocks agreed with a zone during the last year. */
export function isBrowserTimeZone(zone: TimeZone | null, now: number): boolean {
  if (!zone) return false;
  const offsetAt = inTimeZone(zone);
  return Array.from({ length: 13 }, (_, months) => now - months * month).every(
    (time) => offsetAt(time) === offsetInBrowser(time),
  );
}

/**
 * Returns the zone in which times are shown: the server's until hydration, then the browser's. All times of a page
 * change then, in a transition, so that they do not block the page.
 */
export function useTimeZone(): ShownTimeZone {
  const { now, store } = useSite();
  const { timeZone = null } = store.getState();
  const hasHtml = useHasHtml();
  // Stays false if both zones agree, so that no component renders again after hydration.
  const [isBrowsers, setIsBrowsers] = useState(() => !hasHtml && !isBrowserTimeZone(timeZone, now()));
  useEffect(() => {
    if (!isBrowserTimeZone(timeZone, now())) startTransition(() => setIsBrowsers(true));
  }, [timeZone, now]);
  return {
    offsetAt: isBrowsers ? offsetInBrowser : inTimeZone(timeZone ?? []),
    isKnown: isBrowsers || Boolean(timeZone),
  };
}

/** ISO 8601 or milliseconds. */
export type Time = string | number;

const readTime = (time: Time): number => new Date(time).getTime();

/** Formats times in the visitor's language and time zone. */
export function useTimes() {
  const { locale } = useSite();
  const { offsetAt, isKnown } = useTimeZone();
  const date = (variant: DateFormat) => (time: Time) => formatDate(readTime(time), variant, locale, offsetAt);
  return {
    /** `Nov 21, 2026` */
    day: date('date'),
    /** `Nov 21, 14:20` */
    dayTime: date('dayTime'),
    /** `14:20` */
    time: (time: Time) => formatTime(readTime(time), offsetAt),
    /** `Nov 21, 2026, 14:20:05` */
    timestamp: date('timestamp'),
    /** Follows a time while the visitor's zone is unknown. */
    zone: isKnown ? '' : ' UTC',
  };
}

export type DateVariant = Exclude<keyof ReturnType<typeof useTimes>, 'zone'>;

/** Null for stats that the game does not publish. Never show them as 0. */
type Stat = number | null | undefined;

export const unknownStat = '–';

const stat = (show: (value: number) => string) => (value: Stat) =>
  value === null || value === undefined || !Number.isFinite(value) ? unknownStat : show(value);

const two = (value: number) => String(value).padStart(2, '0');

/** 1721 → `28:41`, 3725 → `1:02:05` */
const clock = stat((seconds) => {
  const all = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
});

/** 6300 → `1 h 45 min` */
const length = (locale: Locale) =>
  stat((seconds) => {
    const all = Math.round(seconds / 60);
    const { units } = getLanguage(locale);
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    const parts = [
      hours > 0 && units.hours.replace('#', formatNumber(hours, locale)),
      (minutes > 0 || hours === 0) && units.minutes.replace('#', String(minutes)),
    ];
    return parts.filter(Boolean).join('').trim();
  });

function formats(locale: Locale) {
  const { separator, units } = getLanguage(locale);
  const measure = (unit: string, decimals: number) =>
    stat((value) => unit.replace('#', formatNumber(value, locale, decimals)));

  return {
    /** 1284112 → `1,284,112` */
    number: stat((value) => formatNumber(value, locale)),
    /** 412806 → `413K` */
    compact: stat((value) => formatCompact(value, locale)),
    /** (2.379, 2) → `2.38` */
    decimal: (value: Stat, count = 2) => stat((known) => formatNumber(known, locale, count))(value),
    /** A ratio from 0 to 1: (0.0913) → `9.1%` */
    percent: (ratio: Stat, count = 1) =>
      stat((known) => `${formatNumber(known * 100, locale, count)}%`)(ratio),
    /** A change, with a real minus: `+38`, `−12`, `0` */
    change: stat(
      (value) => (Math.round(value) > 0 ? '+' : '') + formatNumber(value, locale).replace('-', '−'),
    ),
    /** 4.123 → `4.12 km` */
    kilometers: measure(units.kilometers, 2),
    /** `84 m` */
    meters: measure(units.meters, 0),
    /** 33480 → `9.3 h` */
    hours: stat((seconds) => units.hours.replace('#', formatNumber(seconds / 3600, locale, 1)).trim()),
    clock,
    length: length(locale),
    /** `Ada, Bea` */
    list: (names: readonly string[]) => names.join(separator),
    /** Just now, minutes, hours, up to 6 calendar days; null for older times. Days are UTC's without offsets. */
    ago: (time: Time, now: number, offsetAt?: OffsetAt) =>
      formatRelativeTime(readTime(time), now, locale, offsetAt),
  };
}

const made = new Map<Locale, ReturnType<typeof formats>>();

export type Format = ReturnType<typeof formats>;

/** Formats numbers and ages in a language. Server and browser produce the same text. */
export function formatIn(locale: Locale): Format {
  const known = made.get(locale) ?? formats(locale);
  made.set(locale, known);
  return known;
}

/** Returns the formatter for the site's language. */
export const useFormat = (): Format => formatIn(useSite().locale);
