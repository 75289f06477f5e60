/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aNotice } from '@hotdrop/shared-domain/testing';
import { aPage, aShell } from '../../testing/a-shell.ts';

async function aVisit(headers: Record<string, string>) {
  const { get, publish, areas } = await aShell();
  await publish(aPage());
  await areas.refresh();
  const response = await get('/pubg/clans', { headers });
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
  [null, 'identity', (bytes: Buffer) => bytes],
])('a page travels whole, packed as %s for a browser that reads %s', async (encoding, reads, unpack) => {
  const { headers, bytes } = await aVisit({ 'accept-encoding': reads });
  expect(headers.get('content-encoding')).toBe(encoding);
  const page = String(unpack(bytes));
  expect(page).toContain('The clans');
  expect(page.trimEnd()).toMatch(/<\/html>$/);
});

it('a first visit is remembered with one cookie, a later one with none', async () => {
  const first = await aVisit({ 'accept-language': 'ko' });
  expect(first.headers.get('content-language')).toBe('ko');
  expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^visitor=[\w-]{36}; .*SameSite=Lax/)]);
  expect((await aVisit({ cookie: 'visitor=me' })).headers.getSetCookie()).toEqual([]);
});

it('a language and an app that the address names are remembered beside it', async () => {
  const { get, publish, areas } = await aShell();
  await publish(aPage());
  await areas.refresh();
  const { headers } = await get('/pubg/clans?hl=ja&app=1', { headers: { cookie: 'visitor=me' } });
  const cookies = headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  expect(cookies).toContainEqual(expect.stringMatching(/^hl=ja; .*Max-Age=31536000/));
  expect(cookies).toContainEqual(expect.stringMatching(/^app=1; (?!.*Max-Age)/));
});

it('an ad slot finds the ground that a notice names for it wherever it stands in the page', async () => {
  const notices = [aNotice({ adxConnection: 3, adxBackgroundColor: '#123456' })];
  const html = async (shell: Awaited<ReturnType<typeof aShell>>) => (await shell.get('/pubg/search')).text();
  expect(await html(await aShell({ notices }))).toContain(
    '<body style="--ad-ground-3:#123456;--ad-ink-3:#fff">',
  );
  expect(await html(await aShell())).toContain('<body>');
});
