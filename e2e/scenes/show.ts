import type { Page } from '@playwright/test';
import { openPage } from '../busy-server.ts';
import type { Scene } from './scene.ts';

/** Opens a scene, and waits for fonts and late parts. */
export async function show(page: Page, { address, before, act }: Scene): Promise<void> {
  await before?.(page);
  await openPage(page, address);
  // Some calls never end, and comments load only when they come into view, so the wait has a timeout.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
}

/** Changes the theme like the theme switch. */
export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
  await settle(page);
}

/** Finishes all animations, except endless and scroll-driven ones. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const one of document.getAnimations()) {
      const isEndless = one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (one.timeline === document.timeline && !isEndless) one.finish();
    }
  });
