import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../test.ts';
import { test } from './own-shell.ts';
import { area, stableFolder } from './variant.ts';

test('shows a panel in place of an area whose files are missing, and keeps the rest working', async ({
  page,
  ownShell,
  mayComplain,
}) => {
  mayComplain(/503/);
  const { url } = await ownShell((store) =>
    rmSync(path.join(stableFolder(store), 'node'), { recursive: true }),
  );
  const response = await page.goto(`${url}/pubg/ranks/steam/squad`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(/favorite/);
});

test('rejects a version with one changed byte, and reports the reason', async ({ ownShell }) => {
  const { url, health } = await ownShell((store) => {
    const node = path.join(stableFolder(store), 'node');
    const entry = readdirSync(node).find((file) => file.startsWith('entry'));
    appendFileSync(path.join(node, entry ?? ''), ' ');
  });
  const state = (await health()).areas.find((one) => one.area === area);
  expect(state).toMatchObject({ status: 'failed' });
  expect(state?.failures[0]?.reason).toMatch(/entry.*bytes/);
  expect((await fetch(`${url}/pubg/ranks/steam/squad`)).status).toBe(503);
  expect((await fetch(`${url}/pubg`)).status).toBe(200);
});
