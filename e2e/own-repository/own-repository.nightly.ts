import { freePort } from '@hotdrop/tools/site-runner';
import { releaseUnchecked } from '../hosting/variant.ts';
import { expect } from '../test.ts';
import { test } from './team-test.ts';
import { addTrust, copyShells, type TrustedStore } from './trusted-store.ts';

const area = 'mf-clans';

test('a team outside of this repository creates, tests, checks, signs, publishes, and develops an area', async ({
  page,
  ownShell,
  team,
  mayComplain,
}) => {
  test.setTimeout(900_000);
  // A package of an earlier run has the same name and version.
  await team.run('.', 'npm create @hotdrop/area clans', { npm_config_cache: `${team.folder}/cache` });
  await team.run(area, 'npm install');
  expect(await team.run(area, 'npm test')).toContain('2 passed, 2 total');
  await team.run(area, 'npm run typecheck');
  await team.run(area, 'npm run texts -- check');

  let trusted: TrustedStore | undefined;
  const { url, store, stateOf } = await ownShell(async (place) => {
    copyShells(place);
    trusted = await addTrust(place);
  });
  const settings = { AREA_STORE: store, API_HOST: process.env.JOURNEY_API };
  const checked = await team.run(area, 'npm run check', settings);
  expect(checked).toContain('its pages render in the shell');
  expect(checked).toContain('can be published');

  // The command and the running shell both refuse what no listed key has signed.
  const unsigned = await team.tryTo(area, 'npm run area -- publish --built', settings);
  expect(unsigned).toEqual({ code: 1, output: expect.stringContaining('it is not signed') });
  const [, version = ''] = /mf-clans (\S+) can be published/.exec(checked) ?? [];
  await releaseUnchecked(store, area, version);
  await expect.poll(async () => (await stateOf(area))?.failures[0]?.reason).toContain('it is not signed');
  expect((await fetch(`${url}/pubg/clans`)).status).toBe(503);

  const keys = await team.run(area, 'npm run --silent area -- keys --out ../team.pem --json');
  const { id, publicKey } = JSON.parse(keys);
  trusted?.trust(area, { [id]: { publicKey, owner: 'clans team' } });
  const signed = { ...settings, AREA_SIGNING_KEY: '../team.pem' };
  expect(await team.run(area, 'npm run area -- publish --built', signed)).toContain(
    `sign with the key ${id}`,
  );
  await expect.poll(async () => (await stateOf(area))?.stable, { timeout: 60_000 }).toBe(version);

  await page.goto(`${url}/pubg`);
  await expect(page.getByRole('heading', { name: 'Running seasons' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clans' }).click();
  await expect(page).toHaveURL(`${url}/pubg/clans`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clans');
  const answer = await page.reload();
  expect([answer?.status(), await answer?.text()]).toEqual([200, expect.stringMatching(/<h1[^>]*>Clans/)]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clans');

  // The pages of this site show what the team has not published.
  mayComplain(/127\.0\.0\.1:\d+\/changes/);
  const AREA_PORT = String(await freePort());
  const own = `http://127.0.0.1:${AREA_PORT}`;
  const onSite = team.start(area, `npm run dev -- --site ${url}/pubg`, { AREA_PORT });
  await expect.poll(onSite.says, { timeout: 120_000 }).toContain('Press Ctrl-C to stop');
  await page.goto(`${own}/pubg/clans`);
  await expect(page.getByText(`Preview: a local build of ${area}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Running seasons' })).toBeVisible();
  team.edit(`${area}/catalogs/en.po`, 'msgstr "Running seasons"', 'msgstr "Seasons of today"');
  await expect(page.getByRole('heading', { name: 'Seasons of today' })).toBeVisible();
  await page.getByText(`Preview: a local build of ${area}`).click();
  await expect(page).toHaveURL(`${url}/pubg/clans`);
  await expect(page.getByRole('heading', { name: 'Running seasons' })).toBeVisible();
  await onSite.stop();

  // Alone, a saved change replaces the component and keeps its state.
  const alone = team.start(area, 'npm run dev', { AREA_PORT });
  await expect.poll(alone.says, { timeout: 120_000 }).toContain('Press Ctrl-C to stop');
  await page.goto(own);
  const shown = page.frameLocator('iframe');
  const component = `${area}/src/overview/overview.page.tsx`;
  team.edit(component, '<Stack>', '<Stack><input aria-label="Note" />');
  await shown.getByLabel('Note').fill('typed before the change');
  team.edit(component, 'aria-label="Note"', 'aria-label="Note" data-saved="again"');
  await expect(shown.locator('[data-saved="again"]')).toBeVisible();
  await expect(shown.getByLabel('Note')).toHaveValue('typed before the change');

  // Parts, states, and errors are on the same page.
  await page.getByRole('button', { name: 'Failed' }).click();
  await expect(shown.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Ready' }).click();
  await page.getByRole('button', { name: /^running/ }).click();
  await expect(shown.getByRole('heading', { name: 'Running seasons' })).toBeVisible();
  team.edit(component, '<Stack>', '<Stack');
  const overlay = page.getByRole('alertdialog');
  await expect(overlay).toContainText(/src\/overview\/overview\.page\.tsx:\d+:\d+/);
  team.edit(component, '<Stack', '<Stack>');
  await expect(overlay).toBeHidden();
  await alone.stop();
});
