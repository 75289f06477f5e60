import { expect, test } from '../test.ts';
import {
  aText,
  box,
  comment,
  deleteButton,
  deleteComment,
  dialog,
  playing,
  register,
  signIn,
  wall,
} from './visitor.ts';

test('signs in, posts a comment, sees it, deletes it, and signs out', async ({ page }) => {
  const text = aText('Peak again');
  await page.goto(`${playing}?range=month`);
  await expect(wall(page).getByRole('textbox')).toHaveCount(0);
  await signIn(page, 'minjun');
  await expect(page).toHaveURL(`${playing}?range=month#comments`);

  await register(page, text);
  await expect(box(page)).toHaveValue('');
  await page.reload();
  await expect(comment(page, text)).toContainText(/Demo Minjun just now/);

  await deleteButton(page, text).click();
  await dialog(page, 'Are you sure to delete this comment?').getByRole('button', { name: 'Cancel' }).click();
  await expect(comment(page, text)).toBeVisible();
  await deleteComment(page, text);
  await expect(page.getByText('The comment is deleted.')).toBeAttached();
  await expect(comment(page, text)).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(playing);
  await expect(box(other)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(wall(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in through Steam' })).toBeFocused();
  await expect(wall(other).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(wall(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(wall(page).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});
