import { releaseCanary } from '@hotdrop/shared-host/store';
import { currentSeason } from '../seasons.ts';
import { expect } from '../test.ts';
import { test } from './own-shell.ts';
import { area, publishVariant } from './variant.ts';

test('parts and pages of an area come from the same version while a canary runs', async ({
  request,
  ownShell,
}) => {
  const { url, store, stateOf } = await ownShell();
  const version = await publishVariant(store, { says: 'hall of fame' }, (pointer, canary) =>
    releaseCanary(pointer, canary, 50),
  );
  await expect
    .poll(async () => JSON.stringify(await stateOf(area)))
    .toContain(`"canary":{"version":"${version}"`);
  const seen = new Set<boolean>();
  for (let visitor = 0; visitor < 12; visitor += 1) {
    const headers = { cookie: `visitor=${visitor * 8}` };
    const read = async (address: string) => (await request.get(url + address, { headers })).text();
    let home = await read('/pubg');
    // A busy server leaves the part to the browser.
    while (home.includes('"isBrowserOnly":true')) home = await read('/pubg');
    const onHome = /hall of fame/i.test(home);
    expect(/hall of fame/i.test(await read('/pubg/ranks'))).toBe(onHome);
    seen.add(onHome);
  }
  expect(seen.size).toBe(2);
});

/** Adds a part to the overview of profiles; `load` is the body of its loader, and its text is the data. */
const onOverview = (load: string) => ({
  manifest: {
    parts: [
      {
        id: 'extra',
        slot: 'profile.overview',
        order: 10,
        chunk: 'home-boards',
        browser: 'never' as const,
      },
    ],
  },
  spoilParts: `(parts, React) => ({
    load: async (site, id) => id === 'extra'
      ? { load: async (context) => { ${load} }, render: (_, data) => React.createElement('p', null, data) }
      : parts.load(site, id),
  })`,
});
const extra = `[data-part="${area}/extra"]`;

test('a part on a profile shows new data after a renewal, without a reload', async ({ page, ownShell }) => {
  const { url, store, stateOf } = await ownShell();
  const version = await publishVariant(
    store,
    onOverview(`
      const answer = await site.fetch('/api/v1/players/' + context.shard + '/' + context.name);
      return 'Renewed at ' + (await answer.json()).data.player.syncedAt;
    `),
  );
  await expect.poll(async () => (await stateOf(area))?.stable).toBe(version);
  await page.goto(`${url}/pubg/profile/steam/Ferret_7779/${currentSeason}?perspective=tpp`);
  await expect(page.locator(extra)).toHaveText(/^Renewed at \d/);
  const before = await page.locator(extra).textContent();
  await page.evaluate('globalThis.sameDocument = true');
  await page.getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByRole('button', { name: 'Up to date' })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(extra)).not.toHaveText(before ?? '');
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
});
