import type { Page } from '@playwright/test';
import { returnAsVisitor } from '../returning-visitor.ts';
import { scrollNear } from '../scroll-near.ts';
import { keepFavorites } from './pages.ts';
import { answers, arriving, changeAnswers, type Scene } from './scene.ts';

const longNames = [
  'WideW',
  'NightHeron_2026_Hotdrop1',
  'TangySniper30',
  'chorok-whale',
  'CrimsonCrate22',
].map((name) => name.padEnd(24, 'W').slice(0, 24));

const back = async (page: Page) => {
  await keepFavorites(4)(page);
  await returnAsVisitor(page, { favorites: 4, recentPlayers: longNames, own: 'Hotdrop' });
};

const showDistribution = (page: Page) => page.locator('[data-part$="distribution"] h2').waitFor();

/** The boards of a season that begins: nobody has climbed, and few places are taken. */
const emptyBoards = (data: Record<string, unknown>): Record<string, unknown> => ({
  ...data,
  ...('climbers' in data && { climbers: [] }),
  ...('cutoffs' in data && {
    cutoffs: [10, 100, 500].map((place) => ({ place, rankPoint: place > 10 ? null : 1920, week: null })),
  }),
});

/** Home of newcomers is a usual page. Here are the other visitors, and what may be missing. */
export const homes: readonly Scene[] = [
  {
    name: 'home-returning',
    address: '/pubg',
    before: back,
    act: async (page) => {
      await page.getByRole('region', { name: 'Hotdrop' }).waitFor();
      const distribution = page.locator('[data-part$="distribution"]');
      await scrollNear(distribution);
      // The marks of own player and favorites, and the tiers.
      await distribution.getByRole('list').nth(1).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'home-part-missing',
    ...arriving('/pubg', (page) => page.route('**/api/v1/ranks/**', answers.failure), showDistribution),
    complaint: /502/,
  },
  {
    name: 'home-season-begins',
    ...arriving('/pubg', (page) => changeAnswers(page, 'ranks/**', emptyBoards), showDistribution),
  },
];
