import { setTimeout } from 'node:timers/promises';
import { createPrivateKeyPem, readSigningKey } from '@hotdrop/shared-host/store';
import { test } from '../hosting/own-shell.ts';
import { area, areaPage, publishVariant, releaseUnchecked, storeVariant } from '../hosting/variant.ts';
import { expect } from '../test.ts';
import { addTrust, type TrustedStore } from './trusted-store.ts';

test('a running shell accepts a new key, keeps the live version of a revoked key, and stops it with `stop`', async ({
  ownShell,
}) => {
  let trusted: TrustedStore | undefined;
  const { url, store, stateOf } = await ownShell(async (place) => {
    trusted = await addTrust(place);
  });
  const heading = async () =>
    /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(url + areaPage)).text())?.[1] ?? '';
  await expect.poll(heading).toContain('leaderboard');

  // The team adds its new key, signs with it, and drops the old one.
  const [old, next] = [trusted?.key, readSigningKey(createPrivateKeyPem())];
  const oldKey = { publicKey: old?.publicKey ?? '', owner: 'site team' };
  const nextKey = { publicKey: next.publicKey, owner: 'board team' };
  trusted?.trust(area, { [old?.id ?? '']: oldKey, [next.id]: nextKey });
  await publishVariant(store, { says: 'hall of fame', key: next });
  await expect.poll(heading).toContain('hall of fame');
  const live = (await stateOf(area))?.stable;

  // The new key is lost: visitors keep its version. Shells look at the list at least every five seconds.
  const lost = { ...nextKey, revoked: 'the laptop was lost' };
  trusted?.trust(area, { [old?.id ?? '']: oldKey, [next.id]: lost });
  await setTimeout(8_000);
  expect(await heading()).toContain('hall of fame');
  expect(await stateOf(area)).toMatchObject({ status: 'ready', stable: live, failures: [] });

  // Its version turns out to be dangerous: visitors get the one before, and nothing else that the key signs.
  trusted?.trust(area, { [old?.id ?? '']: oldKey, [next.id]: { ...lost, stop: true } });
  await expect.poll(heading).toContain('leaderboard');
  const another = await storeVariant(store, { says: 'wall of fame', key: next });
  await releaseUnchecked(store, area, another);
  const failures = async () => (await stateOf(area))?.failures;
  await expect
    .poll(failures)
    .toContainEqual(
      expect.objectContaining({ version: another, reason: expect.stringContaining('is revoked') }),
    );
  expect(await heading()).toContain('leaderboard');
  expect((await fetch(url + areaPage)).status).toBe(200);
});
