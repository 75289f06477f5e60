/** @jest-environment node */
import { aShell } from '../../testing/a-shell.ts';

const address = 'http://site.test/pubg/search';
const signInLinks = async (apiBase: string) => {
  const shell = await aShell({ apiBase });
  const html = await (await shell.get('/pubg/search')).text();
  return [...new Set([...html.matchAll(/href="([^"]*\/auth\/steam\?[^"]*)"/g)].map(([, href]) => href))];
};
const query = `?redirect_url=${encodeURIComponent(address)}`;

describe('signing in', () => {
  it('begins at the API host where browsers call it directly, and leads back to the page', async () => {
    expect(await signInLinks('https://api.example/api/v1')).toEqual([
      `https://api.example/auth/steam${query}`,
    ]);
  });

  it('begins at the site where it passes calls on', async () => {
    expect(await signInLinks('/api/v1')).toEqual([`/auth/steam${query}`]);
  });
});
