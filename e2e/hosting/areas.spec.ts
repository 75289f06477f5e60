import { expect, test } from '../test.ts';

/** A page of each area, with words that occur only in its content. */
const pages = [
  { area: 'mf-leaderboards', path: '/pubg/ranks/steam/squad', shows: /Survivor|Master|Diamond/ },
  { area: 'mf-profile', path: '/pubg/profile/steam/Hotdrop', shows: /Hotdrop/ },
  { area: 'mf-statistics', path: '/pubg/statistics/playing', shows: /playing|players/i },
  { area: 'mf-hotdrops', path: '/pubg/hotdrops', shows: /matches/ },
  { area: 'mf-favorites', path: '/pubg/favorite', shows: /JavaScript/ },
];

for (const { area, path, shows } of pages) {
  test.describe(`${area} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('can be read', async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main').getByText(shows).filter({ visible: true }).first()).toBeVisible();
      await expect(page).toHaveTitle(/Hotdrop/);
    });
  });

  test(`hydrates ${area} without console messages, and keeps the server’s HTML`, async ({ page }) => {
    await page.goto(path);
    const drawn = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(drawn);
  });
}

test('navigates between areas without loading a new document', async ({ page }) => {
  await page.goto('/pubg');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [name, address] of [
    ['Leaderboards', /\/pubg\/ranks/],
    ['Statistics', /\/pubg\/statistics/],
    ['Hot drops', /\/pubg\/hotdrops/],
    ['Favorites', /\/pubg\/favorite/],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('runs one React, one React DOM, and one router for shell and areas', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/pubg/ranks/steam/squad');
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  // Each library registers itself here when it is evaluated.
  for (const mark of [
    /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/,
    /rendererPackageName/,
    /__reactRouterVersion=/,
  ]) {
    expect(bodies.filter((body) => mark.test(body))).toHaveLength(1);
  }
});
