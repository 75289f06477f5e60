import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

const tools = path.resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(path.join(tools, '..', 'area-kit', 'package.json'), 'utf8'));

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
