import { logoDrawing } from '@hotdrop/shared-ui/picture-sources';
import { renderAsync } from '@resvg/resvg-js';
import { Hono } from 'hono';
import { themeColors } from '../../frame/themes.ts';
import { basePath } from '../../site/game.ts';

/** Phones cut their own shape out of these icons, so the background fills the corners. */
const squareLogo = logoDrawing.replace(' rx="6"', '');

const icons = new Map([
  // Browsers read the type of this file from its content.
  ['/favicon.ico', { svg: logoDrawing, size: 48 }],
  ['/apple-touch-icon.png', { svg: squareLogo, size: 180 }],
  ['/icon-192.png', { svg: squareLogo, size: 192 }],
  ['/icon-512.png', { svg: squareLogo, size: 512 }],
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
  for (const [path, { svg, size }] of icons) {
    const icon = renderOnce(() => renderIcon(svg, size));
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
