import { releaseCanary } from '@hotdrop/shared-host/store';
import { test } from '../hosting/own-shell.ts';
import { area, areaPage, around, publishVariant, takeBack } from '../hosting/variant.ts';
import { expect } from '../test.ts';

test('rejects a version that throws before any visitor sees it, and tells its owner why', async ({
  ownShell,
}) => {
  const { url, store, stateOf, log } = await ownShell();
  const good = (await stateOf(area))?.stable;
  const spoil = around({ loader: 'throw new Error("no board today")' });
  const bad = await publishVariant(store, { spoil });
  await expect
    .poll(async () => (await stateOf(area))?.failures[0]?.reason, { timeout: 30_000 })
    .toMatch(/smoke page ranks answers 500.*no board today/);
  expect(await stateOf(area)).toMatchObject({ status: 'ready', stable: good, failures: [{ version: bad }] });
  expect((await fetch(url + areaPage)).status).toBe(200);
  expect(log()).toContain(`${area} ${bad} was rejected`);
  expect(log()).toContain('leaderboards@hotdrop.example');
});

test('replaces an area that throws after hydration with a panel, and keeps the rest working', async ({
  page,
  ownShell,
  mayComplain,
}) => {
  mayComplain(/no board|mf-leaderboards/);
  const { url, store, stateOf } = await ownShell();
  const draw = `
    const [isOver, end] = React.useState(false);
    React.useEffect(() => void setTimeout(() => end(true), 500), []);
    if (isOver) throw new Error('no board')`;
  const version = await publishVariant(store, { spoil: around({ draw }) });
  await expect.poll(async () => (await stateOf(area))?.stable).toBe(version);
  await page.goto(url + areaPage);
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(page).toHaveURL(/favorite/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('keeps a tab working when its canary is rolled back, and serves stable next', async ({
  page,
  context,
  ownShell,
}) => {
  const { url, store, metrics } = await ownShell();
  const canary = await publishVariant(store, { says: 'hall of fame' }, (pointer, version) =>
    releaseCanary(pointer, version, 99),
  );
  await expect.poll(metrics).toContain(`hotdrop_area_live{area="${area}",version="${canary}"} 0.99`);
  await context.addCookies([{ name: 'visitor', value: 'a-visitor-in-the-canary', url }]);
  await page.goto(url + areaPage);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hall of fame');
  await takeBack(store);
  await expect.poll(metrics).not.toContain(`version="${canary}"} 0.99`);
  // The open tab continues to load the canary's files.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboards' }).click();
  await expect(page).toHaveURL(`${url}/pubg/ranks`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/hall of fame/i);
  await page.goto(url + areaPage);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('leaderboard');
});
