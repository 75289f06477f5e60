import type { Page } from '@playwright/test';
import { currentSeason } from '../seasons.ts';
import { aText, box, comment, deleteButton, dialog, register, signIn, write } from '../statistics/visitor.ts';
import { expect, test } from '../test.ts';
import { axeFindsNothing } from './axe.ts';

// Long pages have thousands of elements to check.
test.beforeEach(() => test.slow());

const player = '/pubg/profile/steam/Hotdrop';

/** Parts of a page are pale while they load again. The skeletons far below the window load later. */
const nothingIsBusy = (page: Page) =>
  expect(page.locator('[aria-busy="true"]', { hasNotText: 'Please wait...' })).toHaveCount(0);

test('passes axe in every view of an opened match', async ({ page }) => {
  await page.goto(`${player}/${currentSeason}/matches`);
  await page.getByRole('article').first().getByRole('link').first().click();
  const parts = page.getByRole('navigation', { name: 'Match' }).getByRole('link');
  await expect(parts.first()).toBeVisible();
  for (const name of await parts.allTextContents()) {
    const part = parts.filter({ hasText: name });
    await part.click();
    await expect(part).toHaveAttribute('aria-current', /page|true/);
    await page.waitForLoadState('networkidle');
    await axeFindsNothing(page, { what: name, within: 'article:has(nav)' });
  }
});

test('passes axe while comments are written and deleted', async ({ page }) => {
  const text = aText('Looked at');
  await signIn(page, 'dana');
  await register(page, text);
  await axeFindsNothing(page, { what: 'signed in' });
  await write(page, ' ');
  await expect(dialog(page, 'Please write a comment.')).toBeVisible();
  await axeFindsNothing(page, { what: 'an empty comment' });
  await page.keyboard.press('Escape');
  await deleteButton(page, text).click();
  const question = dialog(page, 'Are you sure to delete this comment?');
  await expect(question).toBeVisible();
  await axeFindsNothing(page, { what: 'the question before deleting' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(comment(page, text)).toHaveCount(0);
  await expect(box(page)).toBeVisible();
  await page.getByText('Show as a table').click();
  await axeFindsNothing(page, { what: 'the chart as a table' });
});

test('passes axe on a profile in use', async ({ page }) => {
  await page.goto(player);
  await page.getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByRole('button', { name: /up to date/i })).toBeVisible({ timeout: 30_000 });
  await nothingIsBusy(page);
  await axeFindsNothing(page, { what: 'renewed' });
  const perspectives = page.getByRole('navigation', { name: 'Perspective' });
  await perspectives.getByRole('link', { name: 'FPP' }).click();
  await nothingIsBusy(page);
  await page.getByRole('button', { name: /^All seasons/ }).click();
  await expect(page.locator(':popover-open')).toBeVisible();
  await axeFindsNothing(page, { what: 'another perspective, seasons open' });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Combat' }).first().click();
  await axeFindsNothing(page, { what: 'the combat of a mode' });
});

test('passes axe on a distribution with a marked player', async ({ page }) => {
  // A busy server shows the distribution without a player whom it could not read in time.
  await expect(async () => {
    await page.goto('/pubg/statistics/rating?shard=steam&mode=squad&player=Hotdrop');
    await expect(page.getByText(/ahead of/)).toBeVisible();
  }).toPass();
  await axeFindsNothing(page);
});
