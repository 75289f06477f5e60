import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '../hosting/own-shell.ts';
import { area, areaPage, publishDamaged, publishVariant } from '../hosting/variant.ts';
import { expect } from '../test.ts';

const status = async (address: string) => (await fetch(address)).status;

test('starts without a store, and loads the areas when it is back', async ({ ownShell }) => {
  const { url, store, health } = await ownShell((place) => renameSync(place, `${place}.away`));
  expect(await status(`${url}/pubg`)).toBe(200);
  expect(await status(url + areaPage)).toBe(503);
  expect((await health()).store.problem).toContain('cannot be reached');
  renameSync(`${store}.away`, store);
  await expect.poll(() => status(url + areaPage), { timeout: 20_000 }).toBe(200);
});

test('keeps serving when the store goes away, and follows it again when it is back', async ({ ownShell }) => {
  const { url, store, health, log } = await ownShell();
  expect(await status(url + areaPage)).toBe(200);
  renameSync(store, `${store}.away`);
  await expect.poll(async () => (await health()).store.problem).toContain('cannot be reached');
  expect(await status(url + areaPage)).toBe(200);
  expect((await health()).status).toBe('ok');
  renameSync(`${store}.away`, store);
  const version = await publishVariant(store, { says: 'hall of fame' });
  await expect.poll(async () => (await fetch(url + areaPage)).text()).toContain('hall of fame');
  expect(log()).toContain('can be read again');
  expect((await health()).areas.find((one) => one.area === area)?.stable).toBe(version);
});

test('rejects a version and keeps the last good one when one byte of a file has changed', async ({
  ownShell,
}) => {
  const { url, store, stateOf } = await ownShell();
  const good = (await stateOf(area))?.stable;
  const bad = await publishDamaged(store, (folder) => {
    const file = path.join(folder, 'node', 'area.cjs');
    const bytes = readFileSync(file);
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  });
  await expect
    .poll(async () => (await stateOf(area))?.failures[0]?.reason)
    .toMatch(/node\/area\.cjs has another hash/);
  expect(await stateOf(area)).toMatchObject({ status: 'ready', stable: good, failures: [{ version: bad }] });
  const page = await fetch(url + areaPage);
  expect([page.status, (await page.text()).includes('hall of fame')]).toEqual([200, false]);
});
