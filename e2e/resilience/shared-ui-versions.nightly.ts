import type { Page } from '@playwright/test';
import { test as base } from '../hosting/own-shell.ts';
import { area, areaPage } from '../hosting/variant.ts';
import { expect } from '../test.ts';
import {
  anyButton,
  buildRestyled,
  letterSpacingIn,
  type OtherBuild,
  otherRadius,
  otherSpacing,
  otherTitle,
  radiiSeen,
  radiusIn,
  watchRadii,
} from './restyled-build.ts';

const test = base.extend<object, { readonly restyled: OtherBuild }>({
  restyled: [
    async ({}, use) => {
      const build = await buildRestyled();
      await use(build);
      build.remove();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

/** As the server sends it: the first paint has styles. */
async function expectDrawn(page: Page, address: string, looks: { main: string; header: string }) {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector(`main ${anyButton}`, { state: 'attached' });
  expect(await letterSpacingIn(page, 'header')).toBe(looks.header);
  expect(await radiusIn(page, 'main')).toBe(looks.main);
  await page.unroute('**/*.js');
}

const goTo = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

test('styles areas with different versions of shared-ui correctly side by side', async ({
  page,
  ownShell,
  restyled,
  mayComplain,
}) => {
  // Scripts are delayed.
  mayComplain(/net::ERR_FAILED/);
  const { url, store, stateOf } = await ownShell();
  await page.goto(url + areaPage);
  const usual = { header: await letterSpacingIn(page, 'header'), main: await radiusIn(page, 'main') };
  expect(usual.main).not.toBe(otherRadius);
  expect(usual.header).not.toBe(otherSpacing);
  await restyled.publish(store);
  await expect.poll(async () => (await stateOf(area))?.stable).toBe(restyled.version);
  await expectDrawn(page, url + areaPage, { main: otherRadius, header: usual.header });
  expect(await letterSpacingIn(page, 'main')).toBe(otherSpacing);

  // During a navigation from area to area, with the styles of both on the page.
  await watchRadii(page, ['main']);
  /** Only these radii appear until the page is idle. */
  const expectSeen = async (radii: readonly string[]) => {
    const found = new Set<string>();
    const look = async () => {
      for (const radius of await radiiSeen(page, 'main')) found.add(radius);
      return [...found].sort();
    };
    await expect.poll(look).toEqual(radii);
    await page.waitForLoadState('networkidle');
    expect(await look()).toEqual(radii);
  };
  await page.goto(`${url}/pubg/statistics/rating`);
  await page.waitForLoadState('networkidle');
  const before = await radiiSeen(page, 'main');
  expect(before).not.toContain(otherRadius);
  await goTo(page, otherTitle);
  await page.locator('main a[href*="/ranks/steam/"]').first().click();
  await expect(page).toHaveURL(/ranks\/steam/);
  await expectSeen([otherRadius]);
  expect(await letterSpacingIn(page, 'header')).toBe(usual.header);
  await goTo(page, 'Statistics');
  await expectSeen(before);
  expect(await letterSpacingIn(page, 'header')).toBe(usual.header);
});
