import type { Page } from '@playwright/test';

/** Pages that are drawn by the shell and have scripts come alive after they are shown. */
const isAlive = () =>
  !('hotdropHandover' in globalThis) || performance.getEntriesByName('hydrated').length > 0;

/** For pages that reload themselves. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: 10_000 }).catch(() => {});
}

/**
 * Lets a visit and a reload end when the page answers to clicks: it is painted earlier, and a click on what is only
 * painted would be lost. One that never comes alive is its journey's own matter, and so is one that it does not wait
 * for.
 */
export function waitUntilAlive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await untilAlive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await untilAlive(page);
    return answer;
  };
}
