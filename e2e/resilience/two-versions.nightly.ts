import { test } from '../reuse/sibling-site.ts';
import { expect } from '../test.ts';
import {
  anyButton,
  buildRestyled,
  otherRadius,
  otherTitle,
  radiiSeen,
  radiusIn,
  serveBeside,
  watchRadii,
} from './restyled-build.ts';

test('shows two versions of one area on one page, each with its own code, texts, and styles', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const build = await buildRestyled();
  const store = await serveBeside(page, build);
  await watchRadii(page, ['#boards', '#others']);
  await page.goto('/boards/ranks');
  await expect(page.locator('#boards h1')).toHaveText('Leaderboards');

  // The second version loads beside the first, and both navigate to pages whose code is not loaded.
  await page.evaluate(async (from) => {
    const place = document.createElement('main');
    place.id = 'others';
    document.body.append(place);
    const { hotdropHost, arenaGame: game } = globalThis;
    if (!hotdropHost || !game) throw new Error('This is not the page of the sibling site.');
    const common = { area: 'mf-leaderboards', game, basePath: '/boards', api: '/api/v1' };
    const mounted = await hotdropHost.mount(place, { ...common, store: from, path: 'ranks' });
    Object.assign(globalThis, { showBoard: (path: string) => mounted.update({ path }) });
  }, store);
  await expect(page.locator('#others h1')).toHaveText(otherTitle);
  await expect(page.locator('#boards h1')).toHaveText('Leaderboards');

  await page.locator('#team').click();
  await expect(page.locator('#boards').getByRole('table')).toHaveCount(1);
  await page.evaluate(`showBoard('ranks/pc/duel')`);
  await expect(page.locator('#others').getByRole('table')).toHaveCount(1);
  await expect(page.locator(`#others ${anyButton}`).first()).toBeVisible();

  const usual = await radiusIn(page, '#boards');
  expect(usual).not.toBe(otherRadius);
  expect(await radiusIn(page, '#others')).toBe(otherRadius);
  // Neither version ever showed the styles of the other.
  expect(await radiiSeen(page, '#boards')).toEqual([usual]);
  expect(await radiiSeen(page, '#others')).toEqual([otherRadius]);
  build.remove();
});
