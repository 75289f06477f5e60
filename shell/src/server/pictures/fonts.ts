import path from 'node:path';
import type { Locale } from '@hotdrop/shared-domain/locale';
import barlow from './fonts/barlow-condensed-600.ttf';
import ja from './fonts/noto-sans-ja-700.otf';
import ko from './fonts/noto-sans-ko-700.otf';
import chinese from './fonts/noto-sans-zh-cn-700.otf';
import taiwanese from './fonts/noto-sans-zh-tw-700.otf';

const resolveFile = (name: string) => path.resolve(__dirname, name);

/** Default font. The renderer uses the language's font for glyphs that this one lacks. */
export const displayFamily = 'Barlow Condensed SemiBold';

const languageFonts: Readonly<Record<Locale, readonly string[]>> = {
  en: [],
  ko: [ko],
  ja: [ja],
  'zh-cn': [chinese],
  'zh-tw': [taiwanese],
};

/** Font files for a language. They are part of the build, since a server may have no fonts. */
export const listFontFiles = (locale: Locale): string[] =>
  [barlow, ...languageFonts[locale]].map(resolveFile);
