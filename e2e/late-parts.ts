import { expect, type Page } from '@playwright/test';
import { waitForPaint } from './layout-shifts.ts';

/** The layout shift that late parts may cause. */
export const maxShift = 0.02;

/** Holds the scripts of parts until the test sends them, by the name of their chunk. */
export async function holdParts(page: Page) {
  const held = new Map<string, () => void>();
  await page.route(/\/areas\/.*\/home-(?!texts)[a-z-]+\.[^/]+\.js$/, async (route) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.set(/home-[a-z-]+/.exec(route.request().url())?.[0] ?? '', resolve);
    await promise;
    await route.continue();
  });
  return held;
}

/**
 * Opens a page that came whole from the server, with this text in it. A busy server leaves late parts and lists to the
 * browser. `begin` runs before each attempt.
 */
export async function openWhole(page: Page, address: string, text: string, begin: () => unknown) {
  await expect(async () => {
    await begin();
    const html = await (await page.goto(address))?.text();
    expect(html).toContain(text);
    expect(html).not.toContain('"isBrowserOnly":true');
  }).toPass();
}

/** Counts only the shifts from now on. */
export async function forgetShifts(page: Page) {
  await waitForPaint(page);
  await page.evaluate(() => void globalThis.shiftsSeen.splice(0));
}
