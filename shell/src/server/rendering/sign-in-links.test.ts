/** @jest-environment node */
import { aShell } from '../../testing/a-shell.ts';

const pageUrl = 'http://site.test/pubg/search';
const signInLinks = async (apiBase: string) => {
  const shell = await aShell({ apiBase });
  const html = await (await shell.get('/pubg/search')).text();
  return [...new Set([...html.matchAll(/href="([^"]*\/auth\/steam\?[^"]*)"/g)].map(([, href]) => href))];
};
const query = `?redirect_url=${encodeURIComponent(pageUrl)}`;

describe('the sign-in link', () => {
  it('points to the API host if browsers call it directly, and returns to the page', async () => {
    expect(await signInLinks('https://api.example/api/v1')).toEqual([
      `https://api.example/auth/steam${query}`,
    ]);
  });
});
