import type { BrowserContext, Page } from '@playwright/test';

declare global {
  /** Kept in the page: by how much each shift of its layout moved it. */
  var shiftsSeen: number[];
}

type LayoutShift = PerformanceEntry & { readonly value: number };

/** Counts by how much the pages that are opened from now on move under their visitors. */
export const watchShifts = (where: BrowserContext | Page): Promise<unknown> =>
  where.addInitScript(() => {
    globalThis.shiftsSeen = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) globalThis.shiftsSeen.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of what moved since the page was opened. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.shiftsSeen.reduce((sum, shift) => sum + shift, 0));
