import { createServer } from 'node:http';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { arena } from '@hotdrop/shared-domain/testing';
import { aFileServer, aHostedStore } from '../testing/index.ts';
import { findRemote, readRelease } from './read-release.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function aServedStore() {
  const store = await aHostedStore();
  const server = createServer(aFileServer(store.root)).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { ...store, url: `http://127.0.0.1:${port}/areas/` };
}

test('pins the stable version of each area, with the hash of its manifest and of every file', async () => {
  const { publish, url, area } = await aServedStore();
  await publish({ says: 'old' });
  const version = await publish({ says: 'new' });
  const { areas } = await readRelease(url, [area], 'en');
  expect(areas).toEqual([
    expect.objectContaining({
      status: 'ready',
      id: area,
      version,
      base: `${url}${area}/${version}/`,
      global: 'mf_clans',
      hashes: expect.objectContaining({ 'web/entry.js': expect.stringMatching(/^sha384-.{64}$/) }),
    }),
  ]);
});

test('sorts the menu entries of the areas, in the language of the page or in English', async () => {
  const { publish, url } = await aServedStore();
  await publish({ area: 'mf-two', menu: [{ path: 'two', order: 2, title: { en: 'Two', ko: '둘' } }] });
  await publish({ area: 'mf-one', menu: [{ path: 'one', order: 1, title: { en: 'One', fr: 'Un' } }] });
  await publish({ area: 'mf-none' });
  const { menu } = await readRelease(url, ['mf-two', 'mf-one', 'mf-none'], 'ko');
  expect(menu.map(({ path, title }) => [path, title])).toEqual([
    ['one', 'One'],
    ['two', '둘'],
  ]);
});

test('uses one of two areas that provide a link, and reports it', async () => {
  const { publish, url } = await aServedStore();
  const report = jest.spyOn(console, 'warn').mockReturnValue();
  await publish({ area: 'mf-two', links: { clan: 'two/:tag' } });
  await publish({ area: 'mf-one', links: { clan: 'one/:tag' } });
  expect((await readRelease(url, ['mf-two', 'mf-one'], 'en')).links).toEqual({ clan: 'one/:tag' });
  expect(report.mock.calls).toEqual([
    ['The link clan of mf-two is ignored, because mf-one provides it, too.'],
  ]);
  report.mockRestore();
});

test('leaves out an area that needs something the game does not have', async () => {
  const { publish, url } = await aServedStore();
  await publish({ area: 'mf-maps', needs: ['geography'] });
  await publish({ area: 'mf-clans' });
  const list = async (game: typeof pubg) =>
    (await readRelease(url, ['mf-maps', 'mf-clans'], 'en', { game })).areas.map(({ id }) => id);
  expect(await list(pubg)).toEqual(['mf-maps', 'mf-clans']);
  expect(await list(arena)).toEqual(['mf-clans']);
});

test('explains why an area is not available, and pins the others', async () => {
  const { publish, url } = await aServedStore();
  await publish({ area: 'mf-well' });
  await publish({ area: 'mf-old', contract: 0 });
  const { areas } = await readRelease(url, ['mf-nowhere', 'mf-old', 'mf-well'], 'en');
  expect(areas.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'mf-nowhere failed',
    'mf-old failed',
    'mf-well ready',
  ]);
  expect(areas[0]).toMatchObject({ reason: expect.stringContaining('404') });
  expect(areas[1]).toMatchObject({ reason: expect.stringContaining('contract 0') });
});

test('marks each area of an unreachable store as failed', async () => {
  const { areas } = await readRelease('http://127.0.0.1:1/areas/', ['mf-one', 'mf-two'], 'en');
  expect(areas.map(({ status }) => status)).toEqual(['failed', 'failed']);
});

test('finds an area as a remote of any federation runtime', async () => {
  const { publish, url, area } = await aServedStore();
  const version = await publish({ files: { 'web/mf-manifest.json': '{}' } });
  expect(await findRemote(url, area)).toEqual({
    name: 'mf_clans',
    entry: `${url}${area}/${version}/web/mf-manifest.json`,
  });
});

test('explains why an area is no remote', async () => {
  const { publish, url } = await aServedStore();
  await publish({ area: 'mf-before' });
  await publish({ area: 'mf-old', contract: 0 });
  await expect(findRemote(url, 'mf-before')).rejects.toThrow('must publish it again');
  await expect(findRemote(url, 'mf-old')).rejects.toThrow('contract 0');
  await expect(findRemote(url, 'mf-nowhere')).rejects.toThrow('404');
});
