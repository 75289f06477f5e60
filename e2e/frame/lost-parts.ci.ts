import type { Page } from '@playwright/test';
import { keepFavorites } from '../scenes/pages.ts';
import { expect, test } from '../test.ts';

/** Blocks these files. Returns a function that unblocks them. */
async function lose(page: Page, files: string) {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

const lost = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Check your connection and try again' });

test.describe('on a phone whose connection breaks', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('says which part did not load, keeps the page, and loads it on the next press', async ({
    page,
    mayComplain,
  }) => {
    mayComplain(/ERR_FAILED/);
    const mend = await lose(page, '**/assets/{platform-modal,mobile-menu,contact-form,suggestions}.*.js');
    await page.goto('/pubg');
    const field = page.getByRole('combobox', { name: 'Player name' });
    await field.fill('hotdr');
    const parts = [
      page.getByRole('button', { name: 'Menu' }),
      page.getByRole('button', { name: 'Platform: Steam' }),
      page.getByRole('link', { name: 'Contact' }),
    ];
    for (const part of parts) {
      await part.click();
      await expect(lost(page)).toBeVisible();
      await lost(page).getByRole('button', { name: 'Close' }).click();
      await expect(lost(page)).toHaveCount(0);
    }

    await mend();
    for (const [at, name] of ['Menu', 'Platform', 'Contact'].entries()) {
      await parts[at]?.click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await field.fill('hotdro');
    await page.getByRole('option', { name: /Hotdrop/ }).click();
    await expect(page).toHaveURL(/\/profile\/steam\/Hotdrop/);
  });
});

test('shows a failure in place of a table whose code is lost, and loads it on retry', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/ERR_FAILED|chunk|mf-favorites/i);
  await keepFavorites(2)(page);
  const mend = await lose(page, '**/favorite-rows.*.js');
  await page.goto('/pubg/favorite');
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await mend();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /GoldenPan/ })).toBeVisible();
});
