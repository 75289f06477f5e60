import path from 'node:path';
import type { Locale } from '@hotdrop/shared-domain/locale';
import barlow from './fonts/barlow-condensed-600.ttf';
import ja from './fonts/noto-sans-ja-700.otf';
import ko from './fonts/noto-sans-ko-700.otf';
import chinese from './fonts/noto-sans-zh-cn-700.otf';
import taiwanese from './fonts/noto-sans-zh-tw-700.otf';

const file = (name: string) => path.resolve(__dirname, name);

/** The face of names and figures. What it has no glyph for is drawn with the face of the language. */
export const displayFamily = 'Barlow Condensed SemiBold';

const faces: Readonly<Record<Locale, readonly string[]>> = {
  en: [],
  ko: [ko],
  ja: [ja],
  'zh-cn': [chinese],
  'zh-tw': [taiwanese],
};

/** The files that a language needs. They come with the server: a bare machine has no face for it. */
export const fontFilesFor = (locale: Locale): string[] => [barlow, ...faces[locale]].map(file);
