import { expect, test } from '../test.ts';

/** Files of each kind, and the text that is appended in transit. */
const changed = {
  'the shell’s first script': ['**/assets/main.*.js', ';window.wasChanged = true'],
  'an area’s entry': ['**/areas/mf-leaderboards/**/entry.js', ';window.wasChanged = true'],
  'a page of an area': ['**/areas/mf-leaderboards/**/ranks-table.*.js', ';window.wasChanged = true'],
  'a stylesheet of an area': ['**/areas/mf-statistics/**/*.css', 'body{--was-changed:1}'],
} as const;

for (const [what, [files, more]] of Object.entries(changed)) {
  test(`rejects ${what} that was changed in transit, and keeps the page`, async ({ page, mayComplain }) => {
    mayComplain(/integrity|digest|Failed to|mf-leaderboards|chunk|preload/i);
    let wasRequested = false;
    await page.route(files, async (route) => {
      wasRequested = true;
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}${more}` });
    });
    // Without one of its scripts the page never hydrates.
    await page.goto('/pubg/ranks/steam/squad', { waitUntil: 'networkidle' });
    // Loads the code of another area, unless the pointer moves on at once.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Statistics' }).hover();
    await expect.poll(() => wasRequested).toBe(true);
    await page
      .getByRole('button', { name: /^Platform: / })
      .first()
      .click();
    await page.waitForLoadState('networkidle');
    const isUsed = await page.evaluate(
      () =>
        'wasChanged' in window || getComputedStyle(document.body).getPropertyValue('--was-changed') !== '',
    );
    expect(isUsed).toBe(false);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}
