import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openAreaStore } from '@hotdrop/shared-host/store';
import { aWorkTree, type WorkTree } from '../testing.ts';

let tree: WorkTree;
beforeEach(async () => {
  tree = await aWorkTree('mf-clans', 'mf-maps');
});

describe('publish', () => {
  it('makes a version live for everyone and says how to roll back', async () => {
    expect(await tree.area('publish', 'mf-clans')).toMatchObject({ exitCode: 0 });
    tree.change('mf-clans', { says: 'new' });
    const { exitCode, output } = await tree.area('publish', 'mf-clans');
    expect(exitCode).toBe(0);
    expect(output).toContain(`mf-clans ${await tree.stable('mf-clans')} is live for everyone`);
    expect(output).toContain('To undo: npm run area -- rollback mf-clans');
    expect(tree.stored('mf-clans')).toHaveLength(2);
  });

  it.each([
    ['a file', { says: 'other' }],
    ['a route', { routes: ['other'] }],
    ['the contract', { contract: 2 }],
  ])('gives another version when %s changes', async (_, source) => {
    const [first] = (await tree.json('build', 'mf-clans')).areas;
    tree.change('mf-clans', source);
    const [second] = (await tree.json('build', 'mf-clans')).areas;
    expect(second.version).not.toBe(first.version);
  });

  it('changes nothing when the same content is published again', async () => {
    const [first] = (await tree.json('publish', 'mf-clans')).areas;
    tree.clock.now = '2031-05-05T05:05:05.000Z';
    const [second] = (await tree.json('publish', 'mf-clans')).areas;
    expect(second.pointer).toEqual(first.pointer);
    expect(second.isNew).toBe(false);
    expect((await tree.area('publish', 'mf-clans')).output).toContain('nothing has changed');
  });

  it('stores a compressed twin of each text file for browsers, and none for servers', async () => {
    const [{ version }] = (await tree.json('publish', 'mf-clans')).areas;
    const file = (name: string) => path.join(tree.storeDir, 'mf-clans', version, name);
    const twin = brotliDecompressSync(readFileSync(file('web/entry.js.br')));
    expect(twin).toEqual(readFileSync(file('web/entry.js')));
    expect(existsSync(file('node/entry.js.br'))).toBe(false);
  });

  it('publishes an earlier build with --built, if it is unchanged', async () => {
    expect(await tree.area('publish', 'mf-clans', '--built')).toMatchObject({
      exitCode: 2,
      output: expect.stringContaining('npm run area -- build mf-clans'),
    });
    await tree.area('build', 'mf-clans');
    tree.change('mf-clans', { says: 'not built yet' });
    expect((await tree.area('publish', 'mf-clans', '--built')).exitCode).toBe(0);
    expect(
      readFileSync(
        path.join(tree.storeDir, 'mf-clans', await tree.stable('mf-clans'), 'web/entry.js'),
        'utf8',
      ),
    ).toContain('hello');
    appendFileSync(path.join(tree.root, 'mf-clans/dist/node/clans.js'), '// more');
    expect(await tree.area('publish', 'mf-clans', '--built')).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('node/clans.js has'),
    });
  });
});

describe('a canary', () => {
  const release = async () => openAreaStore(tree.storeDir).pointer('mf-clans');

  beforeEach(async () => {
    await tree.area('publish', 'mf-clans');
    tree.change('mf-clans', { says: 'canary' });
  });

  it('goes to a share of the visitors, and to everyone with --promote', async () => {
    const before = await tree.stable('mf-clans');
    const { output } = await tree.area('publish', 'mf-clans', '--canary', '10');
    expect(output).toContain('is live for 10 % of the visitors');
    const { canary } = await release();
    expect(canary?.percent).toBe(10);
    expect(await tree.stable('mf-clans')).toBe(before);
    expect((await tree.area('publish', 'mf-clans', '--promote')).exitCode).toBe(0);
    expect(await release()).toMatchObject({ stable: canary?.version });
    expect((await release()).canary).toBeUndefined();
  });

  it.each(['0', '100', '5.5', 'ten', ''])('refuses a share of "%s"', async (share) => {
    expect(await tree.area('publish', 'mf-clans', `--canary=${share}`)).toMatchObject({
      exitCode: 2,
      output: expect.stringContaining('from 1 to 99'),
    });
  });

  it('is refused for an area that was never published, and --promote is refused without one', async () => {
    expect(await tree.area('publish', 'mf-maps', '--canary', '10')).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('without --canary first'),
    });
    expect(await tree.area('publish', 'mf-clans', '--promote')).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('no canary to promote'),
    });
  });
});

describe('list', () => {
  it('shows what is live, what else is stored, the contract, the size and the owner', async () => {
    await tree.area('publish', '--all');
    const before = await tree.stable('mf-clans');
    tree.change('mf-clans', { says: 'new' });
    await tree.area('publish', 'mf-clans', '--canary', '10');
    const { output } = await tree.area('list');
    expect(output).toMatch(/^area +stable +canary +also stored +contract +size +owner$/m);
    expect(output).toMatch(
      new RegExp(`^mf-clans +${before} +1\\.0\\.0-\\w+ \\(10 %\\) +0 +1 +.*the clans team$`, 'm'),
    );
    const { areas } = await tree.json('list');
    expect(areas).toMatchObject([
      { area: 'mf-clans', stable: before, canary: { percent: 10 } },
      { area: 'mf-maps' },
    ]);
  });

  it('shows an area that cannot be read with its reason, beside the others', async () => {
    await tree.area('publish', '--all');
    rmSync(path.join(tree.storeDir, 'mf-clans', await tree.stable('mf-clans')), { recursive: true });
    const { output, exitCode } = await tree.area('list');
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^mf-clans +cannot be read: .*area\.json is not in the area store/m);
    expect(output).toMatch(/^mf-maps +1\.0\.0/m);
  });
});

it('stores who moved the pointer, and from which commit', async () => {
  tree.env.USER = 'ann';
  await tree.json('publish', 'mf-clans');
  tree.env.GITHUB_ACTOR = 'ben';
  tree.env.GITHUB_SHA = 'f00d';
  tree.change('mf-clans', { says: 'two' });
  await tree.json('publish', 'mf-clans');
  const { history } = await openAreaStore(tree.storeDir).pointer('mf-clans');
  expect(history).toMatchObject([
    { action: 'publish', by: 'ann', commit: 'c0ffee' },
    { action: 'publish', by: 'ben', commit: 'f00d' },
  ]);
});

describe('an invalid command', () => {
  it.each([
    [['publish', 'mf-clan'], 'The areas are: mf-clans, mf-maps.'],
    [['publish'], 'Name an area (mf-clans, mf-maps), or use --all.'],
    [['publsh', 'mf-clans'], 'publish AREA'],
    [['publish', 'mf-clans', '--canry', '5'], 'publish has no option --canry. It has --store, '],
    [['rollback'], 'Name one area'],
    [['rollback', 'mf-clans', 'mf-maps'], 'Name one area'],
    [['prune', '--days', 'many'], '--days takes a whole number'],
    [['toString'], 'There is no command "toString"'],
  ])('%j is refused with the correct usage', async (args, text) => {
    expect(await tree.area(...args)).toMatchObject({ exitCode: 2, output: expect.stringContaining(text) });
  });
});
