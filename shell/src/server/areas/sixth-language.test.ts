/** @jest-environment node */
import type { getLanguage, locales } from '@hotdrop/shared-domain/locale';
import { aPage, aShellWith } from '../../testing/a-shell.ts';
import { anAreaWithParts } from '../../testing/a-shell-with-parts.ts';

/** A site that has got French after its areas were stored. Its own texts stay English here. */
jest.mock('@hotdrop/shared-domain/locale', () => {
  const actual = jest.requireActual<{ getLanguage: typeof getLanguage; locales: typeof locales }>(
    '@hotdrop/shared-domain/locale',
  );
  const french = { ...actual.getLanguage('en'), name: 'Français', tag: 'fr' };
  return {
    ...actual,
    locales: [...actual.locales, 'fr'],
    getLanguage: (locale: string) => (locale === 'fr' ? french : actual.getLanguage(locale as 'en')),
    parseLocale: (tag?: string) => (tag === 'fr' ? 'fr' : undefined),
  };
});
jest.mock('../../site/texts.ts', () => ({
  ...jest.requireActual('../../site/texts.ts'),
  loadShellTexts: () => jest.requireActual('../../site/texts.ts').loadShellTexts('en'),
}));
jest.mock('../../site/game.ts', () => ({
  ...jest.requireActual('../../site/game.ts'),
  loadGame: () => jest.requireActual('../../site/game.ts').loadGame('en'),
}));

it('shows a stored area in English on the pages of a new language', async () => {
  const shell = await aShellWith({
    ...aPage({ loader: 'return site.locale', render: 'return "The clans"' }),
    languages: ['en', 'ko'],
    menu: [{ path: 'clans', order: 1, title: { en: 'Clans', ko: '클랜' } }],
  });
  const answer = await shell.get('/pubg/clans?hl=fr');
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain('<html lang="fr"');
  expect(page).toMatch(/<div [^>]*lang="en"[^>]*>.*The clans/);
  expect(page).toMatch(/>Clans</);
  expect(page).toContain('hrefLang="fr"');
});

it('shows a stored part in English on the pages of a new language', async () => {
  const shell = await aShellWith(anAreaWithParts([{ id: 'members' }]), { check: async () => {} });
  const page = await (await shell.get('/pubg?hl=fr')).text();
  expect(page).toMatch(/<div lang="en" data-part="mf-clans\/members"[^>]*>.*The members/);
});
