import { locales } from '@hotdrop/shared-domain/locale';
import type { Page } from '@playwright/test';
import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

/** Scrolls a part sideways, from its start (0) to its end (1). */
const scrollTo = (page: Page, selector: string, share: number) =>
  page.locator(selector).evaluate((one, to) => {
    one.scrollLeft = (one.scrollWidth - one.clientWidth) * to;
  }, share);

/** Whether the first table is shaded at its right edge. */
const isShaded = (page: Page) =>
  page
    .locator('[role=group]:has(> table)')
    .first()
    .evaluate((one) => {
      const { content, opacity } = getComputedStyle(one, '::after');
      return content !== 'none' && opacity !== '0';
    });

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

test('shades the edge of a wide table until it is scrolled to its end', async ({ page }) => {
  await page.goto(`/pubg/profile/steam/Hotdrop/${currentSeason}/stats`);
  const group = '[role=group]:has(> table) >> nth=0';
  await expect.poll(() => isShaded(page)).toBe(true);
  await scrollTo(page, group, 1);
  await expect.poll(() => isShaded(page)).toBe(false);
});

test('fades a row of choices where it continues', async ({ page }) => {
  await page.goto('/pubg/ranks/steam/squad');
  const strip = 'nav[aria-label="Region"]';
  const mask = () => page.locator(strip).evaluate((one) => getComputedStyle(one).maskImage);
  await expect.poll(mask).toMatch(/270deg/);
  await scrollTo(page, strip, 1);
  await expect.poll(mask).toMatch(/90deg/);
  await expect.poll(mask).not.toMatch(/270deg/);
});

test('fades a message that is longer than its line, and scrolls to its end', async ({ page }) => {
  await page.goto('/pubg');
  const message = 'aside [data-strip]';
  const mask = () => page.locator(message).evaluate((one) => getComputedStyle(one).maskImage);
  await expect.poll(mask).toMatch(/270deg/);
  await scrollTo(page, message, 1);
  await expect.poll(mask).not.toMatch(/270deg/);
});

test('shows no fade where everything fits', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`/pubg/profile/steam/Hotdrop/${currentSeason}/stats`);
  const group = page.locator('[role=group]:has(> table)').first();
  await expect(group).toBeVisible();
  expect(await group.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await isShaded(page)).toBe(false);
});

for (const language of locales) {
  test(`fits the tabs of a profile and the season beside them into one row of a phone in ${language}`, async ({
    page,
  }) => {
    for (const tab of ['', `/${currentSeason}/matches`]) {
      await page.goto(`/pubg/profile/steam/Hotdrop${tab}?hl=${language}`);
      const row = page.locator('div:has(> nav > a[href$="/matches"])');
      const overflow = await row
        .locator('nav, button')
        .evaluateAll((parts) =>
          parts.filter((part) => part.scrollWidth > part.clientWidth).map(({ textContent }) => textContent),
        );
      expect(overflow).toEqual([]);
      expect((await row.boundingBox())?.height).toBeLessThan(60);
    }
  });
}

test('keeps the label of a filter on one line in Chinese', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(`/pubg/profile/steam/Hotdrop/${currentSeason}/matches?hl=zh-tw`);
  const label = page.locator('label', { hasText: '模式' }).locator('span').first();
  const { height, line } = await label.evaluate((one) => ({
    height: one.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(one).lineHeight),
  }));
  expect(height).toBeLessThan(1.5 * line);
});
