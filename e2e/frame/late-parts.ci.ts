import type { Page } from '@playwright/test';
import { forgetShifts, holdParts, maxShift } from '../late-parts.ts';
import { expectShiftsWithin, waitForPaint, watchShifts } from '../layout-shifts.ts';
import { expect, test } from '../test.ts';

/** Parts whose code arrives late after a navigation in the browser, as on a slow connection. */

const windows = {
  'a phone': { width: 360, height: 740 },
  'a tablet': { width: 800, height: 1100 },
  'a desktop': { width: 1280, height: 900 },
};

/** The parts of home with something that shows each, the last on the page first. */
const homeParts = (page: Page) =>
  [
    ['home-distribution', page.getByRole('heading', { name: /of the players we know are in/ })],
    ['home-boards', page.getByRole('region', { name: 'Kakao top 5' })],
    ['home-match-of-day', page.getByRole('region', { name: 'Match of the day' })],
    ['home-hottest', page.getByRole('region', { name: 'Hottest drop today' })],
    ['home-season', page.getByRole('heading', { name: /^Season \d+/ })],
    ['home-look-at', page.getByRole('heading', { name: 'Look at' })],
  ] as const;

for (const [what, viewport] of Object.entries(windows)) {
  test(`late parts do not move the content of home on ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await page.goto('/pubg/statistics/playing');
    await page.waitForLoadState('networkidle');
    const held = await holdParts(page);
    await page.getByRole('link', { name: 'Hotdrop', exact: true }).first().click();
    await expect(page.locator('main').getByRole('combobox')).toBeVisible();
    await expect.poll(() => held.size).toBe(homeParts(page).length);
    await forgetShifts(page);
    for (const [chunk, content] of homeParts(page)) {
      held.get(chunk)?.();
      await expect(content).toBeVisible();
      await waitForPaint(page);
    }
    await expectShiftsWithin(page, maxShift);
  });
}
