import { expect, test } from '../test.ts';
import {
  anotherVisitor,
  aText,
  box,
  chooseAccount,
  comment,
  deleteButton,
  deleteComment,
  dialog,
  playing,
  register,
  signIn,
  wall,
  write,
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

test('returns to the page when a sign-in is canceled', async ({ page }) => {
  await page.goto('/pubg/ranks');
  await page.getByRole('link', { name: 'Sign in through Steam' }).click();
  await page.getByRole('link', { name: 'Do not sign in' }).click();
  await expect(page).toHaveURL('/pubg/ranks');
  await expect(page.getByRole('link', { name: 'Sign in through Steam' })).toBeVisible();
});

test('shows two visitors each other’s comments, and lets them delete only their own', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first, second] = [aText('From the first'), aText('From the second')];
  const other = await anotherVisitor(browser, baseURL);
  await signIn(page, 'dana');
  // Another account of the same name.
  await signIn(other, 'otherDana');
  await register(page, first);
  // The list is reloaded after a comment and includes the other visitor's.
  await register(other, second);
  await expect(comment(other, first)).toBeVisible();
  await expect(deleteButton(other, second)).toBeVisible();
  await expect(deleteButton(other, first)).toHaveCount(0);

  await page.reload();
  await expect(comment(page, second)).toBeVisible();
  await expect(deleteButton(page, second)).toHaveCount(0);
  await deleteComment(page, first);
  await expect(comment(page, first)).toHaveCount(0);
  await expect(comment(page, second)).toBeVisible();
  await other.context().close();
});

test('notices an ended session on the next post, and keeps the text through sign-in', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/401/);
  const text = aText('Not lost');
  await signIn(page, 'yuki');
  // The session ends elsewhere, so this page does not know.
  await context.request.get('/api/v1/auth/logout');
  await write(page, text);
  const ended = dialog(page, 'Your session has expired. Sign in again; your draft is saved.');
  await expect(ended).toBeVisible();
  await expect(comment(page, text)).toHaveCount(0);
  await ended.getByRole('link', { name: 'Sign in again' }).click();
  await chooseAccount(page, 'yuki');
  await expect(box(page)).toHaveValue(text);
  await wall(page).getByRole('button', { name: 'Post' }).click();
  await expect(comment(page, text)).toBeVisible();
  await page.reload();
  await expect(comment(page, text)).toBeVisible();
  await expect(box(page)).toHaveValue('');
});
