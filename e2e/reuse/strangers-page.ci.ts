import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@hotdrop/tools/site-runner';
import type { Page } from '@playwright/test';
import { type OwnSite, startOwnSite } from '../own-site.ts';
import { expect, test } from '../test.ts';
import { expectLinksAndBack, expectSameLook, waysToName } from './same-look.ts';
import type { Wish } from './stranger/main.tsx';
import { serveFolders } from './stranger/serve.ts';

// The tests share a site.
test.describe.configure({ mode: 'default' });

const folder = path.join(root, 'e2e/reuse/stranger');
const hostile = readFileSync(path.join(folder, 'hostile.css'), 'utf8');
const folders = [folder, path.join(folder, 'dist/scripts'), path.join(root, 'shared-host/dist/web')];

let host: Awaited<ReturnType<typeof serveFolders>>;
let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  host = await serveFolders(folders, 'page.html');
  site = await startOwnSite(['shared-host', 'e2e/reuse/stranger'], {
    AREA_ORIGINS: host.origin,
    SITE_ORIGINS: host.origin,
  });
});
test.afterAll(async () => {
  await site.stop();
  host.stop();
});

const board = 'ranks/steam/squad';

interface Visit extends Partial<Wish> {
  readonly css?: string;
  readonly at?: string;
}

/** Opens the page of a stranger with the leaderboards in it. */
async function openPage(page: Page, { css = '', at = '/', ...wish }: Visit = {}) {
  await page.route('**/page.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
  const { siteUrl, apiUrl } = site;
  const query = JSON.stringify({ siteUrl, apiUrl, path: board, address: 'hash', isolate: true, ...wish });
  await page.goto(`${host.origin}${at}?${new URLSearchParams({ wish: query })}`);
  return page.locator(wish.isolate === false ? '#root' : 'hotdrop-area');
}

test('isolated leaderboards look in a page with a hostile stylesheet as on the site', async ({
  page,
  context,
}) => {
  const own = await context.newPage();
  await own.goto(`${site.siteUrl}/pubg/${board}`);
  const area = await openPage(page, { css: hostile });
  await expectSameLook({ page, area }, { page: own, area: own.getByRole('main') });
});

for (const address of ['url', 'hash', 'none'] as const) {
  test(`links and Back work with the page in the address as ${address}`, async ({ page }) => {
    const area = await openPage(page, { path: 'ranks', address });
    await expectLinksAndBack(page, area, waysToName[address]);
  });
}

/** The styles of the document and of the page's own elements. The area is above them, so their height is another. */
const readStyles = (page: Page) =>
  page.locator('html, body, #own, #own *').evaluateAll((elements) =>
    elements.map((element) => {
      const styles = getComputedStyle(element);
      const isAround = element.matches('html, body');
      const names = [...styles].filter((name) => !isAround || !/(height|block-size|origin)$/.test(name));
      return names.map((name) => `${element.localName} ${name}: ${styles.getPropertyValue(name)}`);
    }),
  );

for (const isolate of [true, false]) {
  test(`the page keeps its own look and title ${isolate ? 'beside' : 'around'} an area`, async ({ page }) => {
    await page.route('**/stranger.js', (route) => route.fulfill({ body: '' }), { times: 1 });
    await openPage(page);
    const before = await readStyles(page);
    const area = await openPage(page, { isolate, title: false });
    if (!isolate) await page.addStyleTag({ url: '/hotdrop-host.css' });
    await expect(area.getByRole('row').nth(40)).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await readStyles(page)).toEqual(before);
    expect(await page.title()).toBe('Strange page');
    await expect(page.locator('meta[name=description]')).toHaveCount(0);
  });
}

test('menus, the focus, and titles work in a shadow root', async ({ page }) => {
  const area = await openPage(page, { css: hostile });
  const menu = area.getByRole('button', { name: /Platform/ });
  await menu.press('ArrowDown');
  const links = area.getByRole('link', { name: 'Kakao' });
  await expect(links).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(area.getByRole('heading', { level: 1 })).toContainText('Kakao');
  expect(await page.title()).toContain('· Strange');
});
