/** @jest-environment node */
import { aPage, aShellWith } from '../../testing/a-shell.ts';

const build = aPage({ loader: 'return site.locale', render: 'return "The clans"' });

it('shows an area in English on pages in a language that only the site has', async () => {
  const shell = await aShellWith({
    ...build,
    languages: ['en', 'fr'],
    menu: [{ path: 'clans', order: 1, title: { en: 'Clans', fr: 'Les clans' } }],
  });
  const page = await (await shell.get('/pubg/clans?hl=ko')).text();
  expect(page).toContain('<html lang="ko"');
  expect(page).toMatch(/<div [^>]*lang="en"[^>]*>.*The clans/);
  expect(page).toMatch(/>Clans</);
  expect(page).toContain('"locale":"en"');
  expect(page).not.toContain('Les clans');
});
