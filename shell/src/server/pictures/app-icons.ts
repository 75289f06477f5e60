import { logoDrawing } from '@hotdrop/shared-ui/picture-sources';
import { renderAsync } from '@resvg/resvg-js';
import { Hono } from 'hono';
import { themeColors } from '../../frame/themes.ts';
import { basePath } from '../../site/game.ts';

/** Phones cut their own shape out of these icons, so the background fills the corners. */
const squareLogo = logoDrawing.replace(' rx="6"', '');

const squareIcons = new Map([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
]);

const manifest = {
  name: 'Hotdrop',
  short_name: 'Hotdrop',
  start_url: basePath,
  scope: basePath,
  display: 'standalone',
  background_color: themeColors.dark,
  theme_color: themeColors.dark,
  icons: ['192', '512'].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

const caching = { 'cache-control': 'public, max-age=86400' };

/** Serves the site's logo where browsers and phones look for icons, and the web app manifest. */
export function appIcons(): Hono {
  const app = new Hono();
  app.get('/favicon.ico', async (c) =>
    c.body(await favicon(), 200, { ...caching, 'content-type': 'image/x-icon' }),
  );
  for (const [path, size] of squareIcons) {
    const icon = renderOnce(() => renderIcon(squareLogo, size));
    app.get(path, async (c) => c.body(await icon(), 200, { ...caching, 'content-type': 'image/png' }));
  }
  app.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(manifest), 200, { ...caching, 'content-type': 'application/manifest+json' }),
  );
  return app;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Icons never change while the server runs. */
function renderOnce(render: () => Promise<Bytes>): () => Promise<Bytes> {
  let icon: Promise<Bytes> | undefined;
  return () => {
    icon ??= render();
    return icon;
  };
}

const renderIcon = async (svg: string, size: number): Promise<Bytes> => {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: size } });
  return new Uint8Array(image.asPng());
};

const faviconSizes = [16, 32, 48];
const favicon = renderOnce(async () =>
  packIco(
    await Promise.all(faviconSizes.map(async (size) => ({ size, png: await renderIcon(logoDrawing, size) }))),
  ),
);

const headerLength = 6;
const entryLength = 16;

/** Packs PNGs of several sizes into one ICO file: a header, an entry for each picture, and the pictures. */
function packIco(pictures: readonly { readonly size: number; readonly png: Bytes }[]): Bytes {
  const start = headerLength + pictures.length * entryLength;
  const file = new Uint8Array(pictures.reduce((length, { png }) => length + png.length, start));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = start;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerLength + index * entryLength;
    view.setUint8(entry, size);
    view.setUint8(entry + 1, size);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
