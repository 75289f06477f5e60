import { startSiteWithKey, visitorsAgent } from '../pubg-service.ts';
import { expect, test } from '../test.ts';

// One site with a key for all tests, which use up the key in a known order.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ userAgent: visitorsAgent });

let site: Awaited<ReturnType<typeof startSiteWithKey>>;
test.beforeAll(async () => {
  site = await startSiteWithKey({ limit: 10 });
});
test.afterAll(() => site?.stop());

const profile = (number: number) => `${site.siteUrl}/pubg/profile/steam/Player${number}`;

/** Looks players up directly at the API, as many visitors would. */
const lookUp = async (first: number, last: number): Promise<void> => {
  for (let number = first; number <= last; number++)
    await fetch(`${site.apiUrl}/api/v1/players/steam/Player${number}`);
};

test('a new player waits on a page with place and time', async ({ page }) => {
  await lookUp(1, 10);
  const response = await page.goto(profile(20));
  expect(response?.status()).toBe(202);
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { name: 'In the queue' })).toBeVisible();
  await expect(page.getByText(/players? (is|are) ahead/)).toBeVisible();
  await expect(page.getByText('This page updates by itself.')).toBeVisible();
});

test('a full queue is an honest 503, and a known player still opens', async ({ page, mayComplain }) => {
  mayComplain(/503/);
  await lookUp(100, 260);
  const response = await page.goto(profile(999));
  expect(response?.status()).toBe(503);
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('The site is at capacity')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Player name' })).toHaveValue('Player999');
  const known = await page.goto(profile(1));
  expect(known?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player1');
});
