import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openPublishingStore, releaseStable } from '@hotdrop/shared-host/store';
import { root } from '@hotdrop/tools/site';
import { copyWorkTree } from '@hotdrop/tools/testing';
import type { Page } from '@playwright/test';
import { journey } from '../hosting/own-shell.ts';
import { area, movePointer } from '../hosting/variant.ts';
import { expect } from '../journey.ts';

declare global {
  /** Kept in the page: the radii of its buttons when each of them came. */
  var radiiSeen: string[];
}

const run = promisify(execFile);
const otherRadius = '13px';

/** Builds the area with another version of shared-ui's button, in a copy of the work tree. */
async function buildWithOtherUi(): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'hotdrop-other-ui-'));
  copyWorkTree(root, copy);
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const name of readdirSync(copy).filter((one) => /^(mf-|shared-|tools$)/.test(one))) {
    const modules = path.join(name, 'node_modules');
    cpSync(path.join(root, modules), path.join(copy, modules), { recursive: true, verbatimSymlinks: true });
  }
  const sheet = path.join(copy, 'shared-ui', 'src', 'button', 'button.module.css');
  const styles = readFileSync(sheet, 'utf8');
  writeFileSync(sheet, styles.replace('border-radius: var(--r-2);', `border-radius: ${otherRadius};`));
  expect(readFileSync(sheet, 'utf8')).toContain(otherRadius);
  await run(process.execPath, ['tools/area/main.ts', 'build', area], { cwd: copy });
  return copy;
}

/** The radius of the first button that is seen within a part of the page. */
const radiusIn = (page: Page, part: string) =>
  page
    .locator(`${part} [class*="button-button_"]`)
    .first()
    .evaluate((button) => getComputedStyle(button).borderRadius);

journey(
  'areas that were built with different versions of shared-ui look right side by side',
  async ({ page, ownShell, mayComplain }) => {
    journey.setTimeout(400_000);
    // Scripts are kept away for a while.
    mayComplain(/net::ERR_FAILED/);
    const { url, store, stateOf } = await ownShell();
    await page.goto(`${url}/pubg/ranks/steam/squad`);
    const usual = { header: await radiusIn(page, 'header'), main: await radiusIn(page, 'main') };
    expect(usual.main).not.toBe(otherRadius);

    const copy = await buildWithOtherUi();
    const dist = path.join(copy, area, 'dist');
    const manifest = JSON.parse(readFileSync(path.join(dist, 'area.json'), 'utf8'));
    await openPublishingStore(store).publishVersion(dist, manifest);
    await movePointer(store, (pointer) => releaseStable(pointer, manifest.version));
    rmSync(copy, { recursive: true, force: true });
    await expect.poll(async () => (await stateOf(area))?.stable, { timeout: 15_000 }).toBe(manifest.version);

    // As the server sends it: what is drawn first is styled already, in both versions.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${url}/pubg/ranks/steam/squad`, { waitUntil: 'commit' });
    await page.waitForSelector('main [class*="button-button_"]', { state: 'attached' });
    expect(await radiusIn(page, 'header')).toBe(usual.header);
    expect(await radiusIn(page, 'main')).toBe(otherRadius);
    await page.unroute('**/*.js');

    // On the way from area to area, with the styles of both on the page, and from the first moment of each.
    await page.addInitScript(() => {
      globalThis.radiiSeen = [];
      new MutationObserver(() => {
        for (const button of document.querySelectorAll('main [class*="button-button_"]:not([data-seen])')) {
          button.setAttribute('data-seen', '');
          globalThis.radiiSeen.push(getComputedStyle(button).borderRadius);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const seen = () => page.evaluate(() => globalThis.radiiSeen.splice(0));
    /** These radii are seen and no other, from the first moment until the page is quiet. */
    const expectSeen = async (radii: ReadonlySet<string>) => {
      const found = new Set<string>();
      const look = async () => {
        for (const radius of await seen()) found.add(radius);
        return [...found].sort();
      };
      await expect.poll(look).toEqual([...radii].sort());
      await page.waitForLoadState('networkidle');
      expect(await look()).toEqual([...radii].sort());
    };
    const goTo = async (name: string) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    await page.goto(`${url}/pubg/statistics/rating`);
    await page.waitForLoadState('networkidle');
    const before = new Set(await seen());
    expect(before).not.toContain(otherRadius);
    await goTo('Leaderboards');
    await page.locator('main a[href*="/ranks/steam/"]').first().click();
    await expect(page).toHaveURL(/ranks\/steam/);
    await expectSeen(new Set([otherRadius]));
    expect(await radiusIn(page, 'header')).toBe(usual.header);
    await goTo('Statistics');
    await expectSeen(before);
    expect(await radiusIn(page, 'header')).toBe(usual.header);
  },
);
