import type { Page } from '@playwright/test';

/** Whether the page is hydrated. Pages without the shell's scripts always are. */
const isHydrated = () =>
  !('hotdropHandover' in globalThis) || performance.getEntriesByName('hydrated').length > 0;

/** Waits for hydration, for pages that reload themselves. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: 10_000 }).catch(() => {});
}

/**
 * Makes `goto` and `reload` wait for hydration, because a click on a page that is only painted is lost. Does not fail
 * for a page that never hydrates, and does not wait if the test chooses its own `waitUntil`.
 */
export function makeLoadsWaitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await waitForHydration(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await waitForHydration(page);
    return answer;
  };
}
