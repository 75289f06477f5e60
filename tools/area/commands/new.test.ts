import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@hotdrop/shared-domain/locale';
import { aTempFolder, filesIn } from '@hotdrop/shared-host/testing';
import { copyWorkTree } from '../../start/copy-work-tree.ts';
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
        'mf-clans/src/mount.tsx',
        'mf-clans/src/dev.tsx',
        'mf-clans/src/overview/overview.test.tsx',
        'mf-clans/src/parts.tsx',
        'mf-clans/src/parts/running.part.tsx',
      ]),
    );
  });

  it('fills in the name everywhere', async () => {
    const root = await aCopyOfTheWorkTree();
    await newIn(root, 'mf-weapon-mastery');
    const files = await filesIn(path.join(root, 'mf-weapon-mastery'));
    const leftover = Object.entries(files).filter(([file, text]) => /__|\.template/.test(file + text));
    expect(leftover).toEqual([]);
    expect(files['src/manifest.ts']).toContain("en: 'Weapon mastery'");
    expect(files['src/manifest.ts']).toContain("routes: ['weapon-mastery/*']");
  });

  it('depends on the same versions as the other areas', async () => {
    const root = await aCopyOfTheWorkTree();
    await newIn(root, 'clans');
    const dependenciesOf = (area: string) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(path.join(root, area, 'package.json'), 'utf8'),
      );
      return { ...dependencies, ...devDependencies };
    };
    expect(dependenciesOf('mf-leaderboards')).toMatchObject(dependenciesOf('mf-clans'));
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
