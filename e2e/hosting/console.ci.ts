import { openPublishingStore, startRollout } from '@hotdrop/shared-host/store';
import { findings } from '../accessibility/axe.ts';
import { expect } from '../test.ts';
import { test } from './own-shell.ts';
import { area, publishVariant } from './variant.ts';

const token = 'a token of at least 32 characters';

/** Publishes a version progressively: 1 % of the visitors get it. */
const storeRollout = (store: string) =>
  publishVariant(store, { says: 'hall of fame' }, (pointer, version) => startRollout(pointer, version));

test.use({ javaScriptEnabled: false });

test('promotes and rolls back for an operator with the token', async ({ ownShell, page }) => {
  const { operatorsUrl, store } = await ownShell(storeRollout, { OPS_TOKEN: token });
  await page.goto(`${operatorsUrl}/ops`);
  await page.getByText('Read only: sign in').click();
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('May move pointers and change settings')).toBeVisible();
  await expect(page.getByRole('heading', { name: /rollout of/ })).toBeVisible();
  const move = async (title: string, reason: string) => {
    await page.getByText(title, { exact: true }).click();
    await page.getByLabel(/Why/).filter({ visible: true }).fill(reason);
    await page.getByRole('button', { name: `${title}: ${area}` }).click();
    await expect(page.getByRole('table').getByText(reason)).toBeVisible();
  };
  await move('Promote to 5%', 'INP is inside its limit');
  expect(await openPublishingStore(store).pointer(area)).toMatchObject({ canary: { percent: 5 } });
  await move('End the canary', 'visitors complain');
  expect(await openPublishingStore(store).pointer(area)).not.toHaveProperty('canary');
});

test.describe('with scripts, which axe needs', () => {
  test.use({ javaScriptEnabled: true });

  test('fits every window in both themes, and axe finds nothing', async ({ ownShell, page }) => {
    const { operatorsUrl } = await ownShell(storeRollout, { OPS_TOKEN: token });
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [360, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${operatorsUrl}/ops`);
      await expect(page.getByRole('heading', { name: /rollout of/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await findings(page)).toEqual([]);
    }
  });
});
