import type { Page } from '@playwright/test';
import { busyServer } from '../busy-server.ts';
import type { Scene } from '../scenes/scene.ts';
import { show } from '../scenes/show.ts';
import { expect, test } from '../test.ts';

export async function nothingScrollsSideways(page: Page) {
  // A window of 1280 px at 400 % zoom has 320 px.
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
  }
}

/** A test for each scene at a width. */
export function testEach(scenes: readonly Scene[], outcome: string, look: (page: Page) => Promise<void>) {
  for (const scene of scenes) {
    test.describe(scene.name, () => {
      const { userAgent, width = 1280 } = scene;
      test.use({ viewport: { width, height: 800 }, ...(userAgent && { userAgent, isMobile: true }) });
      test(outcome, async ({ page, mayComplain }) => {
        // Long pages have thousands of elements to check.
        test.slow();
        if (scene.complaint) mayComplain(scene.complaint);
        mayComplain(busyServer);
        await show(page, scene);
        await look(page);
      });
    });
  }
}
