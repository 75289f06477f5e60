import type { CDPSession, Page } from '@playwright/test';

const swipe = 3_000;
/** Pixels a second: a hand that looks for something. */
const speed = 3_000;

/** Scrolls with a finger, from the top of the page to its end. */
export async function swipeThrough(page: Page, session: CDPSession): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate(() => scrollTo(0, 0));
  let before = -1;
  for (;;) {
    const now = await page.evaluate(() => Math.round(scrollY));
    if (now === before) return;
    before = now;
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -swipe,
      speed,
      gestureSourceType: 'touch',
    });
  }
}
