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
}

interface Fixtures {
  /** Runs `npm run dev -- AREA --site SITE` on changed sources, as a developer would. */
  readonly developer: (port: number, site: string) => Promise<Developer>;
}

const catalog = path.join(area, 'catalogs', 'en.po');
const summary = path.join(area, 'src', 'ranks-summary', 'ranks-summary.page.tsx');
const notice = `Preview: a local build of ${area}`;
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
      return { origin: `http://127.0.0.1:${port}`, copy };
    });
    for (const end of ends) await end();
  },
});

test('shows a developer’s build in the pages of a running site, at an address of their machine', async ({
  page,
  ownShell,
  developer,
  mayComplain,
}) => {
  test.setTimeout(400_000);
  // Pages still have connections to the developer's server when it stops.
  mayComplain(/127\.0\.0\.1:\d+\/changes/);
  const shell = await ownShell();
  const { origin, copy } = await developer(await freePort(), shell.url);

  await page.goto(`${origin}/pubg`);
  await expect(page.getByText(notice)).toBeVisible();
  // By navigation from a page of the shell …
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hall of fame');
  // … and as the first page, for which the server rendered a placeholder.
  const [answer] = await Promise.all([page.waitForResponse(`${origin}/pubg/ranks`), page.reload()]);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.text()).not.toContain('Hall of fame');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hall of fame');
  await page.goto(origin + areaPage);
  await expect(page.getByRole('table').first()).toBeVisible();
  const pinned = await page
    .locator(`script[src*="/areas/${area}/"]`)
    .evaluateAll((all) => all.map((one) => /^sha384-/.test(one.getAttribute('integrity') ?? '')));
  expect(new Set(pinned)).toEqual(new Set([true]));

  // The page shows a saved change.
  await page.goto(`${origin}/pubg/ranks`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hall of fame');
  edit(copy, catalog, 'msgstr "Hall of fame"', 'msgstr "Hall of legends"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hall of legends', { timeout: 60_000 });

  // A syntax error is shown above the page, and goes with its repair.
  const overlay = page.getByRole('alertdialog');
  edit(copy, summary, '<PageHead', '<PageHead =');
  await expect(overlay).toContainText(/ranks-summary\.page\.tsx:\d+:\d+/, { timeout: 60_000 });
  await expect(overlay).toContainText('Visitors see the last published version.');
  edit(copy, summary, '<PageHead =', '<PageHead');
  await expect(overlay).toBeHidden({ timeout: 60_000 });
  // An error while rendering has the line of its source.
  mayComplain(/is broken/);
  edit(
    copy,
    summary,
    '  const gameName',
    "  if (boards) throw new Error('This page is broken');\n  const gameName",
  );
  await expect(overlay).toContainText('This page is broken', { timeout: 60_000 });
  await expect(overlay.locator('mark')).toContainText("throw new Error('This page is broken')");
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  edit(copy, summary, "  if (boards) throw new Error('This page is broken');\n", '');
  await expect(page.locator('main h1')).toHaveText('Hall of legends', { timeout: 60_000 });

  // With ?inspect, developers see what a page consists of, and federation's tools find the instances.
  await page.goto(`${origin}/pubg?inspect`);
  const inspector = page.locator('#hotdrop-inspector');
  await expect(
    inspector.getByText(/^mf-statistics\/.+ · slot home · .+ ms on the server$/).first(),
  ).toBeAttached();
  const instances = await page.evaluate(() =>
    Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__.map(({ name }: { name: string }) => name),
  );
  expect(instances).toContain('shell');

  // An unknown address still is not found.
  await page.goto(`${origin}/pubg/nowhere`);
  await expect(page.getByText('404 Not Found')).toBeVisible();

  // The notice leads to the published site.
  await page.goto(`${origin}/pubg/ranks`);
  await page.getByText(notice).click();
  await expect(page).toHaveURL(`${shell.url}/pubg/ranks`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaderboards');
  expect(await shell.stateOf(area)).toMatchObject({ status: 'ready', failures: [] });
});
