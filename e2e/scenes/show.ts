import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/** Brings a page into a scene, its fonts and late parts included. */
export async function show(page: Page, { address, before, act }: Scene): Promise<void> {
  await before?.(page);
  await page.goto(address);
  // Calls that never end, and comments that are read when they come into view, would be waited for in vain.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
}

/** As the theme switch does it. */
export async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
  await settle(page);
}

/** Lets everything that moves come to its end, but what moves for ever or with scrolling. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const one of document.getAnimations()) {
      const isEndless = one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (one.timeline === document.timeline && !isEndless) one.finish();
    }
  });
