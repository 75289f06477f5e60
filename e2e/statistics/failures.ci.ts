import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { aText, box, chooseAccount, comment, dialog, playing, signIn, wall, write } from './visitor.ts';

const failed = 'Failed to communicate with server. Please try again in a few minutes.';
const api = (path: string) => `**/api/v1/${path}`;
const isDown = (page: Page, path: string, status = 500) =>
  page.route(api(path), (route) => route.fulfill({ status, body: '' }));
const ok = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' });

test.beforeEach(({ mayComplain }) => mayComplain(/50[03]|ERR_FAILED/));

test('says that comments did not load, and loads them on retry', async ({ page }) => {
  await page.goto('/pubg/statistics/rating');
  await isDown(page, 'stats/comments*');
  await page
    .getByRole('navigation', { name: 'Statistics' })
    .getByRole('link', { name: 'Player count', exact: true })
    .click();
  await expect(wall(page).getByText(failed)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible();
  await page.unroute(api('stats/comments*'));
  await wall(page).getByRole('button', { name: 'Try again' }).click();
  await expect(wall(page).getByText(failed)).toHaveCount(0);
  await expect(wall(page).locator('ol').or(wall(page).getByText('No comments yet'))).toBeVisible();
});

test('removes a comment that cannot be posted, and keeps its text', async ({ page }) => {
  const text = aText('Kept');
  await signIn(page, 'otherDana');
  await page.route(api('stats/comments'), (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await write(page, text);
  await expect(dialog(page, failed)).toBeVisible();
  await ok(page).click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue(text);
  await expect(comment(page, text)).toHaveCount(0);

  await page.unroute(api('stats/comments'));
  await isDown(page, 'stats/comments', 503);
  await wall(page).getByRole('button', { name: 'Post' }).click();
  await expect(dialog(page, failed)).toBeVisible();
  await ok(page).click();
  await page.unroute(api('stats/comments'));
  await page.reload();
  await expect(box(page)).toHaveValue(text);
});

test('says that sign-in is unavailable while the API is down, and works when it is back', async ({
  page,
}) => {
  await page.goto(playing);
  await page.route('**/auth/steam?*', (route) => route.fulfill({ status: 503, body: 'away' }));
  await wall(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('away')).toBeVisible();
  await page.unroute('**/auth/steam?*');
  await page.reload();
  await chooseAccount(page, 'otherDana');
  await expect(page).toHaveURL(`${playing}#comments`);
});

test('says that a distribution did not load, and shows another one', async ({ page }) => {
  await page.goto('/pubg/statistics/rating');
  await isDown(page, 'stats/rating/**');
  await page.getByRole('navigation', { name: 'Region' }).getByRole('link', { name: 'Europe' }).click();
  await expect(page.getByText('The distribution could not be loaded')).toBeVisible();
  await page.unroute(api('stats/rating/**'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Share of players by points' })).toBeVisible();
});
