/** @jest-environment node */
import { aShell, type Shell } from '../../testing/a-shell.ts';

let shell: Shell;
beforeAll(async () => {
  shell = await aShell();
});

const pngSignature = [0x89, 0x50, 0x4e, 0x47];

async function readIcon(path: string) {
  const answer = await shell.get(path);
  expect(answer.status).toBe(200);
  return { type: answer.headers.get('content-type'), bytes: new Uint8Array(await answer.arrayBuffer()) };
}

const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

it.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('serves %s with %d pixels', async (path, size) => {
  const { type, bytes } = await readIcon(path);
  expect(type).toBe('image/png');
  expect([...bytes.slice(0, 4)]).toEqual(pngSignature);
  expect(sizeOf(bytes)).toEqual([size, size]);
});

it('serves a favicon that contains pictures of three sizes', async () => {
  const { type, bytes } = await readIcon('/favicon.ico');
  expect(type).toBe('image/x-icon');
  const view = new DataView(bytes.buffer);
  const pictures = [0, 1, 2].map((index) => {
    const start = view.getUint32(6 + index * 16 + 12, true);
    return bytes.slice(start, start + view.getUint32(6 + index * 16 + 8, true));
  });
  expect(view.getUint16(4, true)).toBe(3);
  expect(pictures.map((png) => sizeOf(png)[0])).toEqual([16, 32, 48]);
});

it('serves a manifest that names existing icons', async () => {
  const answer = await shell.get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const manifest: { start_url: string; icons: { src: string }[] } = await answer.json();
  expect(manifest.start_url).toBe('/pubg');
  for (const { src } of manifest.icons) expect((await shell.get(src)).status).toBe(200);
});
