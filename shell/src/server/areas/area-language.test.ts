/** @jest-environment node */
import { aPage, aShellWith } from '../../testing/a-shell.ts';
import { anAreaWithParts } from '../../testing/a-shell-with-parts.ts';

it('shows an area in English on pages in a language that only the site has', async () => {
  const shell = await aShellWith({
    ...aPage({ loader: 'return site.locale', render: 'return "The clans"' }),
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

it('shows a part in English on pages in a language that only the site has', async () => {
  const build = { ...anAreaWithParts([{ id: 'members' }]), languages: ['en', 'fr'] };
  const shell = await aShellWith(build, { check: async () => {} });
  const page = await (await shell.get('/pubg?hl=ko')).text();
  expect(page).toMatch(/<div lang="en" data-part="mf-clans\/members"[^>]*>.*The members/);
});
