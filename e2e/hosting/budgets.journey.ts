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
async function weigh(page: Page, address: string, kind: keyof typeof endings): Promise<Weighed[]> {
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
  const idle = await page.evaluate(() => performance.getEntriesByName('idle')[0]?.startTime ?? 0);
  return asked(page, kind, 0, idle);
}

const endings = { script: '.js', link: '.css' };

/** All files of a kind that the page asks for in a span of its time. */
const asked = (page: Page, kind: keyof typeof endings, from: number, until: number): Promise<Weighed[]> =>
  page.evaluate(
    ([ending, since, before]) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ startTime }) => startTime >= since && startTime < before)
        .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }))
        .filter(({ file }) => file.endsWith(ending)),
    [endings[kind], from, until] as const,
  );

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

journey(
  `a chart comes alive with at most ${budgets.charts / 1000} KB more, and not before`,
  async ({ page }) => {
    const first = await weigh(page, '/pubg/statistics/playing', 'script');
    expect(first.filter(({ file }) => file.includes('live-line'))).toEqual([]);
    const reached = await page.evaluate(() => performance.now());
    await page.getByRole('img', { name: /^Concurrent players/ }).hover();
    await expect(page.locator('rect[data-ref]').first()).toBeAttached();
    const late = await asked(page, 'script', reached, Number.POSITIVE_INFINITY);
    expect(late.length).toBeGreaterThan(0);
    expect(total(late), table(late)).toBeLessThanOrEqual(budgets.charts);
  },
);
