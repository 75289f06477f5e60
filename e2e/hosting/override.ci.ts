import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@hotdrop/tools/site-runner';
import { expect } from '../test.ts';
import { copiedWorkTree, edit } from './copied-work-tree.ts';
import { test as base } from './own-shell.ts';
import { area, areaPage } from './variant.ts';

interface Developer {
  readonly origin: string;
  /** The folder of the developer's sources. */
  readonly copy: string;
  readonly says: () => string;
}

interface Fixtures {
  /** Runs `npm run dev -- AREA --site SITE` on changed sources, as a developer would. */
  readonly developer: (port: number, site: string) => Promise<Developer>;
}

const catalog = path.join(area, 'catalogs', 'en.po');
const saysBoard = 'msgstr "Leaderboards"';

const test = base.extend<Fixtures>({
  developer: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (port, site) => {
      const copy = copiedWorkTree();
      edit(copy, catalog, saysBoard, 'msgstr "Hall of fame"');
      const env = { ...process.env, PORT: String(port - 100) };
      const child = spawn(process.execPath, ['tools/dev/main.ts', area, '--site', `${site}/pubg`], {
        cwd: copy,
        env,
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
      ends.push(async () => {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
        rmSync(copy, { recursive: true, force: true });
      });
      await expect.poll(() => said, { timeout: 240_000 }).toContain('Press Ctrl-C to stop');
      return { origin: `http://127.0.0.1:${port}`, copy, says: () => said };
    });
    for (const end of ends) await end();
  },
});

test('shows a developer’s build on a running site that allows it, to that developer only', async ({
  page,
  browser,
  ownShell,
  developer,
  mayComplain,
}) => {
  test.setTimeout(400_000);
  // Pages still have connections to the developer's server when it stops.
  mayComplain(/127\.0\.0\.1:\d+\/changes/);
  const port = await freePort();
  const shell = await ownShell(undefined, { AREA_OVERRIDE_ORIGINS: `http://127.0.0.1:${port}` });
  const { origin, copy, says } = await developer(port, shell.url);
  const wish = `${shell.url}/pubg?areas=${area}@${origin}`;
  expect(says()).toContain(wish);

  await page.goto(wish);
  await expect(page).toHaveURL(`${shell.url}/pubg`);
  await expect(page.getByText(`${area} comes from ${origin}`)).toBeVisible();
  // By navigation from a page of the shell …
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboards' }).click();
  await expect(page.locator('main h1')).toHaveText('Hall of fame');
  // … and as the first page, for which the server rendered a placeholder.
  const [answer] = await Promise.all([page.waitForResponse(`${shell.url}/pubg/ranks`), page.reload()]);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(answer.headers()['content-security-policy']).toContain(`style-src 'self'`);
  expect(await answer.text()).not.toContain('Hall of fame');
  await expect(page.locator('main h1')).toHaveText('Hall of fame');
  await page.goto(shell.url + areaPage);
  await expect(page.getByRole('table').first()).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\/areas\/mf-leaderboards\/.*js$/.test(name) ? name : [])),
  );
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain(origin);
  const pinned = await page
    .locator(`script[src^="${origin}"]`)
    .evaluateAll((all) => all.every((one) => /^sha384-/.test(one.getAttribute('integrity') ?? '')));
  expect(pinned).toBe(true);

  // The page shows a saved change.
  await page.goto(`${shell.url}/pubg/ranks`);
  await expect(page.locator('main h1')).toHaveText('Hall of fame');
  edit(copy, catalog, 'msgstr "Hall of fame"', 'msgstr "Hall of legends"');
  await expect(page.locator('main h1')).toHaveText('Hall of legends', { timeout: 60_000 });

  // Another visitor, at the same time.
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(`${shell.url}/pubg/ranks`);
  await expect(theirs.locator('main h1')).toHaveText('Leaderboards');
  await other.close();

  // An unknown address still is not found.
  await page.goto(`${shell.url}/pubg/nowhere`);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  // The server still renders the shell's own pages.
  expect(await (await page.goto(`${shell.url}/pubg/about/terms`))?.text()).toContain('</h1>');

  await page.getByText(`${area} comes from ${origin}`).click();
  await expect(page).toHaveURL(/terms$/);
  await page.goto(`${shell.url}/pubg/ranks`);
  await expect(page.locator('main h1')).toHaveText('Leaderboards');
  expect(await shell.stateOf(area)).toMatchObject({ status: 'ready', failures: [] });
});

test('shows a panel for an area whose listed origin does not answer, and keeps the rest working', async ({
  page,
  ownShell,
  mayComplain,
}) => {
  mayComplain(/127\.0\.0\.1:\d+|Failed to fetch|mf-leaderboards/);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const shell = await ownShell(undefined, { AREA_OVERRIDE_ORIGINS: origin });
  await page.goto(`${shell.url}/pubg/ranks?areas=${area}@${origin}`);
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(page.locator('main h1')).toBeVisible();
});
