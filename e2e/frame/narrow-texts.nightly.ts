import type { Locator, Page } from '@playwright/test';
import { scrollNear } from '../scroll-near.ts';
import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 780 }));

const speak = (page: Page, language: string) =>
  page.context().addCookies([{ name: 'hl', value: language, url: process.env.JOURNEY_SITE ?? '' }]);

/** Lists the texts of elements that are wider than their place. */
const cutTexts = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );

/** Counts the lines of each element's text. */
const countLines = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );

test('cuts no Japanese name of a map in a list of matches', async ({ page }) => {
  await speak(page, 'ja');
  await page.goto(`/pubg/profile/steam/Hotdrop/${currentSeason}/matches`);
  const names = page.getByRole('article').locator('b', { hasText: /^[ァ-ヶー]+$/ });
  await expect(names.first()).toBeVisible();
  expect(await cutTexts(names)).toEqual([]);
});

test('breaks no name of a mode in two', async ({ page }) => {
  await speak(page, 'ja');
  await page.goto('/pubg/profile/steam/Hotdrop');
  const modes = page.locator('summary h3');
  await expect(modes).toHaveText(['スクワッド', 'デュオ', 'ソロ']);
  expect(await countLines(modes)).toEqual([1, 1, 1]);
});

test('breaks no label of a figure beside a mode', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/pubg/profile/steam/Hotdrop');
  const figures = page.locator('summary:has(h3) > span');
  await expect(figures.first()).toBeVisible();
  const lines = await figures.evaluateAll((all) =>
    all.map((one) => {
      const label = [...one.childNodes].findLast((node) => node.textContent?.trim());
      const range = document.createRange();
      if (label) range.selectNodeContents(label);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines.filter((count) => count > 1)).toEqual([]);
});

test('cuts no place of a climber and no difference in Chinese', async ({ page }) => {
  for (const language of ['zh-cn', 'zh-tw']) {
    await speak(page, language);
    await page.goto('/pubg');
    const climbs = page.locator('[data-part$="climbing"] li small');
    await expect(climbs.first()).toBeVisible();
    expect(await cutTexts(climbs)).toEqual([]);
    await page.goto('/pubg/profile/steam/Hotdrop');
    const differences = page.locator('main dl > div').filter({ hasText: /[百]/ });
    await expect(differences.first()).toBeVisible();
    expect(await cutTexts(differences)).toEqual([]);
  }
});

test('shows no names of tiers where they would touch', async ({ page }) => {
  await speak(page, 'ja');
  await page.goto('/pubg');
  const distribution = page.locator('[data-part$="distribution"]');
  await scrollNear(distribution);
  const tiers = distribution.getByRole('listitem');
  await expect(tiers.first()).toContainText('シルバー');
  const boxes = await tiers.locator('span').evaluateAll((names) =>
    names.flatMap((name) => {
      const { left, right } = name.getBoundingClientRect();
      return getComputedStyle(name).clipPath === 'none' ? [{ left, right }] : [];
    }),
  );
  for (const [at, { left }] of boxes.entries()) expect(left).toBeGreaterThan((boxes[at - 1]?.right ?? 0) + 2);
});

test('shows the whole hint of the search in a board', async ({ page }) => {
  for (const language of ['en', 'ja', 'ko']) {
    await speak(page, language);
    await page.goto('/pubg/ranks/steam/squad');
    const field = page.locator('main input[type=search]');
    const missing = await field.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('This browser has no canvas.');
      context.font = font;
      const { width } = context.measureText(input.placeholder);
      return width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) - input.clientWidth;
    });
    expect(missing, language).toBeLessThanOrEqual(0);
  }
});

test('keeps the parts of a season before ranked play apart', async ({ page }) => {
  await page.goto('/pubg/profile/pc-krjp/OldGuard/2018-04');
  const ad = page.locator('main [data-ad-slot="3"]');
  await expect(page.getByRole('heading', { name: 'Combat' })).toBeVisible();
  const readLeast = () =>
    ad.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const [before, after] = [one.previousElementSibling, one.nextElementSibling];
      if (!before || !after) throw new Error('The ad is not between two parts.');
      return Math.min(
        top - before.getBoundingClientRect().bottom,
        after.getBoundingClientRect().top - bottom,
      );
    });
  // A busy server leaves a part to the browser.
  await expect.poll(readLeast).toBeGreaterThanOrEqual(16);
});

test('breaks no name in the table of a comparison of six', async ({ page }) => {
  const six = ['Hotdrop', 'eunha-wolf', 'Wolf_9412', 'Lynx_3551', 'GoldenPan', 'tokkiotter'];
  const query = six.map((name) => `player=steam.${name}`).join('&');
  const names = page.locator('main table thead th span').filter({ hasText: /^(?:Wolf_9412|Lynx_3551)$/ });
  // A busy server leaves out the figures of the table.
  await expect(async () => {
    await page.goto(`/pubg/favorite/compare?${query}`);
    await expect(names).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
  expect(await countLines(names)).toEqual([1, 1]);
});
