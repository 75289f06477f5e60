import type { CDPSession, Page } from '@playwright/test';

const swipe = 3_000;
/** Pixels per second, like a visitor who looks for something. */
const speed = 3_000;

/**
 * Scrolls smoothly from the top of the page to its end. Uses a mouse gesture, because a headless browser does not
 * scroll for touch gestures.
 */
export async function swipeThrough(page: Page, session: CDPSession): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate(() => scrollTo(0, 0));
  let before = -1;
  for (;;) {
    const now = await page.evaluate(() => Math.round(scrollY));
    if (now === before) break;
    before = now;
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -swipe,
      speed,
      gestureSourceType: 'mouse',
    });
  }
  const isAtEnd = await page.evaluate(
    () => innerHeight + scrollY >= document.documentElement.scrollHeight - 1,
  );
  if (!isAtEnd)
    throw new Error(`The page stopped at ${before} pixels, before its end: nothing was measured.`);
}
