import type { Page } from '@playwright/test';

/** Opens the list of seasons in the head of a profile and follows one of its links. */
export async function chooseSeason(page: Page, season: string): Promise<void> {
  await page.getByRole('button', { name: /^Season: / }).click();
  await page.getByRole('link', { name: new RegExp(`^${season}`) }).click();
}
