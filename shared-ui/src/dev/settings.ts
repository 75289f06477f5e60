import { defaultLocale, type Locale } from '@hotdrop/shared-domain/locale';

/** How the area is shown. The page for developers writes them, and the area's document reads them when it loads. */
export interface DevSettings {
  readonly locale: Locale;
  readonly theme: 'dark' | 'light';
  /** One of `states`, or a state of the area. */
  readonly state: string;
  readonly isSlowNetwork: boolean;
  readonly isMotionReduced: boolean;
}

const defaults: DevSettings = {
  locale: defaultLocale,
  theme: 'dark',
  state: 'ready',
  isSlowNetwork: false,
  isMotionReduced: false,
};

const key = 'hotdrop-dev';

/** A tab and its frames share them. */
export const readDevSettings = (): DevSettings => ({
  ...defaults,
  ...JSON.parse(sessionStorage.getItem(key) ?? '{}'),
});

export const writeDevSettings = (settings: DevSettings): void =>
  sessionStorage.setItem(key, JSON.stringify(settings));
