import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { compilePackage } from './compile-package.ts';

/** `node tools/packages/main.ts shared-ui …` compiles packages. `pnpm pack` and `pnpm publish` run it. */
const root = path.resolve(import.meta.dirname, '../..');
const declarations = path.join(root, '.cache', 'declarations');
const typeScript = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');

rmSync(declarations, { recursive: true, force: true });
execFileSync(process.execPath, [typeScript, '--project', import.meta.dirname], { stdio: 'inherit' });
for (const name of process.argv.slice(2)) {
  await compilePackage(path.join(root, name), path.join(declarations, name, 'src'));
}
