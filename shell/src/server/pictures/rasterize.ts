import path from 'node:path';
import { getLanguage, type Locale } from '@hotdrop/shared-domain/locale';
import { renderAsync } from '@resvg/resvg-js';
import barlow from './fonts/barlow-condensed-600.ttf';
import ja from './fonts/noto-sans-ja-700.otf';
import ko from './fonts/noto-sans-ko-700.otf';
import chinese from './fonts/noto-sans-zh-cn-700.otf';
import taiwanese from './fonts/noto-sans-zh-tw-700.otf';
import { pictureSize } from './picture-background.tsx';

/** Converts an SVG to a PNG on another thread, so that the server can render pages meanwhile. */
export async function rasterize(svg: string, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: pictureSize.width },
    font: {
      fontFiles: listFontFiles(locale),
      defaultFontFamily: displayFamily,
      // Makes pictures equal on all machines.
      loadSystemFonts: false,
    },
  });
  return new Uint8Array(image.asPng());
}

const resolveFile = (name: string) => path.resolve(__dirname, name);

/** Default font. The renderer uses the language's font for glyphs that this one lacks. */
const displayFamily = 'Barlow Condensed SemiBold';

const fonts = {
  latin: [],
  hangul: [ko],
  kanji: [ja],
  hans: [chinese],
  hant: [taiwanese],
} as const;

/** Font files for a language. They are part of the build, since a server may have no fonts. */
const listFontFiles = (locale: Locale): string[] =>
  [barlow, ...fonts[getLanguage(locale).script]].map(resolveFile);
