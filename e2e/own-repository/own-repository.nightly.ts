import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { freePort, root } from '@hotdrop/tools/site-runner';
import type { Page } from '@playwright/test';
import { publishVariant, releaseUnchecked } from '../hosting/variant.ts';
import { writeSiteConfig } from '../hosting/write-site-config.ts';
import { expect } from '../test.ts';
import type { Team } from './team.ts';
import { test } from './team-test.ts';
import { addTrust, copyShells, type TrustedStore } from './trusted-store.ts';

const area = 'mf-clans';
const clanPage = '/pubg/clans/steam/PAN';
const profile = '/pubg/profile/steam/Hotdrop';

// Far from the clan, whose evening begins at 18:00 in Berlin.
test.use({ timezoneId: 'Asia/Seoul' });

test('a team outside of this repository creates, develops, checks, signs, publishes, and upgrades an area with a service', async ({
  page,
  ownShell,
  team,
  mayComplain,
}, testInfo) => {
  test.setTimeout(900_000);
  let trusted: TrustedStore | undefined;
  const service = `http://127.0.0.1:${await freePort()}`;
  const AREA_SERVICE_SECRET = 'a secret of the site, 32 characters';
  const areas = { [area]: { service, settings: { clansOnHome: 1 } } };
  const shell = await ownShell(
    async (place) => {
      copyShells(place);
      trusted = await addTrust(place);
    },
    { SITE_CONFIG: writeSiteConfig(testInfo, { areas }), AREA_SERVICE_SECRET },
  );
  const { url, store, stateOf } = shell;

  await team.create(url, 'clans', '--site', `${url}/pubg`, '--store', store);
  copyExample(team);
  await team.run(area, 'npm install');
  const AREA_SERVICE_KEY = readServiceKey(AREA_SERVICE_SECRET);
  const clans = team.start(area, 'node service/main.ts', { PORT: new URL(service).port, AREA_SERVICE_KEY });
  await expect.poll(clans.says).toContain(service);

  // The pages of this site show what the team has not published.
  mayComplain(/127\.0\.0\.1:\d+\/changes/);
  // After a broken build, the page loads the next one as a whole.
  mayComplain(/\[HMR\]/);
  const AREA_PORT = String(await freePort());
  const own = `http://127.0.0.1:${AREA_PORT}`;
  const onSite = team.start(area, 'npm run dev', {
    AREA_PORT,
    AREA_SERVICE: service,
    AREA_SERVICE_KEY,
  });
  await expect.poll(onSite.says, { timeout: 120_000 }).toContain('Press Ctrl-C to stop');
  await page.goto(own + clanPage);
  await expect(page.getByText(`Preview: a local build of ${area}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This evening' })).toBeVisible();
  team.edit(`${area}/catalogs/en.po`, 'msgstr "This evening"', 'msgstr "Tonight"');
  await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible();
  team.edit(`${area}/catalogs/en.po`, 'msgstr "Tonight"', 'msgstr "This evening"');
  // A page that reloads would miss the server.
  await page.goto('about:blank');
  await onSite.stop();

  // Alone, a saved change replaces the component and keeps its state.
  const alone = team.start(area, 'npm run dev -- --alone', { AREA_PORT });
  await expect.poll(alone.says, { timeout: 120_000 }).toContain('Press Ctrl-C to stop');
  await page.goto(own);
  const shown = page.frameLocator('iframe');
  const component = `${area}/src/clan/clan.page.tsx`;
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
  await page.getByRole('button', { name: /^clans/ }).click();
  await expect(shown.getByRole('link', { name: /Frying Pan Society/ })).toBeVisible();
  team.edit(component, '<Stack>', '<Stack');
  const overlay = page.getByRole('alertdialog');
  await expect(overlay).toContainText(/src\/clan\/clan\.page\.tsx:\d+:\d+/);
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
  expect((await fetch(url + clanPage)).status).toBe(503);

  const keys = await team.run(area, 'npm run --silent area -- keys --json');
  const { id, publicKey } = JSON.parse(keys);
  trusted?.trust(area, { [id]: { publicKey, owner: 'clans team' } });
  expect(await team.run(area, 'npm run area -- publish', settings)).toContain(`sign with the key ${id}`);
  await expect.poll(async () => (await stateOf(area))?.stable, { timeout: 60_000 }).toBe(version);

  // A test area fills the team's slot, which no other area knows.
  const filled = await publishVariant(store, {
    ...(trusted && { key: trusted.key }),
    manifest: {
      parts: [{ id: 'recruits', slot: 'clan.members', order: 1, chunk: 'home-boards', browser: 'never' }],
    },
    spoilParts: `(parts, React) => ({
      load: async () => ({
        render: ({ platform, tag }) => React.createElement('p', null, 'Recruits of ' + platform + '/' + tag),
      }),
    })`,
  });
  await expect.poll(async () => (await stateOf('mf-leaderboards'))?.stable).toBe(filled);

  await seeClans(page, url);
  await changeEvening(page, mayComplain);
  await page.goto(url + profile);
  const panel = page.getByRole('region', { name: 'Clan', exact: true });
  await expect(panel).toContainText('4 members · 1 plays this evening');

  await clans.stop();
  mayComplain(/status of 502/);
  const other = await shell.startAnother();
  await seeNoService(page, other.url);
  expect(new Set((await other.health()).calls.map((call) => call.area))).toEqual(new Set([area]));

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

/** Replaces the pages of the template by those of the example, as its README says. */
function copyExample({ folder }: Team): void {
  const repository = path.join(folder, area);
  for (const name of ['src', 'catalogs']) rmSync(path.join(repository, name), { recursive: true });
  cpSync(path.join(root, 'examples/area-clans'), repository, { recursive: true });
}

/** Runs the operator's command. */
function readServiceKey(AREA_SERVICE_SECRET: string): string {
  const env = { ...process.env, AREA_SERVICE_SECRET };
  const command = ['tools/area/main.ts', 'service-key', area];
  return execFileSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' }).trim();
}

/** From the part on home, which the operator has limited to one clan, to the page with its filled slot. */
async function seeClans(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/pubg`);
  const links = page.getByRole('region', { name: 'Clans' }).getByRole('link');
  await expect(links).toHaveCount(1);
  await links.click();
  await expect(page).toHaveURL(url + clanPage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frying Pan Society');
  const answer = await page.reload();
  const html = await answer?.text();
  expect([answer?.status(), html]).toEqual([200, expect.stringMatching(/<h1[^>]*>Frying Pan Society/)]);
  await expect(page.getByRole('row', { name: /^Hotdrop/ })).toContainText(/\d,\d{3}/);
  await expect(page.getByText('Recruits of steam/PAN')).toBeVisible();
}

/** A member plans the first hour with their token, which another member's token cannot. */
async function changeEvening(page: Page, mayComplain: (pattern: RegExp) => void): Promise<void> {
  const firstHour = page.getByRole('list', { name: 'This evening' }).getByRole('listitem').first();
  // In the visitor's time zone, with and without daylight saving time in Berlin.
  await expect(firstHour).toHaveText(/^0[12]:00Nobody yet$/);
  await page.getByText('Change my evening').click();
  await page.getByRole('main').getByLabel('Player').selectOption('Hotdrop');
  await page.getByRole('checkbox').first().check();
  mayComplain(/status of 403/);
  await page.getByLabel('Token').fill('token-of-Casual');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText("This is not Hotdrop's token.")).toBeVisible();
  await expect(firstHour).toContainText('Nobody yet');
  await page.getByLabel('Token').fill('token-of-Hotdrop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your evening is saved.')).toBeVisible();
  await expect(firstHour).toHaveText(/^0[12]:00Hotdrop$/);
}

/** Without their service, only the clans are missing. */
async function seeNoService(page: Page, url: string): Promise<void> {
  expect((await page.goto(url + clanPage))?.status()).toBe(502);
  await expect(page.getByRole('heading', { name: 'The clan could not be loaded' })).toBeVisible();
  await page.goto(`${url}/pubg`);
  await expect(page.getByRole('region', { name: 'Clans' })).toContainText('The clans could not be loaded.');
  await expect(page.getByText('could not be loaded')).toHaveCount(1);
  expect((await page.goto(url + profile))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotdrop');
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
}

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
