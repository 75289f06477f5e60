import { openPublishingStore } from '@hotdrop/shared-host/store';
import type { Page } from '@playwright/test';
import { findings } from '../accessibility/axe.ts';
import { expect } from '../test.ts';
import { test } from './own-shell.ts';
import { storeRolledBack, storeRollout } from './store-rollout.ts';
import { area, publishVariant } from './variant.ts';

const token = 'a token of at least 32 characters';
const withToken = { OPS_TOKEN: token };

async function signIn(page: Page, operatorsUrl: string) {
  await page.goto(`${operatorsUrl}/ops`);
  await page.getByRole('link', { name: 'Read only: sign in' }).click();
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('May move pointers', { exact: true })).toBeVisible();
}

/** Whether the page is wider than its window. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The texts of cells that reach into other cells. */
const findOverflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('td, th')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth)
      .map((cell) => cell.textContent),
  );

test('fits every window in both themes, and axe finds nothing', async ({ ownShell, page }) => {
  test.slow();
  const { operatorsUrl } = await ownShell(storeRollout, withToken);
  await signIn(page, operatorsUrl);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of ['light', 'dark']) {
      await page.goto(`${operatorsUrl}/ops/theme?to=${theme}`);
      await expect(page.getByRole('heading', { name: /rollout of/ })).toBeVisible();
      expect(await isTooWide(page)).toBe(false);
      expect(await findings(page)).toEqual([]);
      await page.goto(`${operatorsUrl}/ops?confirm=rollback&area=${area}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    }
  }
});

test('keeps the versions of a move apart from its other figures on a phone', async ({ ownShell, page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { operatorsUrl } = await ownShell(async (store) => {
    for (const says of ['hall of fame', 'best of']) await publishVariant(store, { says });
  });
  await page.goto(`${operatorsUrl}/ops`);
  await expect(page.getByRole('rowheader', { name: area }).first()).toBeVisible();
  expect(await findOverflowing(page)).toEqual([]);
});

test('reads new figures in place, without moving the focus or closing anything', async ({
  ownShell,
  page,
}) => {
  const { operatorsUrl, store } = await ownShell(undefined, withToken);
  await page.goto(`${operatorsUrl}/ops`);
  await expect(page.getByText(/Read \d+ s ago/)).toBeVisible();
  const json = page.getByRole('link', { name: 'JSON' });
  await json.focus();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await storeRollout(store);
  await expect(page.getByRole('heading', { name: /rollout of/ })).toBeVisible({ timeout: 30_000 });
  await expect(json).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('holds and promotes a rollout after a confirmation with a reason', async ({ ownShell, page }) => {
  const { operatorsUrl, store } = await ownShell(storeRollout, withToken);
  await signIn(page, operatorsUrl);
  const confirm = async (action: string, button: string, reason: string) => {
    await page.getByRole('link', { name: action }).click();
    await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused();
    await page.getByLabel(/Why/).fill(reason);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('table').getByText(reason)).toBeVisible();
  };
  await confirm('Hold here', 'Hold here', 'scrim starts at 8');
  await confirm('Promote to 50%', 'Promote to 50%', 'INP is inside its limit');
  expect(await openPublishingStore(store).pointer(area)).toMatchObject({ canary: { percent: 50 } });
});

test('leaves a dialog with Escape', async ({ ownShell, page }) => {
  const { operatorsUrl } = await ownShell(storeRollout, withToken);
  await signIn(page, operatorsUrl);
  await page
    .getByRole('link', { name: /Roll back to|Roll back$/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says what was rolled back, and why', async ({ ownShell, page }) => {
    const { operatorsUrl } = await ownShell(storeRolledBack);
    await page.goto(`${operatorsUrl}/ops`);
    await expect(page.getByText('was rolled back by itself.')).toBeVisible();
    await expect(page.getByText('38 of 4,112').first()).toBeVisible();
    await expect(page.getByText('Read only', { exact: true })).toBeVisible();
  });

  test('rolls back with the token', async ({ ownShell, page }) => {
    const { operatorsUrl, store } = await ownShell(storeRollout, withToken);
    await signIn(page, operatorsUrl);
    await page
      .getByRole('link', { name: /^Roll back/ })
      .first()
      .click();
    await page.getByLabel(/Why/).fill('visitors complain');
    await page.getByRole('button', { name: /^Roll back/ }).click();
    await expect(page.getByRole('table').getByText('visitors complain')).toBeVisible();
    expect(await openPublishingStore(store).pointer(area)).not.toHaveProperty('canary');
  });
});
