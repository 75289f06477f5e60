import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const dark = 'rgb(11, 14, 20)';

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  for (const theme of ['dark', 'light']) {
    test(`the page is already ${theme}`, async ({ page, context, baseURL, request }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.goto('/pubg');
      expect((await ground(page)) === dark).toBe(theme === 'dark');
      const source = await (await request.get('/pubg', { headers: { cookie: `theme=${theme}` } })).text();
      expect(source).toContain(`<meta name="color-scheme" content="${theme}"/>`);
    });
  }
});

test('animates nothing with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pubg/ranks');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((one) => one.effect?.getComputedTiming())
      .filter((timing) => Number(timing?.duration) > 1),
  );
  expect(moving).toEqual([]);
});

test.describe('forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('shows an empty track as empty and a full one as full', async ({ page }) => {
    await page.goto('/pubg/profile/steam/Hotdrop');
    const tracks = page.locator('i[style^="--p:"]');
    await expect(tracks.first()).toBeVisible();
    const colors = await tracks.evaluateAll((all) =>
      all.map((one) => [
        getComputedStyle(one).backgroundColor,
        getComputedStyle(one, '::before').backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]),
    );
    for (const [track, fill, canvas] of colors) {
      expect(track).toBe(canvas);
      expect(fill).not.toBe(canvas);
    }
  });

  test('distinguishes what is selected, pressed, and focused', async ({ page }) => {
    await page.goto('/pubg/ranks');
    const borderOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => {
          const { borderTopWidth, borderBottomWidth, outlineWidth, outlineStyle, textDecorationLine } =
            getComputedStyle(one);
          const edges = [borderTopWidth, borderBottomWidth, outlineStyle === 'none' ? '0px' : outlineWidth];
          return edges.some((width) => width !== '0px') || textDecorationLine !== 'none';
        });
    expect(await borderOf('nav [aria-current=page]')).toBe(true);
    expect(await borderOf('search form')).toBe(true);
    await page
      .getByRole('search')
      .getByRole('button', { name: /Platform/ })
      .click();
    expect(await borderOf('dialog:modal')).toBe(true);
    expect(await borderOf('dialog [aria-pressed=true]')).toBe(true);
  });
});
