import type { Page } from '@playwright/test';
import { area, publishVariant } from '../hosting/variant.ts';
import { expect } from '../test.ts';
import { test } from './sibling-site.ts';

/** mf-leaderboards with its boards on the profiles of mf-profile instead of home. */
const onProfiles = {
  manifest: {
    parts: [
      {
        id: 'boards',
        slot: 'profile.overview',
        order: 10,
        chunk: 'home-boards',
        browser: 'never' as const,
      },
    ],
  },
};

/** Mounts a profile of mf-profile beside the page's own content. */
const mountProfile = (page: Page, partsFrom: readonly string[]) =>
  page.evaluate(async (areas) => {
    const { hotdropHost, arenaGame: game } = globalThis;
    if (!hotdropHost || !game) throw new Error('This is not the page of the sibling site.');
    const place = document.createElement('main');
    place.id = 'mounted';
    document.body.append(place);
    await hotdropHost.mount(place, {
      store: '/areas/',
      area: 'mf-profile',
      path: 'profile/pc/IronLynx',
      game,
      basePath: '/boards',
      api: '/api/v1',
      partsFrom: areas,
    });
  }, partsFrom);

/** The sibling site renews no players. */
const renewals = /501 .*player-sync/;

const pages = {
  'a page without React': '/boards/ranks',
  'a page with a React of its own': '/arena/ranks',
};

for (const [what, path] of Object.entries(pages)) {
  test(`${what} shows the parts of another area on a mounted page`, async ({
    page,
    ownHost,
    mayComplain,
  }) => {
    mayComplain(renewals);
    // The page has a runtime of federation for its own areas, and the script brings one for those it mounts.
    mayComplain(/multiple module federation runtime/);
    const url = await ownHost((store) => publishVariant(store, onProfiles));
    await page.goto(url + path);
    await expect(page.getByText('IronLynx').first()).toBeVisible();
    for (const script of ['/scripts/game.js', '/host/hotdrop-host.js']) {
      await page.addScriptTag({ url: url + script });
    }
    await mountProfile(page, [area]);
    const mounted = page.locator('#mounted');
    await expect(mounted.getByRole('heading', { level: 1 })).toContainText('IronLynx');
    const part = mounted.locator(`[data-part="${area}/boards"]`);
    // The part loads when it is near.
    await part.evaluate((box) => box.scrollIntoView());
    const links = part.getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    // The part and the page have the same router.
    const other = links.filter({ hasNotText: 'IronLynx' }).first();
    const name =
      (await other
        .getByText(/^[\w-]{3,}$/)
        .first()
        .textContent()) ?? '';
    await other.click();
    await expect(mounted.getByRole('heading', { level: 1 })).toContainText(name);
  });
}

test('a mounted page has empty slots when no areas are named for them', async ({
  page,
  ownHost,
  mayComplain,
}) => {
  mayComplain(renewals);
  const url = await ownHost((store) => publishVariant(store, onProfiles));
  await page.goto(`${url}/boards/ranks`);
  await expect(page.getByText('IronLynx').first()).toBeVisible();
  await mountProfile(page, []);
  await expect(page.locator('#mounted').getByRole('heading', { level: 1 })).toContainText('IronLynx');
  await expect(page.locator('[data-part]')).toHaveCount(0);
});
