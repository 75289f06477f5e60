import { goInside } from '../scenes/scene.ts';
import { expect, test } from '../test.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

for (const address of ['/pubg/nowhere', '/pubg/ranks/steam/squad/extra']) {
  test(`answers 404 for ${address}, says so, and offers links`, async ({ page, mayComplain }) => {
    mayComplain(/404/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404 Not Found · Hotdrop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/pubg');
  });
}

test('shows that a linked address does not exist without loading a new document', async ({ page }) => {
  await page.goto('/pubg');
  await goInside(page, '/pubg/gone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
});

test('loads a new document for a page whose code is lost, at most once a minute', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/ERR_FAILED|chunk|terms/i);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await page.route('**/assets/terms.*.js', (route) => route.abort());
  await page.goto('/pubg');
  await terms.click();
  await expect(page).toHaveURL('/pubg/about/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
  expect(documents).toBe(2);

  await page.goto('/pubg');
  await waitForHydration(page);
  await terms.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByText('Sorry, please try again later.')).toBeVisible();
  expect(documents).toBe(3);

  await page.unroute('**/assets/terms.*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
});

const areaEntry = '**/areas/mf-leaderboards/*/web/*ntry*.js';

test('requests the entry of an area again when it is lost once', async ({ page, mayComplain }) => {
  mayComplain(/ERR_FAILED/);
  let tries = 0;
  await page.route(areaEntry, (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  await page.goto('/pubg');
  await goInside(page, '/pubg/ranks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboards');
  expect(tries).toBe(2);
});

for (const [lost, file] of [
  ['entry', areaEntry],
  ['page', '**/areas/mf-leaderboards/**/ranks-summary*.js'],
] as const) {
  test(`loads a new document for an area whose ${lost} file stays lost`, async ({ page, mayComplain }) => {
    mayComplain(/ERR_FAILED|chunk|mf-leaderboards|could not be loaded/i);
    await page.route(file, (route) => route.abort());
    await page.goto('/pubg');
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await goInside(page, '/pubg/ranks');
    expect(new URL((await document).url()).pathname).toBe('/pubg/ranks');
  });
}

test('answers 404 on the search page for an unknown name, and 200 without a name', async ({ request }) => {
  expect((await request.get('/pubg/search?shard=steam&name=hotdrop')).status()).toBe(404);
  expect((await request.get('/pubg/search')).status()).toBe(200);
});
