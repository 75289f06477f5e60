import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

export const playing = '/pubg/statistics/playing';

/** The accounts of the demo provider, by the last digits of their ids. */
const accounts = {
  dana: /Demo Dana 01/,
  minjun: /Demo Minjun/,
  yuki: /Demo Yuki/,
} as const;

/** Dismisses the suggestion of the app: on a phone, it opens over the page at the first scroll. */
export const dismissAppPrompt = (page: Page, baseURL = '') =>
  page.context().addCookies([{ name: 'away-promotion', value: '1', url: `${baseURL}/pubg` }]);

/** Signs in at the provider, from the open page or from the comments. */
export async function signIn(page: Page, account: keyof typeof accounts): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(playing);
  await wall(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Demo sign-in' })).toBeVisible();
  await page.getByRole('button', { name: accounts[account] }).click();
  await expect(box(page)).toBeVisible();
}

export const wall = (page: Page) => page.getByRole('region', { name: 'Comments' });
export const box = (page: Page) => wall(page).getByRole('textbox', { name: /^Write as/ });
export const comment = (page: Page, text: string) =>
  wall(page).getByRole('listitem').filter({ hasText: text });
export const deleteButton = (page: Page, text: string) =>
  comment(page, text).getByRole('button', { name: /^Delete/ });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Creates a text that no other test writes. */
export const aText = (about: string) => `${about} ${crypto.randomUUID().slice(0, 8)}`;

export async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await wall(page).getByRole('button', { name: 'Post' }).click();
}

/** Posts a comment and waits until the server has stored it. */
export async function register(page: Page, text: string): Promise<void> {
  await write(page, text);
  await expect(page.getByText('Your comment was posted.')).toBeAttached();
  await expect(comment(page, text)).toBeVisible();
}

export async function deleteComment(page: Page, text: string): Promise<void> {
  await deleteButton(page, text).click();
  await dialog(page, 'Are you sure to delete this comment?').getByRole('button', { name: 'Delete' }).click();
}
