import type { BrowserContext, Page } from '@playwright/test';

declare global {
  /** Set in the page: the value of each layout shift. */
  var shiftsSeen: number[];
}

type LayoutShift = PerformanceEntry & { readonly value: number };

/** Records the layout shifts of pages that are opened from now on. */
export const watchShifts = (where: BrowserContext | Page): Promise<unknown> =>
  where.addInitScript(() => {
    globalThis.shiftsSeen = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) globalThis.shiftsSeen.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of a page's layout shifts. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.shiftsSeen.reduce((sum, shift) => sum + shift, 0));
