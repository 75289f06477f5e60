import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('reads the home page and looks up a player', async ({ page }) => {
  // A busy server leaves parts to the browser, which has no script here.
  await expect(async () => {
    await page.goto('/pubg');
    await expect(page.getByRole('region', { name: / top 5$/ })).toHaveCount(2, { timeout: 1_000 });
    await expect(page.getByRole('table', { name: /^Points needed/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('Kakao');
  await page.getByRole('combobox', { name: 'Player name' }).fill('LootGoblin');
  await page.getByRole('combobox', { name: 'Player name' }).press('Enter');
  await expect(page).toHaveURL('/pubg/profile/kakao/LootGoblin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LootGoblin');
});

test('renews a player, and says what happened', async ({ page }) => {
  await page.goto('/pubg/profile/steam/TimeOut');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Renew' }).click(),
  ]);
  expect(answer.status()).toBe(202);
  await expect(page.getByRole('button', { name: /^(Updating…|In the queue)$/ })).toBeVisible();
  // The page asks again by itself, every few seconds, and a busy server renews slowly.
  await expect(page.getByRole('button', { name: 'Up to date' })).toBeVisible({ timeout: 45_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('offers the main menu, the sibling sites, and the languages', async ({ page }) => {
    await page.goto('/pubg/ranks');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tournaments' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Statistics' }).click();
    await expect(page).toHaveURL('/pubg/statistics/rating');
  });

  test('offers nothing on a leaderboard that needs a script', async ({ page }) => {
    await page.goto('/pubg/ranks/steam/squad');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await expect(page.getByText('CSV', { exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});

const player = '/pubg/profile/steam/Hotdrop';
test('has the styles of all that pages show', async ({ page, mayComplain }) => {
  mayComplain(/404/);
  const addresses = [
    '/pubg',
    player,
    `${player}/stats`,
    `${player}/matches`,
    '/pubg/ranks/steam/squad',
    '/pubg/statistics/rating',
    '/pubg/statistics/playing',
    '/pubg/hotdrops',
    '/pubg/nowhere',
    '/pubg/profile/steam/hotdrop',
    '/pubg/profile/steam/NeverLanded',
    `${player}/week/2026-W99`,
  ];
  for (const address of addresses) {
    await page.goto(address);
    // The end of a class names its stylesheet. A class without rules of its own can take those of another one.
    const lost = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const inPage = new Set(
        rules.flatMap(({ cssText }) => cssText.match(/(?<=\.[\w-]*_)[\w-]{5}(?![\w-])/g) ?? []),
      );
      const used = [...document.querySelectorAll('body [class]')].flatMap(({ classList }) => [...classList]);
      const ofStylesheets = used.filter((name) => name.at(-6) === '_');
      return [...new Set(ofStylesheets)].filter((name) => !inPage.has(name.slice(-5)));
    });
    expect(lost, address).toEqual([]);
  }
});
