import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const html = (page: Page) => page.locator('html');
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const dark = 'rgb(11, 14, 20)';

/** Names the font in which the browser draws an element. */
async function drawnFont(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('switches between dark, light, and system, remembers it, and updates other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/pubg/ranks');
  await page.goto('/pubg');
  expect(await ground(page)).toBe(dark);
  await page.getByRole('button', { name: 'Theme: Dark' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await ground(page)).not.toBe(dark);
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  await page.getByRole('button', { name: 'Theme: System' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

for (const theme of ['dark', 'light']) {
  test(`shows the sign-in page of the demo like the site (${theme})`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    const look = async () => {
      await page.evaluate(() => document.fonts.ready);
      const styles = await page.evaluate(() => {
        const styleOf = (selector: string) => {
          const found = document.querySelector(selector);
          if (!found) throw new Error(`The page has no ${selector}.`);
          return getComputedStyle(found);
        };
        const [body, title] = [styleOf('body'), styleOf('h1')];
        return {
          ground: body.backgroundColor,
          text: body.color,
          title: [title.color, title.fontWeight, title.fontSize, title.lineHeight],
        };
      });
      return { ...styles, font: await drawnFont(page, 'h1') };
    };
    await page.goto('/pubg/statistics/playing');
    const site = await look();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page.getByRole('heading', { name: 'Demo sign-in' })).toBeVisible();
    expect(await look()).toEqual(site);
  });
}

test('follows the system’s theme when it changes', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'system', url: baseURL ?? '' }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pubg');
  expect(await ground(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).not.toBe(dark);
});

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
