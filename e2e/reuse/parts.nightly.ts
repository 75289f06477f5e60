import { releaseCanary } from '@hotdrop/shared-host/store';
import type { Page } from '@playwright/test';
import { area, publishVariant, spoilPart, type Variant } from '../hosting/variant.ts';
import { expect } from '../test.ts';
import { test } from './sibling-site.ts';

/** The parts on the home of a host without a server, which the example shows. */

const basePath = '/arena';
const boards = `[data-part="${area}/boards"]`;
/** Another part, which every host has. */
const season = `[data-part="${area}/season"]`;

const failures = {
  throws: spoilPart('boards', 'render() { throw new Error("the boards are spoiled"); }'),
  'never answers': spoilPart('boards', 'load: () => new Promise(() => {})'),
};

const publish = (variant: Variant) => (store: string) => publishVariant(store, variant);
const openBoards = (page: Page) =>
  page.getByRole('navigation').locator(`a[href="${basePath}/ranks"]`).first().click();

test('parts are in the order of their numbers', async ({ page, ownHost }) => {
  const usual = await ownHost();
  await page.goto(usual + basePath);
  await expect(page.locator(season).getByRole('heading')).toBeVisible();
  expect(await listParts(page)).toEqual([`${area}/boards`, `${area}/boards-second`]);

  const part = { browser: 'never' as const };
  const parts = [
    { ...part, id: 'season', slot: 'home.hero', order: 10, chunk: 'home-season' },
    { ...part, id: 'boards', slot: 'home', order: 90, chunk: 'home-boards' },
    { ...part, id: 'boards-second', slot: 'home', order: 5, chunk: 'home-boards' },
  ];
  const changed = await ownHost(publish({ manifest: { parts } }));
  await page.goto(changed + basePath);
  await expect(page.locator(season).getByRole('heading')).toBeVisible();
  expect(await listParts(page)).toEqual([`${area}/boards-second`, `${area}/boards`]);
});

for (const [what, spoilParts] of Object.entries(failures)) {
  test(`parts stay when another one ${what}`, async ({ page, ownHost, mayComplain }) => {
    mayComplain(/the boards are spoiled|mf-leaderboards/);
    const url = await ownHost(publish({ spoilParts }));
    await page.goto(url + basePath);
    await expect(page.locator(season).getByRole('heading')).toBeVisible();
    await expect(page.locator(boards).filter({ hasText: /\S/ })).toHaveCount(0);
    // The area's own pages are not affected.
    await openBoards(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
  });
}

test('parts come from the version of their area’s pages while a canary runs', async ({ page, ownHost }) => {
  const url = await ownHost((store) =>
    publishVariant(store, { says: 'hall of fame' }, (pointer, version) =>
      releaseCanary(pointer, version, 50),
    ),
  );
  for (let visitor = 0; visitor < 4; visitor += 1) {
    await page.context().addCookies([{ name: 'visitor', value: `visitor-${visitor}`, url }]);
    await page.goto(url + basePath);
    const part = page.locator(boards).getByRole('link', { name: /^Full/ }).first();
    const isCanary = /hall of fame/.test((await part.textContent()) ?? '');
    await openBoards(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isCanary ? /^hall of fame/i : /^Leaderboards/,
    );
  }
});

test('a part brings its script once', async ({ page, ownHost }) => {
  const url = await ownHost();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/home-boards\.[^/]+\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto(url + basePath);
  await expect(page.locator(boards).getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
});

/** The keys of two parts in the slot `home`, in the order of the page. */
const listParts = (page: Page): Promise<(string | null)[]> =>
  page
    .locator(`[data-part="${area}/boards"], [data-part="${area}/boards-second"]`)
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-part')));
