import path from 'node:path';
import { openPublishingStore, releaseStable } from '@hotdrop/shared-host/store';
import { aBucket } from '@hotdrop/shared-host/testing';
import { testAreaStore } from '@hotdrop/tools/site-runner';
import { test } from '../hosting/own-shell.ts';
import { area, areaPage } from '../hosting/variant.ts';
import { expect } from '../test.ts';

test('serves areas from a bucket, also while the bucket is down', async ({ page, ownShell, mayComplain }) => {
  mayComplain(/Failed to load resource/);
  const bucket = await aBucket();
  Object.assign(process.env, bucket.env);
  const from = openPublishingStore(testAreaStore);
  const to = openPublishingStore(bucket.location);
  for (const name of await from.list()) {
    const { stable } = await from.pointer(name);
    await to.publishVersion(path.join(testAreaStore, name, stable), await from.manifest(name, stable));
    await to.movePointer(name, 0, releaseStable(undefined, stable));
  }
  const { url, stateOf } = await ownShell(undefined, { ...bucket.env, AREA_STORE: bucket.location });

  await page.goto(url + areaPage);
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL(/statistics/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Prefetching must end before the bucket is gone.
  await page.goto('about:blank');

  await to.movePointer(area, 1, { ...(await to.pointer(area)), revision: 2 });
  bucket.close();
  await expect
    .poll(async () => (await stateOf(area))?.problem, { timeout: 30_000 })
    .toContain('cannot be reached');
  expect((await fetch(url + areaPage)).status).toBe(200);
});
