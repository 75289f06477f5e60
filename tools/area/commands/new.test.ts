import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeArea } from '@hotdrop/create-area';
import { locales } from '@hotdrop/shared-domain/locale';
import { aTempFolder, filesIn } from '@hotdrop/shared-host/testing';
import { copyWorkTree } from '../../start/copy-work-tree.ts';
import { runNode } from '../../test/scripts.ts';
import { runCli } from '../cli.ts';
import { workTreeTools } from '../work-tree-tools.ts';

const here = path.resolve(__dirname, '../../..');
const said: string[] = [];

async function aCopyOfTheWorkTree(): Promise<string> {
  const root = await aTempFolder();
  copyWorkTree(here, root);
  return root;
}

const newIn = (root: string, ...names: string[]) =>
  runCli(['new', ...names], {
    ...workTreeTools(root),
    say: (line) => void said.push(line),
    settle: async () => {},
  });

describe('new', () => {
  it('creates a folder and changes nothing else', async () => {
    const root = await aCopyOfTheWorkTree();
    const before = await filesIn(root);
    expect(await newIn(root, 'clans')).toMatchObject({ exitCode: 0 });
    const after = await filesIn(root);
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(Object.keys(before).filter((file) => !(file in after))).toEqual([]);
    expect(changed.filter((file) => !file.startsWith('mf-clans/'))).toEqual([]);
    expect(changed).toEqual(
      expect.arrayContaining([
        'mf-clans/README.md',
        'mf-clans/package.json',
        ...locales.map((locale) => `mf-clans/catalogs/${locale}.po`),
        'mf-clans/src/manifest.ts',
        'mf-clans/src/area.tsx',
        'mf-clans/src/dev.tsx',
        'mf-clans/src/overview/overview.test.tsx',
        'mf-clans/src/parts.tsx',
        'mf-clans/src/parts/running.part.tsx',
      ]),
    );
  });

  it('creates an area that the compiler accepts', async () => {
    // The packages of the workspace are found from here.
    const dir = path.join(here, '.cache', 'template', 'mf-clans');
    rmSync(dir, { recursive: true, force: true });
    await writeArea('clans', { dir, kind: 'in-repository' });
    symlinkSync(
      path.join(here, 'mf-leaderboards', 'node_modules'),
      path.join(dir, 'node_modules'),
      'junction',
    );
    const config = {
      extends: '../../../tsconfig.json',
      compilerOptions: { incremental: false },
      include: ['src', '../../../shared-ui/src/ambient.d.ts'],
    };
    writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify(config));
    const tsc = path.join(here, 'node_modules', 'typescript', 'bin', 'tsc');
    expect(await runNode(dir, [tsc, '--noEmit', '--tsBuildInfoFile', 'null'])).toEqual({
      code: 0,
      output: '',
    });
  });

  it.each([[], [''], ['Clans'], ['clans!'], ['../clans'], ['clans', 'maps'], ['-clans']])(
    'refuses the name %j',
    async (...names) => {
      const root = await aTempFolder();
      expect(
        await newIn(root, ...names.map((name) => (name.startsWith('-') ? `mf-${name}` : name))),
      ).toMatchObject({ exitCode: 2, output: expect.stringContaining('new clans') });
      expect(await filesIn(root)).toEqual({});
    },
  );

  it('does not change an existing area', async () => {
    const root = await aCopyOfTheWorkTree();
    const before = await filesIn(root);
    expect(await newIn(root, 'leaderboards')).toMatchObject({
      exitCode: 2,
      output: expect.stringContaining('mf-leaderboards exists already'),
    });
    expect(await filesIn(root)).toEqual(before);
  });
});
