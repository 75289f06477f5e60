import { existsSync } from 'node:fs';
import path from 'node:path';
import { aWorkTree, type WorkTree } from '../testing.ts';

let tree: WorkTree;
beforeEach(async () => {
  tree = await aWorkTree('mf-clans');
});

async function storeShell(says: string): Promise<string> {
  tree.buildShell(says);
  return (await tree.json('shell')).version;
}

it('tries a candidate in the running shell and the one before, and in no older one', async () => {
  for (const says of ['one', 'two', 'three']) await storeShell(says);
  expect((await tree.area('publish', 'mf-clans')).exitCode).toBe(0);
  expect(tree.tried).toEqual(['three', 'two']);
});

it.each([
  ['that runs', ['agrees', 'refuses its loader']],
  ['before', ['refuses its loader', 'agrees']],
])('refuses a candidate that fails in the shell %s', async (_, shells) => {
  const versions = [];
  for (const says of shells) versions.push(await storeShell(says));
  const refusing = versions[shells.indexOf('refuses its loader')];
  const { exitCode, output } = await tree.area('publish', 'mf-clans');
  expect(exitCode).toBe(1);
  expect(output).toContain(`in the shell ${refusing}`);
  expect(output).toContain('refuses its loader');
  expect(output).toContain('Nothing was published');
  expect(existsSync(path.join(tree.storeDir, 'mf-clans'))).toBe(false);
});

it('leaves a candidate to the running shells with --untried', async () => {
  await storeShell('refuses its loader');
  expect((await tree.area('publish', 'mf-clans', '--untried')).exitCode).toBe(0);
  expect(tree.tried).toEqual([]);
});
