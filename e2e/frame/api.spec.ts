import { expect, test } from '../test.ts';

test('a newcomer tries a call without a key', async ({ page }) => {
  await page.goto('/pubg');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL('/pubg/api');
  await page.getByRole('textbox', { name: 'player' }).fill('Hotdrop');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('group', { name: 'Answer' })).toContainText('"name": "Hotdrop"');
  await expect(page.getByRole('textbox', { name: 'player' })).toHaveValue('Hotdrop');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a call has its answer', async ({ page }) => {
    await page.goto('/pubg/api?call=suggestPlayers');
    await page.getByRole('textbox', { name: 'q' }).fill('Hotdr');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('group', { name: 'Answer' })).toContainText('"name": "Hotdrop"');
  });
});

test('a visitor makes a key, uses it, revokes it, and deletes what is kept', async ({ page, request }) => {
  await page.goto('/pubg/api');
  const keys = page.locator('#keys');
  await keys.getByRole('link', { name: 'Sign in through Steam' }).click();
  // No other test signs in with this account.
  await page.getByRole('button', { name: /Demo Dana 04/ }).click();
  await keys.getByRole('textbox', { name: 'Name of the key' }).fill('Clan bot');
  await keys.getByRole('button', { name: 'Create a key' }).click();
  const secret = keys.getByText(/^hotdrop_/);
  const headers = { Authorization: `Bearer ${await secret.textContent()}` };
  const use = () => request.get('/api/v1/players/steam/Hotdrop', { headers });
  expect((await use()).status()).toBe(200);

  await page.reload();
  await expect(keys.getByText('Clan bot')).toBeVisible();
  await expect(keys.getByText(/Last used/)).toBeVisible();
  await expect(secret).toHaveCount(0);
  await keys.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(keys.getByText('Clan bot')).toHaveCount(0);
  const refused = await use();
  expect([refused.status(), refused.headers()['www-authenticate']]).toEqual([401, 'Bearer']);

  await page.getByRole('banner').getByRole('link', { name: 'Demo Dana' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as JSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('hotdrop-account.json');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in through Steam' })).toBeVisible();
});
