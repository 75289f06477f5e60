import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp, key = 'Tab') {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`60 tabs do not reach the ${role} "${name}".`);
}

test('skips the header with the first tab stop', async ({ page }) => {
  await page.goto('/pubg/ranks');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page).evaluate((one) => one.closest('main') !== null)).toBe(true);
});

test('goes from home to a player of another platform and their matches by keyboard', async ({ page }) => {
  await page.goto('/pubg');
  await tabTo(page, 'button', /^Platform: /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Platform' })).toBeVisible();
  await tabTo(page, 'button', 'Kakao');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('Platform: Kakao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('LootGoblin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pubg/profile/kakao/LootGoblin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LootGoblin');
  await tabTo(page, 'link', 'Season 42');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pubg/profile/kakao/LootGoblin/pc-2018-42');
  await tabTo(page, 'link', 'Matches', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pubg/profile/kakao/LootGoblin/pc-2018-42/matches');
});

test('opens a dropdown, closes it on Escape, and returns the focus', async ({ page }) => {
  await page.goto('/pubg');
  await tabTo(page, 'button', 'Language: English');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '한국어' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('한국어');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: '한국어' })).toBeHidden();
  await expect(focused(page)).toHaveAccessibleName('Language: English');
});

test('shows the focus at every tab stop of a page', async ({ page }) => {
  await page.goto('/pubg/ranks');
  const looks = await page.evaluateHandle(() => {
    const seen: { readonly html: string; readonly look: string }[] = [];
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target);
      const frame = getComputedStyle(target.closest('form') ?? target).boxShadow;
      const shadows = `${boxShadow}${frame}`.replaceAll('none', '');
      seen.push({ html: target.outerHTML, look: outlineStyle !== 'none' ? outlineWidth : shadows });
    });
    return seen;
  });
  for (let step = 0; step < 25; step += 1) await page.keyboard.press('Tab');
  const seen = await looks.jsonValue();
  expect(seen).toHaveLength(25);
  for (const { html, look } of seen) expect(look, html).toMatch(/[1-9]/);
});
