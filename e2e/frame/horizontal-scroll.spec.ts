import type { Page } from '@playwright/test';
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

test('shows no fade where everything fits', async ({ page }) => {
  await page.goto('/pubg');
  const opacities = await page
    .locator('[role=group]:has(> table)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').opacity));
  expect(opacities).toEqual(['0', '0']);
});
