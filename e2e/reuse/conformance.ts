import { expect, type Page } from '@playwright/test';
import type { test as testType } from '../test.ts';

export interface HostUnderTest {
  readonly basePath: string;
  /** A page of each area that the host shows, below the base path. */
  readonly pages: Readonly<Record<string, string>>;
}

/**
 * The requirements for every host of our areas, tested in a browser against the running host. Its address is the
 * `baseURL` of the tests:
 *
 * hostConformance('my site', journey, { basePath: '/arena', pages: { 'mf-leaderboards': 'ranks' } });
 */
export function hostConformance(
  name: string,
  test: typeof testType,
  { basePath, pages }: HostUnderTest,
): void {
  const addressOf = (page: string) => `${basePath}/${page}`;
  const areas = Object.entries(pages);

  test.describe(name, () => {
    for (const [area, path] of areas) {
      test(`shows ${area} without browser errors`, async ({ page }) => {
        await page.goto(addressOf(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/\S/);
        await expect(page.getByRole('main')).toHaveCount(1);
      });
    }

    const [[firstArea, firstPath] = ['', '']] = areas;
    test('runs only the published bytes of an area', async ({ page, mayComplain }) => {
      mayComplain(
        /integrity|digest|ERR_FAILED|could not be loaded|ChunkLoadError|Loading chunk|boundary|React error #418/i,
      );
      let changed = 0;
      await page.route(new RegExp(`/areas/${firstArea}/.*\\.js$`), async (route) => {
        const response = await route.fetch();
        changed += 1;
        await route.fulfill({
          response,
          body: `globalThis.changedByteRan = true;${await response.text()}`,
        });
      });
      await page.goto(addressOf(firstPath));
      await expect.poll(() => changed).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate('globalThis.changedByteRan')).toBeUndefined();
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });

    test('navigates between areas without loading a new document', async ({ page }) => {
      const [[, first] = ['', ''], ...others] = areas;
      await page.goto(addressOf(first));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate('globalThis.sameDocument = true');
      for (const [, path] of others) {
        const before = await page.getByRole('heading', { level: 1 }).textContent();
        const link = page.getByRole('navigation').locator(`a[href="${basePath}/${path}"]`).first();
        // Before hydration, links load a new document.
        await expect.poll(() => link.evaluate(isHydrated)).toBe(true);
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
        await link.click();
        await expect(page).toHaveURL(addressOf(path));
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
      }
      expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
    });

    test('keeps every link of its areas on its own base path', async ({ page }) => {
      for (const [, path] of areas) {
        await page.goto(addressOf(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const strange = await ownLinksElsewhere(page, basePath);
        expect(strange, `links on ${path}`).toEqual([]);
      }
    });

    test('shows another language on request, at the same addresses', async ({ page }) => {
      for (const [, path] of areas) {
        await page.goto(`${addressOf(path)}?hl=ko`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Hangul}|\d/u);
      }
    });
  });
}

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Finds links within the site that leave the base path. The server handles signing in and files. */
const ownLinksElsewhere = (page: Page, basePath: string): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll(
      (links, base) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => href !== base && !href.startsWith(`${base}/`) && !href.startsWith('/auth/')),
      basePath,
    );
