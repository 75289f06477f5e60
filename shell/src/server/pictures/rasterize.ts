import type { Locale } from '@hotdrop/shared-domain/locale';
import { renderAsync } from '@resvg/resvg-js';
import { displayFamily, fontFilesFor } from './fonts.ts';
import { pictureSize } from './size.ts';

/** Makes a PNG of an SVG on a thread of its own: pages are drawn meanwhile. */
export async function rasterize(svg: string, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: pictureSize.width },
    font: {
      fontFiles: fontFilesFor(locale),
      defaultFontFamily: displayFamily,
      // The same picture on every machine, and nothing to search for.
      loadSystemFonts: false,
    },
  });
  return new Uint8Array(image.asPng());
}
