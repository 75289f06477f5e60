import { openAreaStore, readChoice } from '@hotdrop/shared-host/store';
import { aWorkTree, type WorkTree } from '../testing.ts';

const secret = 'the secret of this site';

let tree: WorkTree;
beforeEach(async () => {
  tree = await aWorkTree('mf-clans', 'mf-maps');
  tree.env.AREA_LINK_SECRET = secret;
  await tree.area('publish', '--all');
});

/** Publishes a changed version that no visitor gets. */
async function hide(says: string, packageVersion = '1.0.0') {
  tree.change('mf-clans', { says });
  tree.raise('mf-clans', packageVersion);
  const [{ version }] = (await tree.json('publish', 'mf-clans', '--hidden')).areas;
  return version;
}

it('stores a hidden version, and changes nothing for visitors', async () => {
  const before = await openAreaStore(tree.storeDir).pointer('mf-clans');
  const version = await hide('next');
  expect(await openAreaStore(tree.storeDir).pointer('mf-clans')).toEqual(before);
  expect((await openAreaStore(tree.storeDir).manifest('mf-clans', version)).version).toBe(version);
  expect(await tree.area('publish', 'mf-clans', '--hidden', '--canary', '5')).toMatchObject({ exitCode: 2 });
});

it('creates a signed link with an expiration date to stored versions', async () => {
  const version = await hide('next');
  const { query, until } = await tree.json('link', `mf-clans@${version}`, '--days', '3');
  expect(until).toBe('2026-11-24T10:00:00.000Z');
  const signed = new URLSearchParams(query).get('areas') ?? '';
  expect(readChoice(signed, secret, new Date(tree.clock.now))).toEqual({
    status: 'valid',
    versions: { 'mf-clans': version },
    until: new Date(until),
  });
});

it('accepts the package’s version if only one stored version has it, and otherwise lists them', async () => {
  const next = await hide('next', '2.0.0');
  expect((await tree.json('link', 'mf-clans@2.0.0')).versions).toEqual({ 'mf-clans': next });
  await hide('another', '2.0.0');
  expect(await tree.area('link', 'mf-clans@2.0.0')).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining(next),
  });
});

it.each([
  [['link'], 'Name at least one version'],
  [['link', 'mf-clans'], 'mf-profile@1.4.0'],
  [['link', 'mf-clans@9.9.9'], 'is not in'],
  [['link', 'mf-clans@1.0.0', '--days', '0'], '--days takes a whole number'],
])('%j is refused with the correct usage', async (args, words) => {
  expect(await tree.area(...args)).toMatchObject({ exitCode: 2, output: expect.stringContaining(words) });
});

it('refuses a secret that could be guessed', async () => {
  tree.env.AREA_LINK_SECRET = 'short';
  expect(await tree.area('link', 'mf-clans@1.0.0')).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('at least 16 characters'),
  });
});
