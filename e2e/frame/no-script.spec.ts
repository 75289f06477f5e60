import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('reads the home page and looks up a player', async ({ page }) => {
  // A busy server leaves parts to the browser, which has no script here.
  await expect(async () => {
    await page.goto('/pubg');
    await expect(page.getByRole('region', { name: / top 5$/ })).toHaveCount(2, { timeout: 1_000 });
    await expect(page.getByRole('table', { name: /^Points needed/ })).toBeVisible({ timeout: 1_000 });
    await expect(page.getByText('playing now on Steam')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('Kakao');
  await page.getByRole('combobox', { name: 'Player name' }).fill('LootGoblin');
  await page.getByRole('combobox', { name: 'Player name' }).press('Enter');
  await expect(page).toHaveURL('/pubg/profile/kakao/LootGoblin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LootGoblin');
});

test('explains why a name finds no player', async ({ page, mayComplain }) => {
  mayComplain(/404/);
  await page.goto('/pubg');
  await page.getByRole('combobox', { name: 'Player name' }).fill('hotdrop');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('player is not found')).toBeVisible();
  await page.getByRole('link', { name: /different capitalization/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotdrop');
});

test('switches to another language', async ({ page }) => {
  await page.goto('/pubg/about/terms');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/pubg/about/terms?hl=ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('利用規約');
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
});

test('opens the visitor’s mail program with the contact link', async ({ page }) => {
  await page.goto('/pubg');
  await expect(page.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:/);
});

const player = '/pubg/profile/steam/Hotdrop';
for (const address of [
  ...['/pubg', player, `${player}/stats`, `${player}/matches`, '/pubg/ranks/steam/squad', '/pubg/favorite'],
  ...['/pubg/statistics/rating', '/pubg/statistics/playing', '/pubg/hotdrops', '/pubg/nowhere'],
  // States of a profile.
  ...['/pubg/profile/steam/hotdrop', '/pubg/profile/steam/NeverLanded', '/pubg/profile/steam/OldGuard'],
  ...[`${player}/pc-2018-99`, `${player}/week/2026-W99`],
]) {
  test(`has the styles of all that ${address} shows`, async ({ page, mayComplain }) => {
    mayComplain(/404/);
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
    expect(lost).toEqual([]);
  });
}
