import type { Page } from '@playwright/test';
import { returnAsVisitor } from '../returning-visitor.ts';
import { scrollNear } from '../scroll-near.ts';
import { keepFavorites } from './pages.ts';
import { answers, goInside, type Scene } from './scene.ts';

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

/** Changes the answers of calls, and comes from a page without any. */
const arriving = (calls: string, change: (data: Record<string, unknown>) => unknown): Partial<Scene> => ({
  act: async (page) => {
    await page.route(calls, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, data: change(body.data) } });
    });
    await goInside(page, '/pubg');
    await page.locator('[data-part$="distribution"] h2').waitFor();
  },
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
    address: '/pubg/about/terms',
    act: async (page) => {
      await page.route('**/api/v1/ranks/**', answers.failure);
      await goInside(page, '/pubg');
      await page.locator('[data-part$="distribution"] h2').waitFor();
    },
    complaint: /502/,
  },
  {
    name: 'home-season-begins',
    address: '/pubg/about/terms',
    ...arriving('**/api/v1/ranks/**', (data) => ({
      ...data,
      ...('climbers' in data && { climbers: [] }),
      ...('cutoffs' in data && {
        cutoffs: [10, 100, 500].map((place) => ({ place, rankPoint: place > 10 ? null : 1920, week: null })),
      }),
    })),
  },
];
