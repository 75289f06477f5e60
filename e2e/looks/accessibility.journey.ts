import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, journey } from '../journey.ts';
import { overlays, pages, type Scene, show, states, wear } from '../scenes/index.ts';

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
}

/** A journey for each scene, as it is met at a width. */
function each(scenes: readonly Scene[], outcome: string, look: (page: Page) => Promise<void>) {
  for (const scene of scenes) {
    journey.describe(scene.name, () => {
      const { userAgent, width = 1280 } = scene;
      journey.use({ viewport: { width, height: 800 }, ...(userAgent && { userAgent, isMobile: true }) });
      journey(outcome, async ({ page, mayComplain }) => {
        // Long pages hold thousands of elements to look at.
        journey.slow();
        if (scene.complaint) mayComplain(scene.complaint);
        await show(page, scene);
        await look(page);
      });
    });
  }
}

each([...pages, ...states, ...overlays], 'axe finds nothing in either theme', async (page) => {
  expect(await findings(page)).toEqual([]);
  // What another theme changes is colour.
  await wear(page, 'light');
  expect(await findings(page, ['color-contrast']), 'in the light theme').toEqual([]);
});

journey.describe('in Korean', () => {
  journey.use({ locale: 'ko-KR' });

  each(pages, 'axe finds nothing, and nothing is cut off on a phone', async (page) => {
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await sideways(page)).toBe(0);
  });
});

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

each([...pages, ...states], 'does not scroll sideways at any width', async (page) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${width} px`).toBe(0);
  }
});
