import { expect, test } from '../test.ts';
import { startBlog } from './blog.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the keyboard copies a frame, which a blog then shows', async ({ page }) => {
  await page.goto('/pubg/profile/steam/Hotdrop?hl=en');
  const share = page.getByRole('link', { name: 'Share Rank · Hotdrop' });
  await share.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Share Rank · Hotdrop' });
  await expect(sheet.getByRole('heading', { name: 'Share Rank · Hotdrop' })).toBeFocused();
  const tab = (name: string) => sheet.getByRole('tab', { name });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tab('Link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tab('Frame')).toHaveAttribute('aria-selected', 'true');
  const preview = sheet.getByTitle('Rank · Hotdrop').contentFrame();
  const title = (await preview.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await sheet.getByRole('combobox', { name: 'Theme' }).selectOption('Light');
  await sheet.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(sheet.getByRole('button', { name: 'Copied' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(share).toBeFocused();

  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const blog = await startBlog();
  await page.goto(blog.publish(copied));
  const frame = page.getByTitle('Rank · Hotdrop').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  blog.stop();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the panel', async ({ page }) => {
    await page.goto('/pubg/profile/steam/Hotdrop?hl=en');
    await page.getByRole('link', { name: 'Share Rank · Hotdrop' }).click();
    await expect(page).toHaveURL(/\/pubg\/panel\/mf-profile\/rank\?player=steam\/Hotdrop$/);
    await expect(page.getByRole('link', { name: /^Hotdrop · Squad TPP/ })).toBeVisible();
  });
});
