import { type BrowserContext, expect, type Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** The elements that moved, from where to where, for the message of a failed test. */
  readonly moved: readonly string[];
}

declare global {
  /** Set in the page: its layout shifts. */
  var shiftsSeen: Shift[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Records the layout shifts of pages that are opened from now on. */
export const watchShifts = (where: BrowserContext | Page): Promise<unknown> =>
  where.addInitScript(() => {
    globalThis.shiftsSeen = [];
    const describe = (node: Node | null) =>
      node instanceof Element
        ? `${node.localName}.${node.className}`
        : `"${node?.textContent?.slice(0, 40)}"`;
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map((source) => {
          const { node, previousRect, currentRect } = source;
          return `${describe(node)} (${place(previousRect)}) to (${place(currentRect)})`;
        });
        globalThis.shiftsSeen.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until everything so far is painted. */
export const waitForPaint = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Expects that the sum of a page's layout shifts is not above a limit, and otherwise says what moved. */
export async function expectShiftsWithin(page: Page, limit: number): Promise<void> {
  // Observers hear of a frame's shifts after it.
  await waitForPaint(page);
  const shifts = await page.evaluate(() => globalThis.shiftsSeen);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(
    sum,
    shifts.map(({ value, moved }) => [value, ...moved].join('\n  ')).join('\n'),
  ).toBeLessThanOrEqual(limit);
}
