import type { Locale } from '@hotdrop/shared-domain/locale';
import { renderAsync } from '@resvg/resvg-js';
import { displayFamily, listFontFiles } from './fonts.ts';
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
