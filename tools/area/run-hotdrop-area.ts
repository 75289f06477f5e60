import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runProcess } from './cli.ts';
import { findRoot } from './repository.ts';
import { workTreeTools } from './work-tree-tools.ts';

const require = createRequire(import.meta.url);
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const scripts: Readonly<Record<string, () => string>> = {
  dev: () => here('../dev/own-area.ts'),
  test: () => require.resolve('jest/bin/jest'),
  texts: () => here('../lingui/texts.ts'),
};

/**
 * `hotdrop-area` in an area's repository: the commands of `npm run area`, and `dev`, `test`, and `texts`. It works on the
 * repository of the current folder.
 */
export async function runHotdropArea([command = 'help', ...args]: readonly string[]): Promise<void> {
  try {
    const root = findRoot(process.cwd());
    const script = Object.hasOwn(scripts, command) ? scripts[command]?.() : undefined;
    if (!script) return await runProcess([command, ...args], workTreeTools(root));
    const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
