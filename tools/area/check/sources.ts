import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ownArea } from '../repository.ts';

const require = createRequire(import.meta.url);

/** Runs a script of Node to its end, with its output beside our progress. Resolves with whether it succeeded. */
async function runScript(root: string, script: string, ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Checks the types. In a repository of several areas, all packages are compiled together. */
export async function typeProblems(root: string): Promise<string[]> {
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return (await runScript(root, compiler, '--noEmit')) ? [] : ['TypeScript finds errors: see above'];
}

/** Runs the area's tests. */
export async function testProblems(root: string, area: string): Promise<string[]> {
  const which = ownArea(root) ? [] : ['--selectProjects', 'pages', '--testPathPatterns', `/${area}/`];
  const args = ['--ci', '--silent', '--passWithNoTests', ...which];
  return (await runScript(root, require.resolve('jest/bin/jest'), ...args)) ? [] : ['tests fail: see above'];
}
