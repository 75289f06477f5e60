import { expect, test } from '../test.ts';

const steamTop = { name: 'Steam top 5' };

test('links of a part without script open without loading a new document', async ({ page }) => {
  await page.goto('/pubg');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('region', steamTop).getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/pubg\/profile\/steam\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('home asks for no stylesheet, also when its parts become interactive', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/(areas|home|main).*\.css$/.test(pathname)) styles.push(pathname);
  });
  // A page that is rendered on a busy machine can lack a part, and the browser then loads the part's style.
  await expect(async () => {
    styles.length = 0;
    const answer = await page.goto('/pubg');
    expect(await answer?.text()).not.toContain('"isBrowserOnly":true');
  }).toPass();
  await page.waitForLoadState('networkidle');
  expect(styles).toEqual([]);
});
