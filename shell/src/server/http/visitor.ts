import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import { acceptedLocale, defaultLocale, type Locale, parseLocale } from '@hotdrop/shared-domain/locale';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { dismissalPrefix } from '../../frame/notices/dismiss.ts';
import { type Theme, themes } from '../../handover.ts';
import { game } from '../../site/game.ts';
import { type AppFlags, readAppFlags } from './app-flags.ts';

/** What one request tells about who asks. */
export interface Visitor {
  readonly locale: Locale;
  /** The language came with the address: it is remembered. */
  readonly isLocaleChosen: boolean;
  readonly theme: Theme;
  /** The platform on which players are looked up; undefined: never chosen. */
  readonly platform: string | undefined;
  /** Names of the cookies by which something is put away. */
  readonly putAway: readonly string[];
  readonly app: AppFlags;
  /** The address says that the app shows it: remembered for the session. */
  readonly isAppSaid: boolean;
  /** Decides which canaries this visitor gets. */
  readonly stickyId: string | undefined;
}

export const cookieNames = {
  locale: 'hl',
  theme: 'theme',
  platform: 'platform',
  sticky: 'visitor',
  app: 'app',
} as const;

export function readVisitor(c: Context): Visitor {
  const chosen = c.req.query('hl');
  const isAppSaid = c.req.query('app') === '1';
  return {
    // A language that is asked for and not spoken here is English; only an unasked one falls further.
    locale:
      chosen === undefined
        ? (parseLocale(getCookie(c, cookieNames.locale)) ??
          acceptedLocale(c.req.header('accept-language')) ??
          defaultLocale)
        : (parseLocale(chosen) ?? defaultLocale),
    isLocaleChosen: parseLocale(chosen) !== undefined,
    theme: themes.find((theme) => theme === getCookie(c, cookieNames.theme)) ?? 'dark',
    platform: offeredPlatforms(game).find(({ id }) => id === getCookie(c, cookieNames.platform))?.id,
    putAway: Object.keys(getCookie(c)).filter((name) => name.startsWith(dismissalPrefix)),
    app: readAppFlags({
      userAgent: c.req.header('user-agent') ?? '',
      mobileHint: c.req.header('sec-ch-ua-mobile'),
      isAppSaid: isAppSaid || getCookie(c, cookieNames.app) === '1',
    }),
    isAppSaid,
    stickyId: getCookie(c, cookieNames.sticky),
  };
}
