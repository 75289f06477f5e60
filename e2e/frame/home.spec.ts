import type { Page } from '@playwright/test';
import { openWhole } from '../late-parts.ts';
import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { returnAsVisitor } from '../returning-visitor.ts';
import { keepFavorites } from '../scenes/pages.ts';
import { expect, test } from '../test.ts';

const names = [
  'W'.repeat(24),
  'NightHeron_2026_Hotdrop1',
  'a-long-nickname-of-24-pl',
  'SevenTrumpets_77_Seven77',
  'HotdropHotdropHotdrop024',
  'Short',
];
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const recent = (page: Page) => page.getByRole('heading', { name: 'Recently viewed' });
/** The headings of home, in the order in which a screen reader comes to them. */
const listHeadings = (page: Page) => page.getByRole('main').getByRole('heading').allTextContents();

async function expectNoSideScroll(page: Page, width: number) {
  // Not the document: the body clips what extends beyond it, as a picture does with its shapes.
  const widest = await page.evaluate(() =>
    Math.max(
      ...Array.from(
        document.querySelectorAll('main :not(svg *)'),
        (one) => one.getBoundingClientRect().right,
      ),
    ),
  );
  expect(widest).toBeLessThanOrEqual(width + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

for (const width of [320, 1024]) {
  test(`fits home with six long names into a window of ${width} px, without a shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await watchShifts(page);
    await returnAsVisitor(page, { recentPlayers: names });
    await page.goto('/pubg');
    await expect(recent(page)).toBeVisible();
    for (const name of names) await expect(page.getByTitle(name)).toBeVisible();
    await expectNoSideScroll(page, width);
    await expectShiftsWithin(page, 0.02);
  });
}

test.describe('home of a newcomer in a window of 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('has the search first, then names, season, drop, match, boards, and distribution', async ({
    page,
  }) => {
    await openWhole(page, '/pubg', 'of the players we know are in', () => page.context().clearCookies());
    const season = region(page, /^Season \d+$/);
    await expect(season).toContainText(/ends in.*\d+ (days?|hours?)|Day \d+/);
    await expect(season.getByRole('row')).toHaveCount(4);
    await expect(region(page, 'Steam top 5').getByRole('listitem')).toHaveCount(5);
    await expect(region(page, 'Kakao top 5').getByRole('listitem')).toHaveCount(5);
    await expect(region(page, 'Match of the day')).toContainText(/ on .+, #\d+ of \d+/);
    const order = (await listHeadings(page)).map((text) => text.replace(/\d+/, 'N'));
    expect(order).toEqual([
      'Look up any PUBG player',
      'Look at',
      expect.stringMatching(/^Season N/),
      // The town of the hottest drop.
      expect.any(String),
      expect.stringMatching(/^N kills? in one match$/),
      'Steam top N',
      'Kakao top N',
      expect.stringMatching(/of the players we know are in/),
    ]);
    await expectNoSideScroll(page, 360);
  });

  test('has no content for returning visitors, and no script for it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await openWhole(page, '/pubg', 'top 5', async () => {
      // An earlier attempt can have loaded late parts.
      await page.goto('about:blank');
      scripts.length = 0;
      await page.context().clearCookies();
    });
    await page.waitForLoadState('networkidle');
    await expect(recent(page)).toHaveCount(0);
    await expect(page.locator('[data-part$="favorites"], [data-part$="my-climb"]')).toHaveCount(0);
    expect(scripts.filter((path) => /home-(favorites|my-climb|season|distribution)/.test(path))).toEqual([]);
  });
});

test.describe('home of a visitor who returns in a window of 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await keepFavorites(5)(page);
    await returnAsVisitor(page, { favorites: 5, recentPlayers: names, own: 'Hotdrop' });
  });

  test('has recent players, the visitor’s climb, and favorites before everything else', async ({ page }) => {
    await openWhole(page, '/pubg', 'top 5', () => undefined);
    await expect(region(page, 'Hotdrop').getByRole('link', { name: 'Your profile' })).toBeVisible();
    await expect(region(page, /^Favorites/).getByRole('listitem')).toHaveCount(4);
    await expect(region(page, /^Favorites/).getByRole('link', { name: 'All 5' })).toBeVisible();
    const order = (await listHeadings(page)).map((text) => text.replace(/\d+/, 'N'));
    expect(order.slice(0, 5)).toEqual([
      'Look up any PUBG player',
      'Recently viewed',
      'Since you were here',
      'Hotdrop',
      expect.stringMatching(/^Favorites/),
    ]);
    await expectNoSideScroll(page, 360);
  });

  test('does not shift when the browser fills the reserved places', async ({ page }) => {
    await watchShifts(page);
    await openWhole(page, '/pubg', 'top 5', () => undefined);
    await expect(region(page, 'Hotdrop')).toBeVisible();
    await expect(
      region(page, /^Favorites/)
        .getByRole('listitem')
        .first()
        .getByRole('link'),
    ).toBeVisible();
    await expectShiftsWithin(page, 0.02);
  });
});

test('a viewed profile and a star change home of the next visit', async ({ page }) => {
  await page.goto('/pubg/profile/steam/Hotdrop');
  await expect.poll(async () => await readKept(page)).toBe('0.1.0');
  await page
    .getByRole('main')
    .getByRole('button', { name: /favorite/i })
    .first()
    .click();
  await expect.poll(async () => await readKept(page)).toBe('1.1.0');
  await page.goto('/pubg');
  await expect(recent(page)).toBeVisible();
  await expect(region(page, /^Favorites/).getByRole('listitem')).toHaveCount(1);
});

const readKept = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => /(^|-)kept$/.test(name))?.value;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has no empty places for players whom only a script knows', async ({ page }) => {
    await returnAsVisitor(page, { favorites: 2, own: 'Hotdrop' });
    await page.goto('/pubg');
    for (const part of ['favorites', 'my-climb']) {
      await expect(page.locator(`[data-part$="${part}"]`)).toHaveCount(1);
      await expect(page.locator(`[data-part$="${part}"]`)).toBeHidden();
    }
  });
});
