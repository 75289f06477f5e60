/** @jest-environment node */
import { aShell, type Shell } from '../../testing/a-shell.ts';

let shell: Shell;
beforeAll(async () => {
  shell = await aShell();
});

it.each([
  ['/favicon.ico', 48],
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('serves %s with %d pixels', async (path, size) => {
  const answer = await shell.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const png = Buffer.from(await answer.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

it('serves a manifest that names existing icons', async () => {
  const answer = await shell.get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const manifest: { start_url: string; icons: { src: string }[] } = await answer.json();
  expect(manifest.start_url).toBe('/pubg');
  for (const { src } of manifest.icons) expect((await shell.get(src)).status).toBe(200);
});
