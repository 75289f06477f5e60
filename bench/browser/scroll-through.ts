import type { Page } from '@playwright/test';

/** Scrolls as somebody does who looks for something: with the wheel, from the top to the end. */
export async function scrollThrough(page: Page, step = 300): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  let before = -1;
  for (;;) {
    const now = await page.evaluate(() => Math.round(scrollY));
    if (now === before) return;
    before = now;
    for (let turn = 0; turn < 5; turn += 1) {
      await page.mouse.wheel(0, step);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }
}
