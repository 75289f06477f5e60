import type { Page } from '@playwright/test';
import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { expect, test } from '../test.ts';

const slot = (page: Page, number: number) => page.locator(`[data-ad-slot="${number}"]`);

async function sizeOf(page: Page, number: number) {
  const box = await slot(page, number).boundingBox();
  return box && `${Math.round(box.width)}×${Math.round(box.height)}`;
}

test('keeps the sizes of ad slots at each width', async ({ page }) => {
  await page.goto('/pubg/profile/steam/Hotdrop');
  for (const [width, size] of [
    [1280, '970×90'],
    [969, '728×90'],
    [360, '300×100'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sizeOf(page, 2)).toBe(size);
    expect(await sizeOf(page, 3)).toBe(size);
  }
});

test('shows the video slot with 16:9 in the page head when the address asks for it', async ({ page }) => {
  await page.goto('/pubg/profile/steam/Hotdrop');
  await expect(slot(page, 4)).toHaveCount(0);
  await page.goto('/pubg/profile/steam/Hotdrop?vd=1');
  const tabs = await page.getByRole('navigation', { name: 'Profile' }).boundingBox();
  const box = await slot(page, 4).boundingBox();
  expect(box?.y).toBeLessThan((tabs?.y ?? 0) + (tabs?.height ?? 0));
  expect((box?.width ?? 0) / (box?.height ?? 0)).toBeCloseTo(16 / 9, 1);
});

test('shifts no content while a page with ad slots loads', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/pubg/profile/steam/Hotdrop');
  await page.waitForLoadState('networkidle');
  await expectShiftsWithin(page, 0.02);
});
