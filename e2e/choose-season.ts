import { expect, type Page } from '@playwright/test';

/** Opens the list of seasons in the head of a profile, follows one of its links, and waits for that season. */
export async function chooseSeason(page: Page, season: string): Promise<void> {
  await page.getByRole('button', { name: /^Season: / }).click();
  await page.getByRole('link', { name: new RegExp(`^${season}`) }).click();
  // The address changes before the links of the page do.
  await expect(page.getByRole('button', { name: new RegExp(`^Season: ${season}`) })).toBeVisible();
}
