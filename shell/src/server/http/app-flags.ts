/** What is known of the mobile app from a request. */
export interface AppFlags {
  readonly isMobileApp: boolean;
  readonly isLegacyApp: boolean;
  readonly isMobile: boolean;
}

interface Signs {
  readonly userAgent: string;
  /** `Sec-CH-UA-Mobile`: `?1` or `?0` where the browser sends it. */
  readonly mobileHint: string | undefined;
  /** `?app=1`, or that it was said earlier in the session. */
  readonly isAppSaid: boolean;
}

export const readAppFlags = ({ userAgent, mobileHint, isAppSaid }: Signs): AppFlags => ({
  isMobileApp: isAppSaid || userAgent.includes('HotdropApp/'),
  isLegacyApp: /HotdropApp\/1\./.test(userAgent),
  isMobile: mobileHint === undefined ? /Mobi|Android|iPhone|iPad/.test(userAgent) : mobileHint === '?1',
});
