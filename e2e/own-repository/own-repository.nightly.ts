import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { freePort, root } from '@hotdrop/tools/site-runner';
import { releaseUnchecked } from '../hosting/variant.ts';
import { expect } from '../test.ts';
import type { Team } from './team.ts';
import { test } from './team-test.ts';
import { addTrust, copyShells, type TrustedStore } from './trusted-store.ts';

const area = 'mf-clans';

test('a team outside of this repository creates, develops, checks, signs, publishes, and upgrades an area', async ({
  page,
  ownShell,
  team,
  mayComplain,
}) => {
  test.setTimeout(900_000);
  let trusted: TrustedStore | undefined;
  const { url, store, stateOf } = await ownShell(async (place) => {
    copyShells(place);
    trusted = await addTrust(place);
  });

  await team.create(url, 'clans', '--site', `${url}/pubg`, '--store', store);
  await team.run(area, 'npm install');

  // The pages of this site show what the team has not published.
  mayComplain(/127\.0\.0\.1:\d+\/changes/);
  // After a broken build, the page loads the next one as a whole.
  mayComplain(/\[HMR\]/);
  const AREA_PORT = String(await freePort());
  const own = `http://127.0.0.1:${AREA_PORT}`;
  const onSite = team.start(area, 'npm run dev', { AREA_PORT });
  await expect.poll(onSite.says, { timeout: 120_000 }).toContain('Press Ctrl-C to stop');
  await page.goto(`${own}/pubg/clans`);
  await expect(page.getByText(`Preview: a local build of ${area}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Running seasons' })).toBeVisible();
  team.edit(`${area}/catalogs/en.po`, 'msgstr "Running seasons"', 'msgstr "Seasons of today"');
  await expect(page.getByRole('heading', { name: 'Seasons of today' })).toBeVisible();
  team.edit(`${area}/catalogs/en.po`, 'msgstr "Seasons of today"', 'msgstr "Running seasons"');
  // A page that reloads would miss the server.
  await page.goto('about:blank');
  await onSite.stop();

  // Alone, a saved change replaces the component and keeps its state.
  const alone = team.start(area, 'npm run dev -- --alone', { AREA_PORT });
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
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open alone' }).click();
  const tab = await opened;
  await expect(tab.getByRole('alert')).toBeVisible();
  await tab.close();
  await page.getByRole('button', { name: 'Ready' }).click();
  await page.getByRole('checkbox', { name: 'Accessibility' }).check();
  await expect(page.getByRole('button', { name: /^\d+ axe findings?$/ })).toBeVisible();
  await page.getByRole('button', { name: /^running/ }).click();
  await expect(shown.getByRole('heading', { name: 'Running seasons' })).toBeVisible();
  team.edit(component, '<Stack>', '<Stack');
  const overlay = page.getByRole('alertdialog');
  await expect(overlay).toContainText(/src\/overview\/overview\.page\.tsx:\d+:\d+/);
  team.edit(component, '<Stack', '<Stack>');
  await expect(overlay).toBeHidden();
  await page.goto('about:blank');
  await alone.stop();
  team.edit(component, '<input aria-label="Note" data-saved="again" />', '');

  const settings = { API_HOST: process.env.JOURNEY_API };
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

  const keys = await team.run(area, 'npm run --silent area -- keys --json');
  const { id, publicKey } = JSON.parse(keys);
  trusted?.trust(area, { [id]: { publicKey, owner: 'clans team' } });
  expect(await team.run(area, 'npm run area -- publish', settings)).toContain(`sign with the key ${id}`);
  await expect.poll(async () => (await stateOf(area))?.stable, { timeout: 60_000 }).toBe(version);

  await page.goto(`${url}/pubg`);
  const part = page.getByRole('region', { name: 'Running seasons' });
  await expect(part.getByText(/Season \d+/).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clans' }).click();
  await expect(page).toHaveURL(`${url}/pubg/clans`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clans');
  const answer = await page.reload();
  expect([answer?.status(), await answer?.text()]).toEqual([200, expect.stringMatching(/<h1[^>]*>Clans/)]);

  const next = await aSiteWithKit(path.join(team.folder, 'next'), '0.2.0-hnext');
  const upgraded = await team.run(area, `npm run upgrade -- --site ${next.url}`);
  expect(upgraded).toContain('0.2.0-hnext (before: 0.1.0-h');
  expect(upgraded).toContain('The contract is still 1.');
  next.stop();

  // CI has no site, and the key as a secret.
  team.edit(`${area}/package.json`, '"version": "0.1.0"', '"version": "0.1.1"');
  const AREA_SIGNING_KEY = team.read('mf-clans.pem');
  const secrets = { ...settings, AREA_STORE: store, AREA_SIGNING_KEY, CI: 'true' };
  for (const command of ciCommands(team)) await team.run(area, command, secrets);
  await expect.poll(async () => (await stateOf(area))?.stable, { timeout: 60_000 }).not.toBe(version);
});

/** The commands of the workflow for a repository that has a store. */
function ciCommands(team: Team): string[] {
  const steps = team.read(`${area}/.github/workflows/ci.yml`).split(/^ {6}- /m);
  return steps
    .filter((step) => !step.includes("AREA_STORE == ''"))
    .flatMap((step) => /run: (.*)/.exec(step)?.[1] ?? []);
}

/** Serves a kit with another version, as the next release of a site does. */
async function aSiteWithKit(folder: string, version: string) {
  execFileSync(process.execPath, ['tools/packages/pack-kit.ts', folder, version], { cwd: root });
  const server = createServer(({ url = '' }, response) => {
    const name = path.basename(url) === 'kit' ? 'kit.json' : path.basename(url);
    response.end(readFileSync(path.join(folder, name)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${getPort(server)}/pubg`,
    stop: () => server.close(),
  };
}
