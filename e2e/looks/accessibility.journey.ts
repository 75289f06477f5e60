import { AxeBuilder } from '@axe-core/playwright';
import { expect, journey } from '../journey.ts';

const pages = [
  '/pubg',
  '/pubg/profile/steam/Hotdrop',
  '/pubg/ranks',
  '/pubg/ranks/steam/squad',
  '/pubg/statistics/playing',
  '/pubg/favorite',
  '/pubg/about/terms',
];

for (const theme of ['dark', 'light']) {
  for (const address of pages) {
    journey(`axe finds nothing on ${address} in the ${theme} theme`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
      expect(found).toEqual([]);
    });
  }
}

for (const address of pages) {
  for (const width of [360, 768, 1280]) {
    journey(`${address} does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}
