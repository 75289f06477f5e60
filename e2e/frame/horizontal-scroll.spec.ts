import { locales } from '@hotdrop/shared-domain/locale';
import type { Page } from '@playwright/test';
import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

/** Scrolls a part sideways, from its start (0) to its end (1). */
const scrollTo = (page: Page, selector: string, share: number) =>
  page.locator(selector).evaluate((one, to) => {
    one.scrollLeft = (one.scrollWidth - one.clientWidth) * to;
  }, share);

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

test('shades the edge of a wide table until it is scrolled to its end', async ({ page }) => {
  await page.goto('/pubg/ranks/steam/squad');
  const group = '[role=group]:has(> table)';
  const shade = () => page.locator(group).evaluate((one) => getComputedStyle(one, '::after').opacity);
  await expect.poll(shade).toBe('1');
  await scrollTo(page, group, 1);
  await expect.poll(shade).toBe('0');
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
  await page.goto('/pubg');
  const opacities = await page
    .locator('[role=group]:has(> table)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').opacity));
  expect(opacities).toEqual(['0', '0']);
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
