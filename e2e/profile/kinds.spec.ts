import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import { currentSeason } from '../seasons.ts';
import { expect, test } from '../test.ts';

test('a player without rank sees normal play, and no rank to reach', async ({ page }) => {
  await page.goto('/pubg/profile/steam/Casual');
  await expect(page.getByRole('region', { name: 'Normal play' })).toContainText(/^Normal · .+K\/D/);
  await expect(page.getByRole('region', { name: /Normal$/ }).first()).toContainText(/\d+ games/);
  await expect(page.getByRole('region', { name: 'Current rank' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ranked' })).toHaveCount(0);
});

test('a past season shows its final rank, and nothing of today', async ({ page }) => {
  await page.goto('/pubg/profile/steam/Hotdrop/pc-2018-42');
  await expect(page.getByRole('region', { name: 'Final rank' })).toContainText(/Best.*Games\d+/);
  for (const name of ['Current rank', 'Last matches', 'Form', 'Where Hotdrop lands'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Seasons around it' })
    .getByRole('link', { name: /^Season 41/ })
    .click();
  await expect(page).toHaveURL(/pc-2018-41$/);
  await page.getByRole('link', { name: /^To Season/ }).click();
  await expect(page.getByRole('region', { name: 'Current rank' })).toBeVisible();
});

test('a Team Deathmatch is listed by its name, has no grade, and counts on no map', async ({ page }) => {
  const season = `/pubg/profile/steam/Hotdrop/${currentSeason}`;
  await page.goto(`${season}/matches?mode=tdm`);
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Team Deathmatch');
  await expect(cards.locator('[data-grade]')).toHaveCount(0);
  await page.goto(`${season}/habits`);
  const maps = page.getByRole('table', { name: 'Results by map' });
  await expect(maps).toContainText('Erangel');
  await expect(maps).not.toContainText(/Camp Jackal|Boardwalk|Pillar Compound|Italy/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('home leads to a week that can be shared', async ({ page }) => {
    await page.goto('/pubg');
    const search = page.getByRole('main').getByRole('combobox');
    await search.fill('Hotdrop');
    await search.press('Enter');
    await expect(page).toHaveURL('/pubg/profile/steam/Hotdrop');
    await page
      .getByRole('link', { name: /^Week \d+/ })
      .first()
      .click();
    const last = weekBefore(weekOf(Date.now()));
    await page.getByRole('link', { name: `Week ${last.number}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Week ${last.number}`);
    await page.getByRole('link', { name: `Share Week ${last.number} · Hotdrop` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`/pubg/profile/steam/Hotdrop/week/${last.id}$`));
  });
});
