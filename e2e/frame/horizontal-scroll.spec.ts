import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** Scrolls a part sideways, from its start (0) to its end (1). */
const scrollTo = (page: Page, selector: string, share: number) =>
  page.locator(selector).evaluate((one, to) => {
    one.scrollLeft = (one.scrollWidth - one.clientWidth) * to;
  }, share);

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

test('a table that goes on sideways is shaded at its edge until its end is reached', async ({ page }) => {
  await page.goto('/pubg/ranks/steam/squad');
  const group = '[role=group]:has(> table)';
  const shade = () => page.locator(group).evaluate((one) => getComputedStyle(one, '::after').opacity);
  await expect.poll(shade).toBe('1');
  await scrollTo(page, group, 1);
  await expect.poll(shade).toBe('0');
});

test('a line of choices fades where it goes on', async ({ page }) => {
  await page.goto('/pubg/ranks/steam/squad');
  const strip = 'nav[aria-label="Region"]';
  const mask = () => page.locator(strip).evaluate((one) => getComputedStyle(one).maskImage);
  await expect.poll(mask).toMatch(/270deg/);
  await scrollTo(page, strip, 1);
  await expect.poll(mask).toMatch(/90deg/);
  await expect.poll(mask).not.toMatch(/270deg/);
});

test('what fits has no sign of more', async ({ page }) => {
  await page.goto('/pubg');
  const opacities = await page
    .locator('[role=group]:has(> table)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').opacity));
  expect(opacities).toEqual(['0', '0']);
});
