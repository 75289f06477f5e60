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

test('says that a page of comments is past the end, and leads to the last one', async ({ page }) => {
  await signIn(page, 'yuki');
  await register(page, aText('On the last page'));
  await page.goto(`${playing}?comments=99`);
  await wall(page).scrollIntoViewIfNeeded();
  await expect(wall(page).getByText('Page 99 is past the end of the comments')).toBeVisible();
  await wall(page).getByRole('link', { name: 'Last page' }).click();
  await expect(wall(page).getByRole('listitem').first()).toBeVisible();
  await expect(page).not.toHaveURL(/comments=99/);
});

test('returns to the page when a sign-in is canceled', async ({ page }) => {
  await page.goto('/pubg/ranks');
  await page.getByRole('link', { name: 'Sign in through Steam' }).click();
  await page.getByRole('link', { name: 'Do not sign in' }).click();
  await expect(page).toHaveURL('/pubg/ranks');
  await expect(page.getByRole('link', { name: 'Sign in through Steam' })).toBeVisible();
});

test('keeps a visitor signed in on every page, for seven days', async ({ page, context }) => {
  await signIn(page, 'yuki');
  const session = (await context.cookies()).find(({ name }) => name === 'hotdrop_session');
  const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await page.goto('/pubg/ranks');
  await expect(page.getByText('Demo Yuki').first()).toBeVisible();
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

test('deletes a comment once from two tabs, without an error in the second', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/404/);
  const text = aText('In two tabs');
  await signIn(page, 'minjun');
  await register(page, text);
  const other = await context.newPage();
  await other.goto(playing);
  await expect(deleteButton(other, text)).toBeVisible();
  await deleteComment(page, text);
  await expect(comment(page, text)).toHaveCount(0);
  await deleteComment(other, text);
  await expect(comment(other, text)).toHaveCount(0);
  await expect(other.getByRole('dialog')).toHaveCount(0);
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

test('refuses an empty comment and focuses the text field', async ({ page }) => {
  await signIn(page, 'yuki');
  await write(page, '   ');
  const refusal = dialog(page, 'Please write a comment.');
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refusal).toBeHidden();
  await expect(box(page)).toBeFocused();
});

test('works by keyboard alone', async ({ page }) => {
  const text = aText('By keyboard');
  await signIn(page, 'otherDana');
  await box(page).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your comment was posted.')).toBeAttached();
  await deleteButton(page, text).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Are you sure to delete this comment?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deleteButton(page, text)).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page, 'Are you sure to delete this comment?').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(comment(page, text)).toHaveCount(0);
});
