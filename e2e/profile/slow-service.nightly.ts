import type { Page } from '@playwright/test';
import { startSiteWithKey, visitorsAgent } from '../pubg-service.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ userAgent: visitorsAgent });

let site: Awaited<ReturnType<typeof startSiteWithKey>>;
test.beforeAll(async () => {
  site = await startSiteWithKey({ limit: 100, latency: 8_000 });
  // The first answer names the limit of the key. Before, other work uses up the few requests that the site assumes.
  const readSeasons = async () => (await fetch(`${site.apiUrl}/api/v1/seasons/active`)).status;
  await expect.poll(readSeasons, { timeout: 100_000 }).toBe(200);
});
test.afterAll(() => site?.stop());

/** The longest time without a result. */
const patience = { timeout: 20_000 };

async function search(page: Page, name: string) {
  await page.goto(`${site.siteUrl}/pubg`);
  const field = page.getByRole('combobox', { name: 'Player name' });
  await field.fill(name);
  await field.press('Enter');
}

const profile = (name: string) => `${site.siteUrl}/pubg/profile/steam/${name}`;

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${scripts} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('a search waits with words, in the queue, and on the profile', async ({ page }) => {
      const name = `Player${javaScriptEnabled ? 1 : 2}`;
      await search(page, name);
      if (javaScriptEnabled) await expect(page.getByText(/Searching player stats/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'In the queue' })).toBeVisible(patience);
      await expect(page).toHaveURL(profile(name));
      if (!javaScriptEnabled) {
        await expect(page.locator('meta[http-equiv=refresh]')).toHaveAttribute('content', /^\d+$/);
        await page.getByRole('link', { name: 'Check again' }).click();
      }
      await expect(page.getByText(/Searching|In the queue/)).toHaveCount(0, { timeout: 60_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });

    test('a name that does not exist gets an answer', async ({ page, mayComplain }) => {
      mayComplain(/404/);
      await page.goto(profile(`Nobody${javaScriptEnabled ? 1 : 2}`));
      await expect(page.getByText('player is not found')).toBeVisible(patience);
    });
  });
}

test.describe('a service that no longer answers', () => {
  test.beforeAll(() => void site.service.kill('SIGSTOP'));

  for (const javaScriptEnabled of [true, false]) {
    const scripts = javaScriptEnabled ? 'with' : 'without';
    test.describe(`${scripts} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('is named on the page', async ({ page, mayComplain }) => {
        mayComplain(/503/);
        await search(page, `Player${javaScriptEnabled ? 3 : 4}`);
        await expect(page.getByText('The player could not be loaded')).toBeVisible(patience);
      });
    });
  }
});
