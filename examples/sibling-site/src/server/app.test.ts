/** @jest-environment node */

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aHostedStore } from '@hotdrop/shared-host/testing';
import { createApp } from './app.ts';

async function aSite() {
  const store = await aHostedStore();
  await store.publish({ area: 'mf-leaderboards', routes: ['ranks/*'] });
  await store.publish({ area: 'mf-hotdrops', routes: ['hotdrops/*'], needs: ['geography'] });
  await store.publish({ area: 'mf-clans', routes: ['clans'] });
  const app = createApp({ areaStore: store.root });
  return { ...store, status: async (address: string) => (await app.request(address)).status };
}

it.each([
  ['the home page', '/arena', 200],
  ['a player', '/arena/profile/pc/IronLynx', 200],
  ['a page of an area', '/arena/ranks/pc/duel', 200],
  ['an address that nobody has', '/arena/nowhere', 404],
  ['a part of a page’s address', '/arena/profile/pc', 404],
  ['a page of an area that does not fit the game', '/arena/hotdrops', 404],
  ['the same for the game that it fits', '/arena-maps/hotdrops', 200],
  ['a page of an area that the site does not have', '/arena/clans', 404],
  ['a page of an area on the plain page', '/boards/ranks', 200],
  ['a page that this area does not have', '/boards/nowhere', 404],
  ['an address outside of the site', '/nowhere', 404],
])('answers %s with the right status', async (_, address, expected) => {
  const site = await aSite();
  expect(await site.status(address)).toBe(expected);
});

it('does not say that a page of an unreadable area does not exist', async () => {
  const site = await aSite();
  await writeFile(path.join(site.root, 'mf-leaderboards', 'release.json'), '{');
  expect(await site.status('/arena/ranks')).toBe(200);
});
