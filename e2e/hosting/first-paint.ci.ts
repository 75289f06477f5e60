import { expectShiftsWithin, watchShifts } from '../layout-shifts.ts';
import { expect, test } from '../test.ts';

/** A first visit of a phone on a slow network: what must arrive before it sees something, and what moves then. */
test.use({ viewport: { width: 360, height: 740 } });

const pages = ['/pubg', '/pubg/profile/steam/Hotdrop', '/pubg/ranks/steam/squad', '/pubg/statistics/rating'];
const font = '**/*.woff2';

for (const address of pages) {
  test(`${address} is painted in full before any other file arrives`, async ({ page, mayComplain }) => {
    mayComplain(/preload/);
    await page.route('**/*', (route, request) => {
      if (request.isNavigationRequest()) return route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    // Without its styles, a page on a phone is wider than the window, and its text begins at the very edge.
    const { width, left } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      left: document.querySelector('main h1')?.getBoundingClientRect().left ?? 0,
    }));
    expect(width).toBe(360);
    expect(left).toBeGreaterThanOrEqual(12);
  });

  test(`${address} moves nothing when the font of its headings arrives late`, async ({ page }) => {
    await watchShifts(page);
    const painted = Promise.withResolvers<void>();
    await page.route(font, async (route) => {
      await painted.promise;
      await route.continue();
    });
    const arrival = page.waitForResponse(font);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    painted.resolve();
    await arrival;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await expectShiftsWithin(page, 0.02);
  });
}

for (const address of pages) {
  test(`${address} takes its styles from the browser’s cache when a visitor comes back`, async ({ page }) => {
    await watchShifts(page);
    const countInPage = () => page.locator('style[data-href]').count();
    await page.goto(address);
    const inPage = await countInPage();
    expect(inPage).toBeGreaterThan(1);
    const pressAndListCookies = async () => {
      await page.keyboard.press('Tab');
      return (await page.context().cookies()).map(({ name }) => name);
    };
    await expect.poll(pressAndListCookies).toContainEqual(expect.stringMatching(/styles$/));
    // An address of its own: a page that several visitors ask for has its styles.
    await page.goto(`${address}?visit=2`);
    expect(await countInPage()).toBe(0);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.css'))
        .map(({ name, transferSize }) => ({ name, transferSize })),
    );
    expect(new Set(loaded.map(({ name }) => name)).size).toBeGreaterThanOrEqual(inPage);
    expect(loaded.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
    await page.waitForLoadState('networkidle');
    await expectShiftsWithin(page, 0.02);
  });
}
