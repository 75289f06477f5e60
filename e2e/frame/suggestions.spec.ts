import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Player name' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

test('chooses a suggested name by keyboard', async ({ page }) => {
  await page.goto('/pubg');
  await field(page).fill('hol');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');

  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  await field(page).press('ArrowUp');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(field(page)).toBeFocused();

  const name = (await first.locator('span').last().textContent()) ?? '';
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/pubg/profile/steam/${name}`);
});

test('requests suggestions once, 200 ms after the last key', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/search/suggest')) asked.push(url.searchParams.get('q') ?? '');
  });
  await page.goto('/pubg');
  // Its code arrives with the first focus.
  await field(page).fill('x');
  await expect.poll(() => asked).toEqual(['x']);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of 'hot') {
    await field(page).press(key);
    await page.clock.runFor(199);
  }
  expect(asked).toEqual(['x']);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['x', 'xhot']);
});

test('keeps the search usable when suggestions fail', async ({ page, mayComplain }) => {
  mayComplain(/502/);
  await page.route('**/api/v1/search/suggest*', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/pubg');
  const answered = page.waitForResponse('**/api/v1/search/suggest*');
  await field(page).fill('Hotdrop');
  await answered;
  await expect(list(page)).toBeHidden();
  await field(page).press('Enter');
  await expect(page).toHaveURL('/pubg/profile/steam/Hotdrop');
});
