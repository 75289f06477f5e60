/** @jest-environment node */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { aNotice } from '@hotdrop/shared-domain/testing';
import { aPage, aShell, aShellWith } from '../../testing/a-shell.ts';

async function requestPage(headers: Record<string, string>) {
  const { get } = await aShellWith(aPage());
  const response = await get('/pubg/clans', { headers });
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

it.each([
  ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
  [null, 'identity', (bytes: Buffer) => bytes],
])(
  'sends the whole page with the encoding %s for a browser that accepts %s',
  async (encoding, accepted, decompress) => {
    const { headers, bytes } = await requestPage({ 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    const page = String(decompress(bytes));
    expect(page).toContain('The clans');
    expect(page.trimEnd()).toMatch(/<\/html>$/);
  },
);

it('saves the language and the app from the URL in cookies', async () => {
  const { get } = await aShellWith(aPage());
  const { headers } = await get('/pubg/clans?hl=ja&app=1');
  const cookies = headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  expect(cookies).toContainEqual(expect.stringMatching(/^hl=ja; .*Max-Age=31536000/));
  expect(cookies).toContainEqual(expect.stringMatching(/^app=1; (?!.*Max-Age)/));
});

it('ends the app mode when the URL says so', async () => {
  const { get } = await aShellWith(aPage());
  const cookie = 'app=1';
  const inApp = await (await get('/pubg/clans', { headers: { cookie } })).text();
  expect(inApp).not.toContain('<footer');
  const answer = await get('/pubg/clans?app=0', { headers: { cookie } });
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^app=; .*Max-Age=0/)]);
  expect(await answer.text()).toContain('<footer');
});

it('sets the background of an ad slot on the body, for slots anywhere on the page', async () => {
  const notices = [aNotice({ adxConnection: 3, adxBackgroundColor: '#123456' })];
  const html = async (shell: Awaited<ReturnType<typeof aShell>>) => (await shell.get('/pubg/search')).text();
  expect(await html(await aShell({ notices }))).toContain(
    '<body style="--ad-ground-3:#123456;--ad-ink-3:#fff">',
  );
  expect(await html(await aShell())).toContain('<body>');
});
