import type { Page } from '@playwright/test';
import { overlays } from '../scenes/overlays.ts';
import { pages } from '../scenes/pages.ts';
import type { Scene } from '../scenes/scene.ts';
import { show } from '../scenes/show.ts';
import { states } from '../scenes/states.ts';
import { expect, test } from '../test.ts';
import { axeFindsNothing, findings } from './axe.ts';
import { outlineOf, problemsOf } from './reading-order.ts';

async function nothingScrollsSideways(page: Page) {
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
function each(scenes: readonly Scene[], outcome: string, look: (page: Page) => Promise<void>) {
  for (const scene of scenes) {
    test.describe(scene.name, () => {
      const { userAgent, width = 1280 } = scene;
      test.use({ viewport: { width, height: 800 }, ...(userAgent && { userAgent, isMobile: true }) });
      test(outcome, async ({ page, mayComplain }) => {
        // Long pages have thousands of elements to check.
        test.slow();
        if (scene.complaint) mayComplain(scene.complaint);
        await show(page, scene);
        await look(page);
      });
    });
  }
}

each([...pages, ...states], 'is read in order, fits every window, and axe finds nothing', async (page) => {
  expect(problemsOf(await outlineOf(page))).toEqual([]);
  await nothingScrollsSideways(page);
  await axeFindsNothing(page);
});

each(overlays, 'axe finds nothing in either theme', axeFindsNothing);

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' });

  each(pages, 'fits every window, and axe finds nothing', async (page) => {
    await nothingScrollsSideways(page);
    expect(await findings(page)).toEqual([]);
  });
});
