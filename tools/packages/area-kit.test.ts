import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { aFolder, runNode } from '../test/scripts.ts';

const tools = path.resolve(import.meta.dirname, '..');
const root = path.resolve(tools, '..');
const manifest = JSON.parse(readFileSync(path.join(root, 'area-kit', 'package.json'), 'utf8'));

// The linter compares imports with the manifest of tools, and the area kit publishes these files with its own.
test('the area kit declares the packages that its files import', () => {
  const entries = ['area/hotdrop-area.ts', 'dev/own-area.ts', 'jest/page-tests.mjs', 'build/area-config.ts'];
  const files = new Set(entries.map((file) => path.join(tools, file)));
  // The preset resolves it by name.
  const imported = new Set(['@module-federation/sdk']);
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, name = ''] of code.matchAll(/['"`](\.\.?\/[^'"`\n]+\.[cm]?[jt]sx?)['"`]/g)) {
      const named = path.resolve(path.dirname(file), name);
      if (existsSync(named) && named.startsWith(tools)) files.add(named);
    }
    for (const [, name = ''] of code.matchAll(/^(?:import|export|\}) ?(?!type ).*from '([^'.][^']*)';$/gm)) {
      if (!isBuiltin(name)) imported.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  }
  expect(imported).toContain('webpack');
  expect(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })).toEqual(
    expect.arrayContaining([...imported]),
  );
});

test('types and tests cover all of an area’s repository but its build', async () => {
  const template = path.join(root, 'create-area', 'template', 'own-repository', 'tsconfig.json.template');
  const folder = aFolder({
    'package.json': '{}',
    'tsconfig.json': readFileSync(template, 'utf8'),
    'jest.config.mjs': `export { default } from ${JSON.stringify(path.join(tools, 'jest', 'page-tests.mjs'))};`,
    'dist/node/entry.js': '',
    'service/clans.test.ts': '',
    'src/area.tsx': '',
  });
  symlinkSync(path.join(root, 'create-area', 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const [types, tests] = await Promise.all([
    runNode(folder, [path.join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '--showConfig']),
    runNode(folder, [createRequire(import.meta.url).resolve('jest/bin/jest'), '--listTests']),
  ]);
  expect(JSON.parse(types.output).files.sort()).toEqual([
    './jest.config.mjs',
    './service/clans.test.ts',
    './src/area.tsx',
  ]);
  expect(tests.output.trim()).toBe(path.join(folder, 'service', 'clans.test.ts'));
});
