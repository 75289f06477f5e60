import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface Weighed {
  readonly file: string;
  readonly bytes: number;
}

/** Opens a page, and returns the time of its first idle moment. Code that can wait loads then. */
export async function openUntilIdle(page: Page, address: string): Promise<number> {
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
  return page.evaluate(() => performance.getEntriesByName('idle')[0]?.startTime ?? 0);
}

/** Lists all files of a kind that the page requests before it is idle, with their compressed sizes. */
export async function weigh(page: Page, address: string, kind: keyof typeof endings): Promise<Weighed[]> {
  return asked(page, kind, 0, await openUntilIdle(page, address));
}

const endings = { script: '.js', link: '.css' };

/** Lists all files of a kind that the page requests within a span of time. */
export const asked = (
  page: Page,
  kind: keyof typeof endings,
  from: number,
  until: number,
): Promise<Weighed[]> =>
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

/** The compressed size of the styles that are in the page itself. The server compresses them with the page. */
export async function weighStylesInPage(page: Page): Promise<number> {
  const styles = await page.locator('style[data-href]').allTextContents();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(styles.join(''), { params }).byteLength;
}

export const total = (files: readonly Weighed[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
