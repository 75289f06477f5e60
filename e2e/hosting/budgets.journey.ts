import type { Page } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, journey } from '../journey.ts';

interface Weighed {
  readonly file: string;
  readonly bytes: number;
}

/**
 * All files of a kind that the page asks for before it is idle, as they travel: packed with brotli. What it fetches
 * ahead of the visitor's next step begins in the first idle moment and does not count.
 */
async function weigh(page: Page, address: string, kind: 'script' | 'link'): Promise<Weighed[]> {
  await page.addInitScript(() => {
    const ask = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (run, options) =>
      ask((deadline) => {
        performance.mark('idle');
        run(deadline);
      }, options);
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('idle').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate((initiator) => {
    const idle = performance.getEntriesByName('idle')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime, name }) => startTime < idle && new URL(name).pathname.endsWith(initiator))
      .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }));
  }, { script: '.js', link: '.css' }[kind]);
}

const total = (files: readonly Weighed[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const table = (files: readonly Weighed[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${String(bytes).padStart(7)}  ${file}`)
    .join('\n');

for (const [address, budget] of Object.entries(budgets.javascript)) {
  journey(`${address} needs at most ${budget / 1000} KB of JavaScript on a first visit`, async ({ page }) => {
    const files = await weigh(page, address, 'script');
    expect(files.length).toBeGreaterThan(0);
    expect(total(files), table(files)).toBeLessThanOrEqual(budget);
  });

  journey(
    `${address} needs at most ${budgets.css / 1000} KB of styles on a first visit`,
    async ({ page }) => {
      const files = await weigh(page, address, 'link');
      expect(files.length).toBeGreaterThan(0);
      expect(total(files), table(files)).toBeLessThanOrEqual(budgets.css);
    },
  );
}
