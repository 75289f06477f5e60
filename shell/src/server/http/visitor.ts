import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import { acceptedLocale, defaultLocale, type Locale, parseLocale } from '@hotdrop/shared-domain/locale';
import type { Returning } from '@hotdrop/shared-domain/store';
import type { TimeZone } from '@hotdrop/shared-domain/text';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isbot } from 'isbot';
import { type Theme, themes } from '../../frame/themes.ts';
import { getCookieName, keptCookie, readKept, readStyles, stylesCookie } from '../../site/cookies.ts';
import { game } from '../../site/game.ts';
import { bucketHeader } from './headers.ts';
import { readForwardedFor } from './request-origin.ts';
import { readTimeZone } from './time-zone.ts';

/** Data about the visitor from one request. */
export interface Visitor {
  readonly locale: Locale;
  /** The URL names the language, so a cookie saves it. */
  readonly isLocaleChosen: boolean;
  readonly theme: Theme;
  /** Platform for player searches; undefined if the visitor has not chosen one. */
  readonly platform: string | undefined;
  /** Null: unknown, as on a first visit. */
  readonly timeZone: TimeZone | null;
  /** Numbers of players that the browser keeps for the visitor. Null: none. */
  readonly returning: Returning | null;
  /** Short names of the stylesheets in the browser's cache. */
  readonly styles: readonly string[];
  readonly app: AppFlags;
  readonly isCrawler: boolean;
  /** The visitor's address after those of proxies' `X-Forwarded-For`: for the API host, which limits each visitor. */
  readonly forwardedFor: string | undefined;
  /** The header with an API key, of callers that may have one. */
  readonly authorization?: string | undefined;
  /** The URL says whether the mobile app shows the page, so a cookie saves it for the session; undefined: it says nothing. */
  readonly isAppInUrl: boolean | undefined;
  /** Decides which canaries this visitor gets: a bucket from 0 to 99, which the browser has drawn. */
  readonly stickyId: string | undefined;
}

/** Whether a phone or the mobile app shows the page. */
interface AppFlags {
  readonly isMobileApp: boolean;
  readonly isLegacyApp: boolean;
  readonly isMobile: boolean;
}

export const cookieNames = {
  locale: 'hl',
  theme: 'theme',
  platform: 'platform',
  timeZone: 'zone',
  kept: keptCookie,
  styles: stylesCookie,
  sticky: 'visitor',
  app: 'app',
} as const;

/** Values of the query parameter `app`. */
const appInUrl = new Map([
  ['1', true],
  ['0', false],
]);

/** These cookies decide nothing that matters to security, so a name without the prefix counts, too. */
const readCookie = (c: Context, name: string) =>
  getCookie(c, getCookieName(name, true)) ?? getCookie(c, getCookieName(name, false));

/** The language without the URL's. */
const readOwnLocale = (c: Context): Locale =>
  parseLocale(readCookie(c, cookieNames.locale)) ??
  acceptedLocale(c.req.header('accept-language')) ??
  defaultLocale;

const hasAppCookie = (c: Context) => readCookie(c, cookieNames.app) === '1';

export function readVisitor(c: Context): Visitor {
  const chosen = c.req.query('hl');
  const isAppInUrl = appInUrl.get(c.req.query('app') ?? '');
  return {
    // An unsupported language in the URL means English, not the language of the browser.
    locale: chosen === undefined ? readOwnLocale(c) : (parseLocale(chosen) ?? defaultLocale),
    isLocaleChosen: parseLocale(chosen) !== undefined,
    theme: themes.find((theme) => theme === readCookie(c, cookieNames.theme)) ?? 'dark',
    platform: offeredPlatforms(game).find(({ id }) => id === readCookie(c, cookieNames.platform))?.id,
    timeZone: readTimeZone(readCookie(c, cookieNames.timeZone)),
    returning: readKept(readCookie(c, cookieNames.kept)),
    styles: readStyles(readCookie(c, cookieNames.styles)),
    isCrawler: isbot(c.req.header('user-agent')),
    forwardedFor: readForwardedFor(c),
    app: readAppFlags(c, isAppInUrl ?? hasAppCookie(c)),
    isAppInUrl,
    stickyId: readCookie(c, cookieNames.sticky),
  };
}

/**
 * Reads a visitor of pages that shared caches may keep: only what is in the key of these caches. The browser adds the
 * rest: time zone and platform, which it knows from cookies, and the device. What the next page would know anyway needs
 * no cookie, so the page may stay shared.
 */
export function readSharedVisitor(c: Context): Visitor {
  const visitor = readVisitor(c);
  const { isMobileApp } = visitor.app;
  return {
    ...visitor,
    isLocaleChosen: visitor.isLocaleChosen && visitor.locale !== readOwnLocale(c),
    isAppInUrl: isMobileApp === hasAppCookie(c) ? undefined : isMobileApp,
    platform: undefined,
    timeZone: null,
    styles: [],
    app: { isMobileApp, isLegacyApp: false, isMobile: false },
    stickyId: c.req.header(bucketHeader) ?? visitor.stickyId,
  };
}

function readAppFlags(c: Context, isKnownApp: boolean): AppFlags {
  const userAgent = c.req.header('user-agent') ?? '';
  // Not every browser sends this header.
  const mobileHint = c.req.header('sec-ch-ua-mobile');
  return {
    isMobileApp: isKnownApp || userAgent.includes('HotdropApp/'),
    isLegacyApp: /HotdropApp\/1\./.test(userAgent),
    isMobile: mobileHint === undefined ? /Mobi|Android|iPhone|iPad/.test(userAgent) : mobileHint === '?1',
  };
}

/** A first visit on a desktop, from this server itself, which has no rate limit at the API host. */
export const firstTimeVisitor: Visitor = {
  locale: 'en',
  isLocaleChosen: false,
  theme: 'dark',
  platform: undefined,
  timeZone: null,
  returning: null,
  styles: [],
  isCrawler: false,
  forwardedFor: undefined,
  app: { isMobileApp: false, isLegacyApp: false, isMobile: false },
  isAppInUrl: undefined,
  stickyId: undefined,
};
