import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@hotdrop/shared-host/store';
import { compilePackage } from './compile-package.ts';
import { reachableFiles } from './reachable-files.ts';
import { writeTemplates } from './write-templates.ts';

/** `node tools/packages/main.ts shared-ui …` compiles packages. `pnpm pack` and `pnpm publish` run it. */
const root = path.resolve(import.meta.dirname, '../..');
const declarations = path.join(root, '.cache', 'declarations');
const typeScript = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** Packages that publish a part of `tools`: files that lead to all others. */
const partsOfTools: Readonly<Record<string, readonly string[]>> = {
  'area-kit': ['area-kit/main.ts', 'jest/page-tests.mjs', 'build/area-config.ts'],
  'create-area': ['create-area/main.ts'],
};

async function sourcesOf(name: string) {
  const entries = partsOfTools[name];
  const source = entries ? 'tools' : `${name}/src`;
  const folder = path.join(root, source);
  const files = entries
    ? reachableFiles(folder, entries)
    : (await listFiles(folder)).filter((file) => !/\.test\.tsx?$/.test(file));
  return { folder, files, declarations: path.join(declarations, source) };
}

rmSync(declarations, { recursive: true, force: true });
execFileSync(process.execPath, [typeScript, '--project', import.meta.dirname], { stdio: 'inherit' });
for (const name of process.argv.slice(2)) {
  const compiled = await compilePackage(path.join(root, name), await sourcesOf(name));
  if (name === 'create-area') await writeTemplates(root, path.join(compiled, 'template'));
}
